import type { ContentOf } from '../collections';
import { quote } from '../issue';
import type { Entry, Report, Rule } from '../rule';
import { findIn } from '../text/excerpt';
import { findFileNames } from '../text/fileNames';
import { numbersToCall } from '../text/helplines';
import { findPhoneNumbers } from '../text/phoneNumbers';
import { findStatistics } from '../text/statistics';
import { textsOf } from '../text/textsOf';
import { nearest } from '../messages/suggest';

interface ListedFigure {
  figure: string;
  path: (string | number)[];
}

const listedFigures = ({ sources }: ContentOf<'Article'>): ListedFigure[] =>
  sources.flatMap(({ figures = [] }, source) =>
    figures.map((figure, index) => ({ figure, path: ['sources', source, 'figures', index] })),
  );

/** Places of a figure where it is no part of a longer number. */
function placesOf(figure: string, text: string): { start: number; end: number }[] {
  const places = [];
  for (let start = text.indexOf(figure); start >= 0; start = text.indexOf(figure, start + 1)) {
    const end = start + figure.length;
    if (!/[\d][.,]?$/u.test(text.slice(0, start)) && !/^(?:[.,]?\d|%)/u.test(text.slice(end)))
      places.push({ start, end });
  }
  return places;
}

function checkArticle(entry: Entry<ContentOf<'Article'>>, phones: readonly string[], report: Report): void {
  const listed = listedFigures(entry.value);
  const texts = textsOf(entry).filter(({ isCited }) => !isCited);
  const unused = new Set(listed);
  const stated: string[] = [];
  for (const { path, text } of texts) {
    const places = listed.flatMap((each) => placesOf(each.figure, text).map((place) => ({ ...place, each })));
    for (const { each } of places) unused.delete(each);
    const elsewhere = [...findPhoneNumbers(text), ...findFileNames(text)];
    for (const { start, end, words } of findStatistics(text, phones)) {
      // Digits of a telephone number or of a file’s name are told as such.
      if (elsewhere.some((place) => place.start <= start && end <= place.end)) continue;
      stated.push(words);
      if (places.some((place) => place.start <= start && end <= place.end)) continue;
      report(entry, path, {
        found: findIn(text, start, end),
        expected: 'every figure to be listed in "figures" of the source it comes from, written as in the text',
        suggestion: `add ${quote(words)} to "figures" of its source, and the year to the sentence; if it has no source, leave it out`,
      });
    }
  }
  for (const { figure, path } of unused) {
    const guess = nearest(figure, stated);
    report(entry, path, {
      found: `${quote(figure)}, which is not in the text`,
      expected: 'a figure written exactly as in the text',
      suggestion: guess ? quote(guess) : `remove ${quote(figure)}`,
    });
  }
}

/** A figure without a source is a rumour; a source must say which figures it backs. */
export const figures: Rule = {
  name: 'figures',
  description:
    'Every statistic in an article is listed under the source it comes from, and every listed figure is in the text.',
  check(content, report) {
    const phones = numbersToCall(content);
    // Without the list of helplines, each number in a text would look like a statistic.
    if (phones.length === 0 && !content.isComplete('Clinic')) return;
    for (const entry of content.ofType('Article')) checkArticle(entry, phones, report);
  },
};
