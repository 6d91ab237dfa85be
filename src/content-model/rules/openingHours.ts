import { quote } from '../issue';
import type { Rule } from '../rule';
import { weekdays } from '../schemas/openingHours';

/** The same hour in the afternoon. */
const toAfternoon = (time: string) => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;

/** What to do about a closing time that is no later than the opening time. */
function stepToCloses(opens: string, closes: string): string {
  if (opens === '00:00' && closes === opens) return '"23:59" for a day that is open round the clock';
  if (closes < '12:00' && opens >= '12:00' && toAfternoon(closes) <= opens)
    return 'write "23:59" here, and the hours after midnight as a shift of the next day';
  return 'write both on the 24-hour clock, such as "17:00" for 5 in the afternoon, or swap them';
}

/** What to do about a shift that opens before the one above closes. */
function stepToOpens(opens: string, closes: string): string {
  // A shift that opens at seven in the morning or earlier was more probably meant for the evening.
  const meant = opens > '00:59' && opens < '08:00' ? toAfternoon(opens) : '';
  return meant >= closes
    ? `write the afternoon on the 24-hour clock, "${meant}" for ${opens} PM; or put the earlier shift first`
    : 'put the earlier shift first, or join the two';
}

/** The week runs from Monday to Sunday, each shift forwards, and two shifts do not overlap. */
export const openingHours: Rule = {
  name: 'opening-hours',
  description: 'Opening hours name each weekday once, in order; shifts end after they start and do not overlap.',
  check(content, report) {
    for (const entry of content.ofType('Clinic')) {
      entry.value.openingHours.forEach(({ day, shifts }, index) => {
        const right = weekdays[index];
        if (day !== right)
          report(entry, ['openingHours', index, 'day'], {
            found: quote(day),
            expected: `${quote(right)}: the days come in order, each once`,
            suggestion: quote(right),
          });
        shifts.forEach(({ opens, closes }, n) => {
          const path = ['openingHours', index, 'shifts', n];
          if (closes <= opens)
            report(entry, [...path, 'closes'], {
              found: `${quote(closes)}, not after ${quote(opens)}`,
              expected: 'a closing time later than the opening time',
              suggestion: stepToCloses(opens, closes),
            });
          const before = shifts[n - 1];
          if (before && opens < before.closes)
            report(entry, [...path, 'opens'], {
              found: `${quote(opens)}, before the shift above closes at ${quote(before.closes)}`,
              expected: 'shifts in order, without overlap',
              suggestion: stepToOpens(opens, before.closes),
            });
        });
      });
    }
  },
};
