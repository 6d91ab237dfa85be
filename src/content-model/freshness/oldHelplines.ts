import { addDays } from '../../lib/indianTime';
import { quote } from '../issue';
import type { FreshnessGuard } from './guard';

/** Days after which somebody should call the helplines again. */
const DAYS = 180;

/** A helpline that nobody answers harms, so somebody calls each of them from time to time (docs/words.md, “Helplines”). */
export const oldHelplines: FreshnessGuard = {
  name: 'old-helplines',
  description: `Helpline numbers that nobody has checked for ${DAYS} days.`,
  check(content, today, report) {
    for (const entry of content.ofType('Clinic')) {
      const { helplinesCheckedOn } = entry.value;
      if (helplinesCheckedOn >= addDays(today, -DAYS)) continue;
      report(entry, ['helplinesCheckedOn'], {
        found: `helplines last checked on ${quote(helplinesCheckedOn)}`,
        expected: `a day not more than ${DAYS} days ago`,
        suggestion: 'call each number, correct what changed, then set the day',
      });
    }
  },
};
