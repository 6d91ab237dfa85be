import type { Rule } from '../rule';
import { bodyOf } from '../text/articleText';
import { excerpt } from '../text/excerpt';
import { isMostlyHindi } from '../text/isMostlyHindi';
import { readingGrade } from '../text/readability';
import { countWords, splitSentences } from '../text/sentences';
import { allTexts } from '../text/textsOf';

/** Highest Flesch-Kincaid grade of an English article. */
export const MAX_GRADE = 9;
/** Most words of an English sentence. */
export const MAX_SENTENCE_WORDS = 20;

/** People read in distress, on a phone, in a second language: short sentences, common words (docs/words.md, “Plain words”). */
export const readingLevel: Rule = {
  name: 'reading-level',
  description: `English articles have a Flesch-Kincaid grade of at most ${MAX_GRADE}; no English sentence is longer than ${MAX_SENTENCE_WORDS} words.`,
  check(content, report) {
    for (const { entry, path, text, isCited } of allTexts(content)) {
      if (isCited || isMostlyHindi(text)) continue;
      for (const sentence of splitSentences(text)) {
        const words = countWords(sentence.text);
        if (words <= MAX_SENTENCE_WORDS) continue;
        report(entry, path, {
          found: `a sentence of ${words} words: ${excerpt(sentence.text, 0, 40)}`,
          expected: `at most ${MAX_SENTENCE_WORDS} words`,
          suggestion: 'split it into two or three sentences, with one idea each',
        });
      }
    }
    for (const entry of content.ofType('Article')) {
      // Hindi that is not marked as such is told by the rule on Hindi.
      if (entry.value.language === 'hi' || isMostlyHindi(bodyOf(entry.value).join(' '))) continue;
      const grade = readingGrade(bodyOf(entry.value));
      if (grade > MAX_GRADE)
        report(entry, ['text1'], {
          found: `a reading grade of ${grade}`,
          expected: `grade ${MAX_GRADE} or less (Flesch-Kincaid)`,
          suggestion: 'use shorter sentences and everyday words: "help" for "assistance", "use" for "utilise"',
        });
    }
  },
};
