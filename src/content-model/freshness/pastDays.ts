import { quote } from '../issue';
import type { FreshnessGuard } from './guard';

const lists = { closures: 'a closure', notices: 'a notice' } as const;

/** Past closures and notices are hidden from visitors, but not from the people who look for the next one. */
export const pastDays: FreshnessGuard = {
  name: 'past-days',
  description: 'Closures and notices whose last day is over.',
  check(content, today, report) {
    for (const entry of content.ofType('Clinic'))
      for (const list of Object.keys(lists) as (keyof typeof lists)[])
        entry.value[list]?.forEach(({ to }, index) => {
          if (to >= today) return;
          report(entry, [list, index, 'to'], {
            found: `${lists[list]} that ended on ${quote(to)}`,
            expected: `only what ends today, ${quote(today)}, or later`,
            suggestion: `remove ${list}[${index}], or give it the days of the next one`,
          });
        });
  },
};
