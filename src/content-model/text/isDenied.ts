import { splitWords } from '../../lib/words';
import { hasPhrase, phrase } from './phrase';
import { sentenceAt } from './sentences';

const denial = phrase(
  'not',
  'no',
  'never',
  'nobody',
  'none',
  'nothing',
  'neither',
  'nor',
  'cannot',
  'without',
  'rarely',
  'seldom',
  'few',
  'instead of',
  'rather than',
  "can['’]t",
  "(?:do|does|did|is|are|was|were|will|would|should)n['’]t",
  'नहीं',
  'न',
  'कोई',
  'बिना',
);
const WORDS_BEFORE = 8;
const WORDS_AFTER = 5;

/**
 * Whether a sentence denies what it says at a place: “There is no cure”, “nobody can guarantee it”, “a cure is not
 * known”. Only words near by count, and only in the same clause: “Do not wait: we cure you” denies nothing.
 */
export function isDenied(text: string, start: number, end: number): boolean {
  const sentence = sentenceAt(text, start);
  const offset = text.lastIndexOf(sentence, start);
  const before =
    sentence
      .slice(0, start - offset)
      .split(/[;:–—]/u)
      .at(-1) ?? '';
  const after = sentence.slice(end - offset).split(/[;:–—]/u)[0] ?? '';
  return (
    hasPhrase(splitWords(before).slice(-WORDS_BEFORE).join(' '), denial) ||
    hasPhrase(splitWords(after).slice(0, WORDS_AFTER).join(' '), denial)
  );
}
