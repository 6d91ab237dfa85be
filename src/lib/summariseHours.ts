import { formatShift, isAllDay } from './clockTime';

/** A weekday with its shifts, none when closed. */
export interface DayHours {
  day: string;
  shifts: readonly { opens: string; closes: string }[];
}

/** What stands for the hours of a closed day, and of one that is open round the clock. */
export interface HoursWords {
  closed: string;
  allDay: string;
}

/** Days that have the same hours, in words. */
export interface HoursInShort {
  /** Their names: `Monday, Friday`. */
  days: string;
  /** Each shift: `04:00 PM–07:00 PM`; on closed days, and days open round the clock, the words for that. */
  hours: string[];
}

/** A shift as shown, in words if it is the whole day. */
export const describeShift = (
  shift: { opens: string; closes: string },
  { allDay }: Pick<HoursWords, 'allDay'>,
): string => (isAllDay(shift) ? allDay : formatShift(shift));

/** The week in a few lines, one for all days with the same hours, in the order of their first day. */
export function summariseHours(week: readonly DayHours[], words: HoursWords): HoursInShort[] {
  const lines = new Map<string, { days: string[]; hours: string[] }>();
  for (const { day, shifts } of week) {
    const hours = shifts.length > 0 ? shifts.map((shift) => describeShift(shift, words)) : [words.closed];
    const line = lines.get(hours.join()) ?? { days: [], hours };
    line.days.push(day);
    lines.set(hours.join(), line);
  }
  return [...lines.values()].map(({ days, hours }) => ({ days: days.join(', '), hours }));
}

/** Such a line as one text: `Monday, Friday: 04:00 PM–07:00 PM`. */
export const formatHoursInShort = ({ days, hours }: Readonly<{ days: string; hours: readonly string[] }>): string =>
  `${days}: ${hours.join(', ')}`;
