/**
 * India has had one time zone without summer time, five and a half hours ahead of UTC, since 1945. So Indian time is
 * plain arithmetic, the same on every device whatever its own zone (checked against the zone database in the tests).
 */
const AHEAD = 5.5 * 60 * 60_000;

const DAY = 24 * 60 * 60_000;

/** The calendar day in India, YYYY-MM-DD, wherever the visitor is. */
export const dayInIndia = (now: Date): string => new Date(+now + AHEAD).toISOString().slice(0, 10);

/** The time of day in India on the 24-hour clock, HH:MM; seconds are cut off, so 12:59:59 is 12:59. */
export const timeInIndia = (now: Date): string => new Date(+now + AHEAD).toISOString().slice(11, 16);

/**
 * The moment at which a clock in India shows a day and time.
 * @param day YYYY-MM-DD
 * @param time HH:MM
 */
export const momentInIndia = (day: string, time: string): Date => new Date(Date.parse(`${day}T${time}:00Z`) - AHEAD);

/** A calendar day some days later, or earlier: days are counted, never hours, so that no clock can shift them. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

/** How many days there are from one calendar day to another, counting both. */
export const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;

/** A calendar day in another year; 29 February becomes 28 February if that year has none. */
export function inYear(day: string, year: number): string {
  const hasLeapDay = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const rest = day.endsWith('-02-29') && !hasLeapDay ? '-02-28' : day.slice(4);
  return String(year).padStart(4, '0') + rest;
}

/** Index of a calendar day in the week, from 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
