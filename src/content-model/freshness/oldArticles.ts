import { inYear } from '../../lib/indianTime';
import { quote } from '../issue';
import type { FreshnessGuard } from './guard';

/** Years after which somebody should read an article again. */
const YEARS = 2;

/** Medical advice ages: an article that nobody has read for years may be wrong. */
export const oldArticles: FreshnessGuard = {
  name: 'old-articles',
  description: `Articles that were neither published nor updated within the last ${YEARS} years.`,
  check(content, today, report) {
    const oldest = inYear(today, Number(today.slice(0, 4)) - YEARS);
    for (const entry of content.ofType('Article')) {
      const { date, updated } = entry.value;
      const last = updated ?? date;
      if (last >= oldest) continue;
      report(entry, [updated ? 'updated' : 'date'], {
        found: `${updated ? 'last updated' : 'published'} on ${quote(last)}${updated ? '' : ', never updated'}`,
        expected: `a day not more than ${YEARS} years ago`,
        suggestion: `read it again, check figures and sources, then set "updated" to the day of the change`,
      });
    }
  },
};
