import { digitsOf } from '../../lib/phone';
import type { ContentOf } from '../collections';
import { formatField, quote, type FieldPath } from '../issue';
import type { FaultWords, Rule } from '../rule';
import { nearest } from '../messages/suggest';
import {
  CORE_HELPLINES,
  findCoreNumbers,
  isDialled,
  isShown,
  reaches,
  type CoreHelpline,
  type WrittenNumber,
} from '../text/coreHelplines';

type Helplines = ContentOf<'Clinic'>['helplines'];

/** A fault of the helplines, by its path within the clinic. */
interface CoreFault {
  path: FieldPath;
  words: FaultWords;
}

const list = (numbers: readonly string[]) => new Intl.ListFormat('en-IN').format(numbers);
const REACH = 'which anyone in India can call at any hour';
const fieldsOf = (number: string) => `"display": ${quote(number)}, "digits": ${quote(digitsOf(number))}`;

/** What is wrong with the number that stands for a core number. */
function describeNumber(written: WrittenNumber, number: string, core: CoreHelpline): CoreFault[] {
  const { path, display, digits } = written;
  if (isShown(written, number)) {
    const found = `${quote(digits)} for the number shown as ${quote(display)}`;
    const words = { found, expected: 'the digits that are shown', suggestion: quote(digitsOf(number)) };
    return isDialled(written, number) ? [] : [{ path: [...path, 'digits'], words }];
  }
  const which = core.numbers.length > 1 ? 'a number' : 'the number';
  const words = {
    found: `${quote(display)}, which dials ${quote(digits)}`,
    expected: `${number}, ${which} of ${core.name}, ${REACH}`,
  };
  return isDialled(written, number)
    ? [{ path: [...path, 'display'], words: { ...words, suggestion: quote(number) } }]
    : [{ path, words: { ...words, suggestion: fieldsOf(number) } }];
}

/** A core helpline that only pages about children show, though it is for everyone. */
function describeAudience({ helpline, audience }: WrittenNumber, core: CoreHelpline): CoreFault[] {
  if (reaches(audience, core)) return [];
  const words = {
    found: quote(audience),
    expected: `"everyone": ${core.name} is for people of every age, and belongs in crisis help everywhere`,
    suggestion: '"everyone"',
  };
  return [{ path: ['helplines', helpline, 'audience'], words }];
}

/** Core numbers that nothing stands for. */
function describeMissing(
  helplines: Helplines,
  core: CoreHelpline,
  missing: readonly string[],
  home: number,
): CoreFault {
  const own = helplines[home];
  const numbers = (own ? [own] : helplines).flatMap((helpline) => helpline.numbers);
  const fields = missing.map(fieldsOf).join(' and ');
  return {
    path: own ? ['helplines', home, 'numbers'] : ['helplines'],
    words: {
      found: `${list(numbers.map(({ display }) => display))}, not ${list(missing)}`,
      expected: `${list(core.numbers)}, the ${core.numbers.length > 1 ? 'numbers' : 'number'} of ${core.name}, ${REACH}`,
      suggestion: own ? `add ${fields} to the list` : `add ${core.name} with ${fields}`,
    },
  };
}

function findFaultsOf(core: CoreHelpline, helplines: Helplines, numbers: ReadonlyMap<string, WrittenNumber>) {
  const written = core.numbers.flatMap((number) => numbers.get(number) ?? []);
  const missing = core.numbers.filter((number) => !numbers.has(number));
  const name = nearest(
    core.name,
    helplines.map((helpline) => helpline.name),
  );
  const home = written[0]?.helpline ?? helplines.findIndex((helpline) => helpline.name === name);
  return [
    ...core.numbers.flatMap((number) => {
      const own = numbers.get(number);
      return own ? describeNumber(own, number, core) : [];
    }),
    ...written.flatMap((each) => describeAudience(each, core)),
    ...(missing.length > 0 ? [describeMissing(helplines, core, missing, home)] : []),
  ];
}

/** What the helplines of a clinic lack of the core ones, or have wrong. */
export function findCoreFaults(helplines: Helplines): CoreFault[] {
  const numbers = findCoreNumbers(helplines);
  const faults = CORE_HELPLINES.flatMap((core) => findFaultsOf(core, helplines, numbers));
  // Two numbers of one helpline have the same audience.
  return [...new Map(faults.map((fault) => [`${formatField(fault.path)}: ${fault.words.expected}`, fault])).values()];
}

/** Whatever else a site says in a crisis, it gives numbers that answer (docs/words.md, “Helplines”). */
export const coreHelplines: Rule = {
  name: 'core-helplines',
  description: `The helplines in clinic.json include ${list(CORE_HELPLINES.flatMap(({ numbers }) => numbers))}, each shown to everyone it is for.`,
  check(content, report) {
    for (const entry of content.ofType('Clinic'))
      for (const { path, words } of findCoreFaults(entry.value.helplines)) report(entry, path, words);
  },
};
