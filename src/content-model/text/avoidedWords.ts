import type { Content, Report } from '../rule';
import { findIn } from './excerpt';
import { isDenied } from './isDenied';
import { findPhrases, hasPhrase } from './phrase';
import { paragraphAt, sentenceAt } from './sentences';
import { allTexts, type FieldText } from './textsOf';

/** Words that a rule forbids, and the words to write instead. */
export interface AvoidedWords {
  /** Made with `phrase`. */
  words: RegExp;
  /** What to write instead. */
  use: string;
  /** Only in a sentence that also says this. */
  inSentence?: RegExp;
  /** Only in a paragraph that also says this. */
  inParagraph?: RegExp;
  /** Not in a sentence that also says this: a harmless sense. */
  unless?: RegExp;
  /** Not where the sentence denies it: “there is no cure”. */
  unlessDenied?: true;
}

/** Avoided words in a text. */
export interface WordFind {
  start: number;
  end: number;
  /** The words as they stand in the text. */
  words: string;
  avoided: AvoidedWords;
}

const applies = (
  { inSentence, inParagraph, unless, unlessDenied }: AvoidedWords,
  text: string,
  start: number,
  end: number,
) =>
  (!inSentence || hasPhrase(sentenceAt(text, start), inSentence)) &&
  (!inParagraph || hasPhrase(paragraphAt(text, start), inParagraph)) &&
  !(unless && hasPhrase(sentenceAt(text, start), unless)) &&
  !(unlessDenied && isDenied(text, start, end));

/** Where a text uses words of a list; each stretch of text is found once, by the first matching entry. */
export function findAvoidedWords(text: string, list: readonly AvoidedWords[]): WordFind[] {
  const finds: WordFind[] = [];
  for (const avoided of list) {
    for (const { start, end, words } of findPhrases(text, avoided.words)) {
      const isKnown = finds.some((find) => start < find.end && find.start < end);
      if (!isKnown && applies(avoided, text, start, end)) finds.push({ start, end, words, avoided });
    }
  }
  return finds.sort((a, b) => a.start - b.start);
}

/** Reports all avoided words in texts that are not cited; `isExcepted` may let one pass. */
export function reportAvoidedWords(
  content: Content,
  report: Report,
  list: readonly AvoidedWords[],
  expected: string,
  isExcepted: (field: FieldText, find: WordFind) => boolean = () => false,
): void {
  for (const field of allTexts(content).filter(({ isCited }) => !isCited)) {
    for (const find of findAvoidedWords(field.text, list)) {
      if (isExcepted(field, find)) continue;
      report(field.entry, field.path, {
        found: findIn(field.text, find.start, find.end),
        expected,
        suggestion: find.avoided.use,
      });
    }
  }
}
