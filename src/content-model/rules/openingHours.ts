import { quote } from '../issue';
import type { Rule } from '../rule';
import { weekdays } from '../schemas/openingHours';

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
              suggestion: 'write both on the 24-hour clock, such as "17:00" for 5 in the afternoon, or swap them',
            });
          const before = shifts[n - 1];
          if (before && opens < before.closes)
            report(entry, [...path, 'opens'], {
              found: `${quote(opens)}, before the shift above closes at ${quote(before.closes)}`,
              expected: 'shifts in order, without overlap',
              suggestion: 'put the earlier shift first, or join the two',
            });
        });
      });
    }
  },
};
