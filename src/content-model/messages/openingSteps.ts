/** What to write for hours that are not written as a list of shifts. */
import type { JsonSchema } from '../fields';
import { toTime } from './guessValues';

const CLOSED = /^\s*(?:closed?|holiday|off|none|nil|no|n\/a|weekly off|बंद|अवकाश|छुट्टी|[-–—]*)\s*$/iu;
const ALL_DAY =
  /^\s*(?:open\s+)?(?:24\s*(?:hours?|hrs?|h)?(?:\s*[x/×]\s*7)?|all day|always|round the clock|24 घंटे)\s*$/iu;
const ALL_DAY_SHIFT = '{ "opens": "00:00", "closes": "23:59" }';

/** A span such as “9 am to 1 pm” as a shift. */
function toShift(text: string): string | undefined {
  const [opens, closes, ...others] = text.split(/\s*(?:[-–—]|\bto\b|से)\s*/iu);
  if (opens === undefined || closes === undefined || others.length > 0) return undefined;
  const [from, to] = [toTime(opens), toTime(closes)];
  return from && to && `{ "opens": "${from}", "closes": "${to}" }`;
}

const isShifts = ({ items }: JsonSchema) => items?.typeName === 'Shift';

/** What to write in place of a list of shifts that is none. */
function stepToShifts(value: unknown): string | undefined {
  if (value === undefined) return 'add "shifts"; for a closed day "shifts": []';
  if (value === null || value === false || (typeof value === 'string' && CLOSED.test(value)))
    return '[] for a closed day';
  if (typeof value !== 'string') return undefined;
  if (ALL_DAY.test(value)) return `[${ALL_DAY_SHIFT}] for a day that is open round the clock`;
  const shifts = value.split(/\s*(?:,|;|&|\band\b|और)\s*/iu).map(toShift);
  return shifts.every((shift) => shift !== undefined) ? `[${shifts.join(', ')}]` : undefined;
}

/** What to write in place of a shift that is none. */
function stepToShift(value: unknown): string | undefined {
  if (value === null || (typeof value === 'string' && CLOSED.test(value)))
    return 'remove it; a closed day has an empty list, "shifts": []';
  if (typeof value !== 'string') return undefined;
  return ALL_DAY.test(value) ? ALL_DAY_SHIFT : toShift(value);
}

/** What to write in place of hours of a wrong type; undefined for anything else, or if nothing can be guessed. */
export function suggestHours(value: unknown, schema: JsonSchema): string | undefined {
  if (isShifts(schema)) return stepToShifts(value);
  return schema.typeName === 'Shift' && value !== undefined ? stepToShift(value) : undefined;
}

/** What to write in place of a text that is no time of day. */
export function stepToTime(found: string): string | undefined {
  // The end of a day is midnight, which the 24-hour clock writes as the beginning of the next.
  if (/^\s*(?:24[:.]00|12\s*midnight|midnight)\s*$/i.test(found))
    return 'write "23:59" for the end of a day, "00:00" for its beginning';
  if (CLOSED.test(found)) return 'write the time; for a closed day, "shifts": [] in place of its times';
  return ALL_DAY.test(found)
    ? 'for a day that is open round the clock, write "opens": "00:00" and "closes": "23:59"'
    : undefined;
}
