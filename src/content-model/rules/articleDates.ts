import { inYear } from '../../lib/indianTime';
import { isPublished } from '../../lib/isPublished';
import type { ContentOf } from '../collections';
import { quote } from '../issue';
import type { Entry, Report, Rule } from '../rule';

type Article = Entry<ContentOf<'Article'>>;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** An article may wait for its day, but not so long that its year must be a slip: nobody would see it in their time. */
const isTooFar = (day: string, today: string) => inYear(day, yearOf(day) - 1) > today;

function checkPublication(entry: Article, today: string, report: Report): void {
  const { date } = entry.value;
  if (isTooFar(date, today))
    report(entry, ['date'], {
      found: `${quote(date)}, more than a year ahead of today, ${quote(today)}`,
      expected:
        'the day of publication: today, a past day, or one within the next year, on which the article will appear',
      suggestion: quote(inYear(date, yearOf(today))),
    });
}

function checkUpdate(entry: Article, today: string, report: Report): void {
  const { date, updated } = entry.value;
  // Beside a wrong day of publication, the change would look wrong too.
  if (updated === undefined || isTooFar(date, today)) return;
  if (updated < date)
    report(entry, ['updated'], {
      found: `${quote(updated)}, before the publication on ${date}`,
      expected: 'a day on or after "date"',
      suggestion: 'correct one of the two, or remove "updated"',
    });
  else if (isPublished(entry.value, today) && updated > today)
    report(entry, ['updated'], {
      found: `${quote(updated)}, which is in the future`,
      expected: 'the day of the last important change',
      suggestion: quote(today),
    });
}

function checkSources(entry: Article, today: string, report: Report): void {
  const { sources, sourcesCheckedOn } = entry.value;
  if (sourcesCheckedOn > today)
    report(entry, ['sourcesCheckedOn'], {
      found: `${quote(sourcesCheckedOn)}, which is in the future`,
      expected: 'the day on which somebody last opened the sources',
      suggestion: quote(today),
    });
  sources.forEach(({ year }, index) => {
    if (year > yearOf(today))
      report(entry, ['sources', index, 'year'], {
        found: `${year}, which is in the future`,
        expected: 'the year of the publication, or of the figures in it',
        suggestion: `the year given in the publication, ${yearOf(today)} at the latest`,
      });
  });
}

/** The days of an article must be ones that can be told to readers. */
export const articleDates: Rule = {
  name: 'article-dates',
  description:
    'An article’s last change is neither before its publication nor in the future. (The publication may be up to a year ahead: the article waits for that day.) Its sources were not checked on a future day, and none of them is from a future year.',
  check(content, report) {
    for (const entry of content.ofType('Article')) {
      checkPublication(entry, content.today, report);
      checkUpdate(entry, content.today, report);
      checkSources(entry, content.today, report);
    }
  },
};
