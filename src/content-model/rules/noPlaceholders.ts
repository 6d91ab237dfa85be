import type { Rule } from '../rule';
import { findIn } from '../text/excerpt';
import { findFileNames } from '../text/fileNames';
import { findPhrases, phrase } from '../text/phrase';
import { allTexts, gapOf } from '../text/textsOf';

// Capitals matter for notes to oneself: “todo” may be a word of another language, and Todd is a name.
const notes = /(?<![\p{L}\p{N}])(?:TODO|TBD|TBC|FIXME|N\/A)(?![\p{L}\p{N}])/gu;
const filler = phrase(
  'lorem ipsum',
  'dolor sit amet',
  'x{3,}',
  'to be (?:added|decided|confirmed|written|announced)',
  '(?:text|title|description|content|photo|image) (?:goes )?here',
  '(?:dummy|filler) (?:text|content|title|image)',
  'placeholder',
  'coming soon',
  'your (?:text|name|title) here',
  'यहाँ लिखें',
  'asdf~',
  'foo ?bar',
);
const brackets =
  /\[(?:insert|add|write|name|city|date|number|your)[^\]]*\]|<(?:insert|add|name|city|date)[^>]*>|\?{3,}|_{3,}/giu;
const gaps = /(?<!\{)\{+[^{}]*\}+/gu;

interface Place {
  start: number;
  end: number;
}

const findAll = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));

/** What nothing fills in a label: every gap but the one that its schema names, and that one a second time. */
function findIdleGaps(text: string, gap: string): Place[] {
  const filled = text.indexOf(gap);
  return findAll(text, gaps).filter(({ start, end }) => start !== filled || text.slice(start, end) !== gap);
}

/** What was to be filled in later must not reach a visitor. */
export const noPlaceholders: Rule = {
  name: 'no-placeholders',
  description: 'No text contains filler, notes to yourself, names of files or gaps that nothing fills.',
  check(content, report) {
    for (const { entry, path, text, schema } of allTexts(content)) {
      const tell = (places: readonly Place[], expected: string, suggestion: string) => {
        for (const { start, end } of places)
          report(entry, path, { found: findIn(text, start, end), expected, suggestion });
      };
      const gap = gapOf(schema);
      tell(
        [
          ...[notes, brackets, ...(gap ? [] : [gaps])].flatMap((pattern) => findAll(text, pattern)),
          ...findPhrases(text, filler),
          ...findFileNames(text),
        ],
        'the final text',
        'write what visitors should read, or remove the field if it is optional',
      );
      if (gap)
        tell(
          findIdleGaps(text, gap),
          `${gap} once and nothing else in braces; visitors would see the rest as it is`,
          `write ${gap} where the value goes, and the other words without braces`,
        );
    }
  },
};
