import readability from 'text-readability';
import { splitSentences } from './sentences';

/**
 * Flesch-Kincaid grade of English text: years of school that reading it takes.
 * Sentences are handed over one behind the other, because the library sees no sentence end at a paragraph’s end.
 */
export const readingGrade = (texts: readonly string[]): number =>
  readability.fleschKincaidGrade(
    texts
      .flatMap(splitSentences)
      .map(({ text }) => text)
      .join(' '),
  );
