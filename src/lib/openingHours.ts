/** When the clinic is open, by its weekly table and its closures, in Indian time. Pure: a clock goes in, a state comes out. */
import { isAllDay } from './clockTime';
import { addDays, dayInIndia, timeInIndia, momentInIndia, weekdayOf } from './indianTime';

/** A span of opening time, HH:MM on the 24-hour clock: open from the first minute on, closed from the last one on. */
export interface Shift {
  opens: string;
  closes: string;
}

/** Days on which the clinic is closed whatever the weekly table says, YYYY-MM-DD, the first and the last one with it. */
export interface Closure {
  from: string;
  to: string;
  reason: string;
}

/** What `content/clinic.json` says of the hours. */
export interface Schedule {
  /** The week, Monday to Sunday. */
  openingHours: readonly { day: string; shifts: readonly Shift[] }[];
  closures: readonly Closure[];
}

/** Open until, or all day, or closed until; without an opening if the weekly table has none, or if closures never end. */
export type OpeningState = (
  { isOpen: true; closes: string; isAllDay?: true } | { isOpen: false; opens?: { day: string; time: string } }
) & {
  /** The day in India for which this holds. */
  today: string;
  /** The next moment at which anything of this changes: a shift’s start or end, or midnight in India. */
  until: Date;
};

const MIDNIGHT = '00:00';
const LAST_MINUTE = '23:59';

/** The closure that a day lies in, if any. */
export const closureOn = ({ closures }: Pick<Schedule, 'closures'>, day: string): Closure | undefined =>
  closures.find(({ from, to }) => from <= day && day <= to);

/** The shifts of a day, none on a closed one; two that meet count as one. */
export function shiftsOn(schedule: Schedule, day: string): Shift[] {
  if (closureOn(schedule, day)) return [];
  const merged: Shift[] = [];
  for (const { opens, closes } of schedule.openingHours[weekdayOf(day)]?.shifts ?? []) {
    const last = merged.at(-1);
    if (last?.closes === opens) last.closes = closes;
    else merged.push({ opens, closes });
  }
  return merged;
}

/** Closures end long before (content-model/rules/datedSpans.ts); the bound is there so that no schedule can loop for ever. */
const MOST_STEPS = 400;
/** Days after it have no form YYYY-MM-DD. */
const LAST_DAY = '9999-12-31';

/**
 * The first day on which the clinic opens, counting the given one.
 * @returns YYYY-MM-DD; undefined if the weekly table has no shift at all, or if closures never end
 */
export function nextOpenDay(schedule: Schedule, from: string): string | undefined {
  let day = from;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (shiftsOn(schedule, day).length > 0) return day;
    const last = closureOn(schedule, day)?.to ?? day;
    if (last >= LAST_DAY) return undefined;
    day = addDays(last, 1);
  }
  return undefined;
}

/** Whether the clinic is open, and what comes next; exact to the minute. */
export function openingState(schedule: Schedule, now: Date): OpeningState {
  const [today, time] = [dayInIndia(now), timeInIndia(now)];
  const shifts = shiftsOn(schedule, today);
  if (shifts.some(isAllDay))
    return {
      isOpen: true,
      closes: LAST_MINUTE,
      isAllDay: true,
      today,
      until: momentInIndia(addDays(today, 1), MIDNIGHT),
    };
  const current = shifts.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, closes: current.closes, today, until: momentInIndia(today, current.closes) };
  const later = shifts.find(({ opens }) => time < opens);
  if (later)
    return { isOpen: false, opens: { day: today, time: later.opens }, today, until: momentInIndia(today, later.opens) };
  const tomorrow = addDays(today, 1);
  const day = nextOpenDay(schedule, tomorrow);
  return {
    isOpen: false,
    ...(day && { opens: { day, time: shiftsOn(schedule, day)[0]!.opens } }),
    today,
    until: momentInIndia(tomorrow, MIDNIGHT),
  };
}
