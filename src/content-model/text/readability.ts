import readability from 'text-readability';
import { splitSentences } from './sentences';

/** Text with straight marks only: the library takes “Go.” for no end of a sentence. */
const straighten = (text: string) => text.replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"');

/**
 * Flesch-Kincaid grade of English text: years of school that reading it takes. Sentences are passed on one after
 * another, since the library does not take the end of a paragraph for the end of a sentence.
 */
export const readingGrade = (texts: readonly string[]): number =>
  readability.fleschKincaidGrade(
    texts
      .flatMap(splitSentences)
      .map(({ text }) => straighten(text))
      .join(' '),
  );
