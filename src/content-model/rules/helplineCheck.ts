import { quote } from '../issue';
import type { Rule } from '../rule';

/** A check that is dated ahead would never fall due again, and nobody would be told when a number has died. */
export const helplineCheck: Rule = {
  name: 'helpline-check',
  description: 'The day on which the helplines were last checked is not in the future.',
  check(content, report) {
    for (const entry of content.ofType('Clinic')) {
      const { helplinesCheckedOn } = entry.value;
      if (helplinesCheckedOn > content.today)
        report(entry, ['helplinesCheckedOn'], {
          found: `${quote(helplinesCheckedOn)}, which is in the future`,
          expected: 'the day on which somebody last called each number',
          suggestion: `the day of the last calls, ${quote(content.today)} at the latest`,
        });
    }
  },
};
