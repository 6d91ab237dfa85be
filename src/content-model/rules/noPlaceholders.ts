import type { Rule } from '../rule';
import { findIn } from '../text/excerpt';
import { findPhrases, phrase } from '../text/phrase';
import { allTexts, isTemplate } from '../text/textsOf';

// Capitals matter for notes to oneself: “todo” may be a word of another language, and Todd is a name.
const notes = /(?<![\p{L}\p{N}])(?:TODO|TBD|TBC|FIXME|N\/A)(?![\p{L}\p{N}])/gu;
const filler = phrase(
  'lorem ipsum',
  'dolor sit amet',
  'x{3,}',
  'to be (?:added|decided|confirmed|written|announced)',
  '(?:text|title|description|content|photo|image) (?:goes )?here',
  '(?:dummy|placeholder|filler) (?:text|content|title|image)?',
  'coming soon',
  'your (?:text|name|title) here',
  'यहाँ लिखें',
  'asdf~',
  'foo ?bar',
);
const brackets =
  /\[(?:insert|add|write|name|city|date|number|your)[^\]]*\]|<(?:insert|add|name|city|date)[^>]*>|\?{3,}|_{3,}/giu;
const gaps = /\{\w*\}/gu;

/** What was to be filled in later must not reach a visitor. */
export const noPlaceholders: Rule = {
  name: 'no-placeholders',
  description: 'No text holds filler, notes to oneself or gaps that nothing fills.',
  check(content, report) {
    for (const { entry, path, text, schema } of allTexts(content)) {
      const matches = [notes, brackets, ...(isTemplate(schema) ? [] : [gaps])].flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
      );
      for (const { start, end } of [...matches, ...findPhrases(text, filler)]) {
        report(entry, path, {
          found: findIn(text, start, end),
          expected: 'the final words',
          suggestion: 'write what visitors shall read, or remove the field if it is optional',
        });
      }
    }
  },
};
