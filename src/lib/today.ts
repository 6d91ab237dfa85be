/** The visitor’s own calendar day as YYYY-MM-DD, never the UTC one (decisions, “Forms”). */
export function localDay(now: Date): string {
  const pad = (n: number, length: number) => String(n).padStart(length, '0');
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}

/** The day of the week at the clinic, in English, wherever the visitor is. */
export const weekdayInIndia = (now: Date): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(now);

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The calendar day at the clinic as YYYY-MM-DD: India is five and a half hours ahead of UTC all year. */
export const dayInIndia = (now: Date): string => new Date(now.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
