import { splitWords } from '../../lib/words';

/** A sentence of a text. */
export interface Sentence {
  text: string;
  /** Offset in the text that it was taken from. */
  start: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Titles and abbreviations after which no sentence ends. */
const shortForm = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Reg|vs|e\.g|i\.e|etc)\.\s*$/u;

/** Splits text into sentences; a paragraph’s end ends one, and so does the Hindi full stop (।). */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let open: Sentence | undefined;
  for (const { segment, index } of segmenter.segment(text)) {
    if (open && shortForm.test(open.text)) open.text += segment;
    else sentences.push((open = { text: segment, start: index }));
  }
  return sentences
    .map((sentence) => ({ ...sentence, text: sentence.text.trim() }))
    .filter(({ text: words }) => words !== '');
}

/** The sentence around an offset. */
export function sentenceAt(text: string, offset: number): string {
  return splitSentences(text).findLast(({ start }) => start <= offset)?.text ?? text;
}

/** The paragraph around an offset. */
export function paragraphAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n\n', offset) + 1;
  const end = text.indexOf('\n\n', offset);
  return text.slice(start, end < 0 ? undefined : end).trim();
}

/** Number of words that hold a letter or a digit. */
export const countWords = (sentence: string): number =>
  splitWords(sentence).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
