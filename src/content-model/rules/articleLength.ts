import type { Rule } from '../rule';
import { countArticleWords } from '../text/articleText';
import { counted } from '../text/counted';

export const MIN_WORDS = 700;
export const MAX_WORDS = 1100;

/** Long enough to help, short enough to be read to its end. */
export const articleLength: Rule = {
  name: 'article-length',
  description: `An article has ${MIN_WORDS} to ${MAX_WORDS.toLocaleString('en-IN')} words, from the introduction to the conclusion.`,
  check(content, report) {
    for (const entry of content.ofType('Article')) {
      const words = countArticleWords(entry.value);
      if (words >= MIN_WORDS && words <= MAX_WORDS) continue;
      const isShort = words < MIN_WORDS;
      report(entry, ['text1'], {
        found: `${words} words in the introduction, summary, hook text, key points, diagnosis, remedies and conclusion`,
        expected: `${MIN_WORDS} to ${MAX_WORDS} words`,
        suggestion: isShort
          ? `add ${counted(MIN_WORDS - words, 'word')}, for example on what a visitor can do`
          : `cut ${counted(words - MAX_WORDS, 'word')}; begin with what is said twice`,
      });
    }
  },
};
