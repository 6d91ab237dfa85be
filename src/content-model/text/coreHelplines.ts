import { digitsOf } from '../../lib/phone';
import type { ContentOf } from '../collections';
import type { FieldPath } from '../issue';
import { nearest } from '../messages/suggest';
import { SHORT_CODES } from './phoneNumbers';

type Helplines = ContentOf<'Clinic'>['helplines'];
type Audience = Helplines[number]['audience'];

/** A helpline that no site may lack. */
export interface CoreHelpline {
  name: string;
  /** As people read them; their digits are dialled. */
  numbers: readonly string[];
  /** Whom it is for. */
  audience: Audience;
}

/** The three to print everywhere (docs/words.md, “Helplines”). */
export const CORE_HELPLINES: readonly CoreHelpline[] = [
  { name: 'Emergency services', numbers: ['112'], audience: 'everyone' },
  { name: 'Tele-MANAS', numbers: ['14416', '1-800-891-4416'], audience: 'everyone' },
  { name: 'Childline', numbers: ['1098'], audience: 'children' },
];

/**
 * Numbers of other helplines that are so close to the core ones that they would look misspelt.
 */
const OTHER_NUMBERS: readonly string[] = [...SHORT_CODES, '14446', '14567'];

/** A number of a clinic’s helplines, with its path within the clinic. */
export interface WrittenNumber {
  path: FieldPath;
  /** Index of its helpline. */
  helpline: number;
  display: string;
  digits: string;
  audience: Audience;
}

/** Whether a number reads as a core number. */
export const isShown = ({ display }: WrittenNumber, number: string): boolean => digitsOf(display) === digitsOf(number);
/** Whether a number dials a core number. */
export const isDialled = ({ digits }: WrittenNumber, number: string): boolean => digits === digitsOf(number);
/** Whether a number is shown to those whom a core helpline is for; one for children may also be shown to everyone. */
export const reaches = (audience: Audience, core: CoreHelpline): boolean =>
  audience === 'everyone' || audience === core.audience;

/** Ways in which a written number may be a core one, the surest first. */
const likenesses: readonly ((written: WrittenNumber, number: string, core: CoreHelpline) => boolean)[] = [
  (written, number, core) => isShown(written, number) && isDialled(written, number) && reaches(written.audience, core),
  (written, number) => isShown(written, number) && isDialled(written, number),
  (written, number) => isShown(written, number) || isDialled(written, number),
  ({ display, digits }, number) => {
    const own = [digitsOf(display), digits].filter((each) => !OTHER_NUMBERS.includes(each));
    return nearest(digitsOf(number), own) !== undefined;
  },
];

const numbersIn = (helplines: Helplines): WrittenNumber[] =>
  helplines.flatMap(({ numbers, audience }, helpline) =>
    numbers.map(({ display, digits }, index) => ({
      path: ['helplines', helpline, 'numbers', index],
      helpline,
      display,
      digits,
      audience,
    })),
  );

/**
 * The written number for each core number, right or misspelt; a missing one has no entry, and none is matched twice.
 */
export function findCoreNumbers(helplines: Helplines): Map<string, WrittenNumber> {
  const free = new Set(numbersIn(helplines));
  const wanted = CORE_HELPLINES.flatMap((core) => core.numbers.map((number) => ({ core, number })));
  const found = new Map<string, WrittenNumber>();
  for (const isLike of likenesses) {
    for (const { core, number } of wanted) {
      if (found.has(number)) continue;
      const written = [...free].find((each) => isLike(each, number, core));
      if (!written) continue;
      found.set(number, written);
      free.delete(written);
    }
  }
  return found;
}
