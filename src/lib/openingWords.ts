import { formatShortTime } from './clockTime';
import { formatDate } from './formatDate';
import { addDays, weekdayOf } from './indianTime';
import { nextOpenDay, shiftsOn, type OpeningState, type Schedule } from './openingHours';

/** Words of the opening state, from `content/sections.json`; {time} and {day} are placeholders. */
interface OpeningWords {
  openNow: string;
  allDay: string;
  closedNow: string;
  tomorrow: string;
  laterDay: string;
  closed: string;
}

/** For how many days ahead the weekday’s name alone is clear. */
const NAMED_DAYS = 6;

const weekdayName = ({ openingHours }: Schedule, day: string) => openingHours[weekdayOf(day)]!.day;

/** A day with its weekday: Wednesday 27 January 2027. */
const longDay = (schedule: Schedule, day: string) => `${weekdayName(schedule, day)} ${formatDate(day)}`;

/** “Open now, closes 1 PM”, “Closed now, opens 4 PM”, or with the day: tomorrow, on Monday, on Wednesday 24 March 2027. */
export function describeOpening(schedule: Schedule, state: OpeningState, words: OpeningWords): string {
  if (state.isOpen && state.isAllDay) return words.allDay;
  if (state.isOpen) return words.openNow.replace('{time}', formatShortTime(state.closes));
  if (!state.opens) return words.closed;
  const { day, time } = state.opens;
  const clock = formatShortTime(time);
  const tell = (when: string) => words.closedNow.replace('{time}', when);
  if (day === state.today) return tell(clock);
  if (day === addDays(state.today, 1)) return tell(`${words.tomorrow} ${clock}`);
  const name = day <= addDays(state.today, NAMED_DAYS) ? weekdayName(schedule, day) : `${longDay(schedule, day)},`;
  return tell(`${words.laterDay.replace('{day}', name)} ${clock}`);
}

/**
 * Why a day can’t be chosen for a visit: the clinic is closed on it, and opens again on another.
 * @param day YYYY-MM-DD; anything else, such as a year of five digits, is left to others to refuse
 * @param words `{day}` becomes the next day on which the clinic opens
 * @returns undefined for a day on which the clinic opens, and if there is no opening to name
 */
export function refuseClosedDay(schedule: Schedule, day: string, words: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || shiftsOn(schedule, day).length > 0) return undefined;
  const next = nextOpenDay(schedule, day);
  return next && words.replace('{day}', longDay(schedule, next));
}
