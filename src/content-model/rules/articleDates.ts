import { isPublished } from '../../lib/isPublished';
import { quote } from '../issue';
import type { Rule } from '../rule';

/** The days of an article must be ones that can be told to readers. */
export const articleDates: Rule = {
  name: 'article-dates',
  description:
    'An article’s last change is not before its publication, and not on a day that is still to come. (A publication may be: the article waits for it.)',
  check(content, report) {
    for (const entry of content.ofType('Article')) {
      const { date, updated } = entry.value;
      if (updated === undefined) continue;
      if (updated < date)
        report(entry, ['updated'], {
          found: `${quote(updated)}, before the publication on ${date}`,
          expected: 'a day on or after "date"',
          suggestion: 'correct one of the two, or remove "updated"',
        });
      else if (isPublished(entry.value, content.today) && updated > content.today)
        report(entry, ['updated'], {
          found: `${quote(updated)}, a day that is still to come`,
          expected: 'the day of the last change of substance',
          suggestion: quote(content.today),
        });
    }
  },
};
