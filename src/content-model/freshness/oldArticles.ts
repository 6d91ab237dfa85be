import { inYear } from '../../lib/indianTime';
import { quote } from '../issue';
import type { FreshnessGuard } from './guard';

/** Years after which somebody should read an article and its sources again. */
const YEARS = 2;

/** Medical advice ages: an article that nobody has reviewed for years may be wrong. */
export const oldArticles: FreshnessGuard = {
  name: 'old-articles',
  description: `Articles whose sources nobody has checked within the last ${YEARS} years.`,
  check(content, today, report) {
    const oldest = inYear(today, Number(today.slice(0, 4)) - YEARS);
    for (const entry of content.ofType('Article')) {
      const { sourcesCheckedOn } = entry.value;
      if (sourcesCheckedOn >= oldest) continue;
      report(entry, ['sourcesCheckedOn'], {
        found: `sources last checked on ${quote(sourcesCheckedOn)}`,
        expected: `a day not more than ${YEARS} years ago`,
        suggestion:
          'read the article and its sources again, then set "sourcesCheckedOn" to that day, and "updated" too if you changed it',
      });
    }
  },
};
