import { splitWords } from './words';

/** Words that a reader takes in a minute (ART-06 of docs/conformance.md). */
export const WORDS_PER_MINUTE = 100;

/** The parts of an article that count for its read time. */
export interface ReadableText {
  text1: string;
  conclusion: string;
  diagnosis: { content: readonly string[] };
  remedies: { content: readonly string[] };
}

/**
 * Read time in whole minutes, at least 1: words of introduction, conclusion, diagnosis and remedies, at 100 a minute,
 * rounded up (ART-06).
 */
export function readMinutes({ text1, conclusion, diagnosis, remedies }: ReadableText): number {
  const words = [text1, conclusion, ...diagnosis.content, ...remedies.content].reduce(
    (sum, text) => sum + splitWords(text).length,
    0,
  );
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
