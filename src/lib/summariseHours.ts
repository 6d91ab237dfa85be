import { formatShift } from './clockTime';

/** A weekday with its shifts, none when closed. */
export interface DayHours {
  day: string;
  shifts: readonly { opens: string; closes: string }[];
}

/**
 * The week in a few lines, one for all days with the same hours, in the order of their first day.
 * @param closed what stands for the hours of a closed day
 */
export function summariseHours(week: readonly DayHours[], closed: string): string[] {
  const days = new Map<string, string[]>();
  for (const { day, shifts } of week) {
    const hours = shifts.map(formatShift).join(', ') || closed;
    days.set(hours, [...(days.get(hours) ?? []), day]);
  }
  return [...days].map(([hours, names]) => `${names.join(', ')}: ${hours}`);
}
