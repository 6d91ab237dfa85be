import { splitWords } from '../../lib/words';
import {
  adjectiveCommas,
  asides,
  clauseEnds,
  commasBeforeDenials,
  comparisons,
  laterDenials,
  listCommas,
  nearDenials,
  newSubjects,
  ownClause,
  seemingDenials,
  widerDenials,
} from './denials';
import { hasPhrase } from './phrase';
import { sentenceAt } from './sentences';

/** How many words before a claim a denial may stand. */
const WORDS = 8;

const marks = /[,;:–—]/u;
const quotationMarks = /["“”‘]/gu;
const tidy = (words: string) => splitWords(words.replace(quotationMarks, ' ')).join(' ');

/** A sentence without the commas that do not end a clause. */
const joinClauses = (sentence: string) =>
  [listCommas, adjectiveCommas, commasBeforeDenials]
    .reduce((joined, commas) => joined.replace(commas, ' '), sentence)
    .replace(asides, ' $1 ');

/** Whether the words before a claim deny it. Its first word is there for look-aheads only (`seemingDenials`). */
function isDeniedBefore(before: string, [firstWord = '']: readonly string[]): boolean {
  const clause = before.split(marks).at(-1)!.split(clauseEnds).at(-1)!.split(ownClause).at(-1)!;
  const words = splitWords(tidy(`${clause} ${firstWord}`).replace(seemingDenials, ' ')).slice(0, -1);
  const near = words.slice(-WORDS).join(' ');
  return hasPhrase(near, widerDenials) || hasPhrase(near, nearDenials);
}

/** Whether the words after a claim deny it. */
function isDeniedAfter(after: string): boolean {
  const clause = after.split(clauseEnds)[0]!.split(newSubjects)[0]!;
  return hasPhrase(tidy(clause), laterDenials);
}

/**
 * Whether a sentence denies the claim at a place: “There is no cure”, “nobody can guarantee it”, “a cure is not known”.
 * Only nearby words of the same clause count, and only if it is the claim that they deny: “Do not wait: we cure you”
 * and “we cure you without medicine” deny no cure. What is wrongly taken for a claim can be reworded; what is wrongly
 * taken for a denial reaches visitors.
 */
export function isDenied(text: string, start: number, end: number): boolean {
  const sentence = sentenceAt(text, start);
  const offset = text.lastIndexOf(sentence, start);
  // Its length has not changed, so offsets stay valid.
  const joined = joinClauses(sentence);
  const after = joined.slice(end - offset).split(marks)[0]!;
  return (
    (isDeniedBefore(joined.slice(0, start - offset), splitWords(text.slice(start, end))) &&
      !hasPhrase(after, comparisons)) ||
    isDeniedAfter(after)
  );
}
