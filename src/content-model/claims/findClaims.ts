import type { Content, Entry, EntryField } from '../rule';
import { findAvoidedWords } from '../text/avoidedWords';
import { findIn } from '../text/excerpt';
import { sentenceAt } from '../text/sentences';
import { allTexts } from '../text/textsOf';
import { forbiddenClaims } from './forbiddenClaims';

/** A claim in the content: certain words, a counted number, a rating or a testimonial. */
export interface Claim {
  entry: Entry;
  path: readonly (string | number)[];
  /** The claiming words, such as `Lives Transformed` or `5000+`. */
  words: string;
  found: string;
  suggestion: string;
}

// A question makes no claim; its answer might.
const isQuestion = (sentence: string) => /\?["'”’)]*$/u.test(sentence);

const wordClaims = (content: Content): Claim[] =>
  allTexts(content)
    .filter(({ isCited }) => !isCited)
    .flatMap(({ entry, path, text }) =>
      findAvoidedWords(text, forbiddenClaims)
        .filter(({ start }) => !isQuestion(sentenceAt(text, start)))
        .map(({ start, end, words, avoided }) => ({
          entry,
          path,
          words,
          found: findIn(text, start, end),
          suggestion: avoided.use,
        })),
    );

function numberClaims({ entry, path, value, schema }: EntryField): Claim[] {
  const record = (value ?? {}) as Record<string, unknown>;
  const claim = (at: string, words: string, suggestion: string) => [
    { entry, path: [...path, at], words, found: `"${words}"`, suggestion },
  ];
  if (schema.typeName === 'CountedClaim')
    return claim(
      'value',
      `${String(record.value)}${String(record.suffix)}`,
      'leave the number out; a clinic may name its services, hours and fees',
    );
  if (schema.typeName === 'ReviewFigures')
    return claim('stars', `${String(record.stars)} stars`, 'leave the rating out');
  if (schema.typeName === 'Testimonial')
    return claim('content', 'a testimonial', 'leave it out; describe what happens at a visit');
  return [];
}

/** Every claim of the content that rules on medical advertising would forbid. */
export const findClaims = (content: Content): Claim[] => [
  ...wordClaims(content),
  ...content.fields().flatMap(numberClaims),
];
