import { digitsOf } from '../../lib/phone';
import type { ContentOf } from '../collections';
import type { Content } from '../rule';
import { CORE_HELPLINES } from './coreHelplines';

type PartOfClinic = { helplines?: Partial<ContentOf<'Clinic'>['helplines'][number]>[] } | null;

/** The numbers of a list that may be faulty. */
function numbersIn(clinic: PartOfClinic): unknown[] {
  const helplines = Array.isArray(clinic?.helplines) ? clinic.helplines : [];
  const numbers = helplines.flatMap((helpline) => (Array.isArray(helpline?.numbers) ? helpline.numbers : []));
  return numbers.flatMap((number) => [number?.display, number?.digits]);
}

/**
 * The helpline numbers of clinic.json, as shown and as dialled; the only ones that texts may hold. A fault elsewhere in
 * that file does not hide them.
 */
export function helplineNumbers({ entries }: Content): string[] {
  const clinics = entries.filter(({ collection }) => collection.typeName === 'Clinic');
  const numbers = clinics.flatMap(({ value }) => numbersIn(value as PartOfClinic));
  return [...new Set(numbers.filter((number) => typeof number === 'string'))];
}

const coreNumbers = CORE_HELPLINES.flatMap(({ numbers }) => numbers.flatMap((number) => [number, digitsOf(number)]));

/**
 * Numbers in texts that are to be called, and so are no statistics: those of clinic.json and the core helplines, so
 * that a typo in clinic.json does not turn a right number into a statistic. Empty if clinic.json has none.
 */
export function numbersToCall(content: Content): string[] {
  const own = helplineNumbers(content);
  return own.length === 0 ? [] : [...new Set([...own, ...coreNumbers])];
}
