/** Recognises single words and signs that stand where JSON has none, as people write who know it from nowhere. */
import type { FaultWords } from '../rule';

/** A mistake, and where it is if not where the parser noticed it. */
export interface Mistake extends FaultWords {
  line?: number;
}

/** A place at which the parser stopped. */
export interface Place {
  text: string;
  offset: number;
  /** The parser’s error code. */
  code: string;
  /** The text before the place, on its line. */
  before: string;
  /** The rest of the line. */
  line: string;
}

/** The beginning of a line, for a message. */
export const cut = (line: string): string => line.slice(0, 40);

const words: Record<string, string> = { true: 'true', yes: 'true', false: 'false', no: 'false' };

/** True, YES, None and the like in place of a value. */
function findWord({ line, before }: Place): FaultWords | undefined {
  const [, word] = /^(\p{L}+)\s*(?:[,}\]]|$)/u.exec(line) ?? [];
  if (word === undefined || !/:\s*$/.test(before)) return undefined;
  const meant = words[word.toLowerCase()];
  return {
    found: `the word ${word} without quotation marks`,
    expected: 'text in double quotation marks, a number, true or false',
    suggestion: meant
      ? `write ${meant}, in small letters and without quotation marks`
      : `write "${word}" if it is text; if it stands for nothing, delete the line, or write the value`,
  };
}

/** A name or a text that lacks its quotation marks, or only the first. */
function findUnquoted({ line, before }: Place): FaultWords | undefined {
  if (!/^[\p{L}\p{M}_]/u.test(line)) return undefined;
  const [name] = /:\s*$/.test(before) ? [] : (/^[\w-]+(?="?\s*:)/.exec(line) ?? []);
  if (name !== undefined)
    return {
      found: `the name ${name} without its quotation marks`,
      expected: 'each name and each text in double quotation marks',
      suggestion: `write "${name}"`,
    };
  return {
    found: `text without a quotation mark before it: ${cut(line)}`,
    expected: 'each name and each text in double quotation marks',
    suggestion: 'type " before and after it, if there is none yet',
  };
}

/** A phone number, a date or other digits that are no number to JSON. */
function findDigits({ line, before }: Place): FaultWords | undefined {
  const [start] = /(?<=[:[,]\s*)[\d+(][\d\s()+./-]*$/.exec(before) ?? [''];
  const [rest = ''] = /^[\d\s()+./:-]*/.exec(line) ?? [];
  const digits = (start + rest).replace(/[\s,]+$/, '');
  if (!/^[\d+(].*\d/.test(digits)) return undefined;
  return {
    found: `digits without quotation marks: ${digits}`,
    expected: 'a phone number, a date, a time or a code in double quotation marks; only plain numbers have none',
    suggestion: `"${digits}"`,
  };
}

const signs: readonly [RegExp, string][] = [
  [/^[=＝：]/u, ':'],
  [/^[;；，、]/u, ','],
];

/** Another sign in place of a colon or a comma. */
function findSign({ line }: Place): FaultWords | undefined {
  for (const [wrong, right] of signs)
    if (wrong.test(line))
      return {
        found: `the sign ${line.charAt(0)} in: ${cut(line)}`,
        expected: right === ':' ? 'a colon between name and value' : 'a comma between two entries',
        suggestion: `type ${right} in its place`,
      };
  return undefined;
}

function findSingleMark({ line }: Place): FaultWords | undefined {
  if (!/^['`´]/.test(line)) return undefined;
  return {
    found: `the single quotation mark ${line.charAt(0)} in: ${cut(line)}`,
    expected: 'double quotation marks " before and after each name and each text',
    suggestion: 'type " in its place, and at the end of the name or text too',
  };
}

function findComment({ line, code }: Place): FaultWords | undefined {
  if (code !== 'InvalidCommentToken' && !/^(?:#|--|<!--)/.test(line)) return undefined;
  return {
    found: `a comment: ${cut(line)}`,
    expected: 'no comments; JSON has none',
    suggestion: 'delete it; keep notes in a file of your own',
  };
}

/** A space that looks like any other, as Word and web pages have them. */
function findOddSpace({ line }: Place): FaultWords | undefined {
  const [space] = /^[\u00A0\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]+/u.exec(line) ?? [];
  if (space === undefined) return undefined;
  return {
    found: `an invisible character that is no ordinary space, before: ${cut(line.slice(space.length))}`,
    expected: 'only ordinary spaces between names and values',
    suggestion: 'delete everything from there back to the sign before it, and type ordinary spaces',
  };
}

const finders = [findComment, findSingleMark, findSign, findOddSpace, findWord, findDigits, findUnquoted];

/** What is wrong with a word or sign; undefined for one that may be right where it is. */
export function describeToken(place: Place): FaultWords | undefined {
  if (!['InvalidSymbol', 'InvalidCommentToken', 'CommaExpected', 'ColonExpected'].includes(place.code))
    return undefined;
  const isWord = place.code === 'InvalidSymbol' || place.code === 'InvalidCommentToken';
  for (const find of isWord ? finders : [findSign, findDigits]) {
    const words = find(place);
    if (words) return words;
  }
  return undefined;
}
