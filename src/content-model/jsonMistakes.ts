/** Describes mistakes in JSON for people who do not program. */
import type { FaultWords } from './rule';

/** What would be right, by the parser’s error code. */
const mistakes: Record<string, string> = {
  CommaExpected: 'a comma between this entry and the one before it',
  PropertyNameExpected: 'a name in double quotation marks; there may be a comma too many before this place',
  ValueExpected: 'a value; there may be a comma too many before this place',
  ColonExpected: 'a colon between name and value',
  CloseBraceExpected: 'a closing brace }',
  CloseBracketExpected: 'a closing bracket ]',
  EndOfFileExpected: 'nothing after the end of the content',
  UnexpectedEndOfString: 'a closing quotation mark on this line; a line break within text is written \\n',
  UnexpectedEndOfNumber: 'digits after the point',
  InvalidCommentToken: 'no comments; JSON has none',
  InvalidCharacter: 'no tab and no other control character within text',
  InvalidEscapeCharacter: 'a backslash within text to be written as \\\\',
  InvalidUnicode: 'four hexadecimal digits after \\u',
  InvalidSymbol: 'text in double quotation marks, a number, true, false, or null',
};

/** The text from an offset to the end of its line, 40 characters at most. */
const restOfLine = (text: string, offset: number) => text.slice(offset, offset + 40).split(/[\r\n]/, 1)[0];

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/**
 * A curly quotation mark where JSON needs a straight one: before a text, or at its end if it closes no curly one
 * within.
 */
function findCurlyMark(line: string, code: string): string | undefined {
  const [first] = /^[“”„‟‘’‚‛«»]/u.exec(line) ?? [];
  if (first !== undefined || code !== 'UnexpectedEndOfString') return first;
  const [last] = countOf(line, '“') === countOf(line, '”') ? [] : (/[“”](?=\s*(?:[,:}\]]|$))/u.exec(line) ?? []);
  return last;
}

/** Whether a straight quotation mark within a text ended it too early. */
const isAfterInnerMark = (before: string, line: string) =>
  before.endsWith('"') ? /^[\p{L}\p{M}\p{N}(₹‘“]/u.test(line) : /" +$/.test(before) && /^\p{L}[^":]*"/u.test(line);

/** Describes a mistake for which the parser’s code alone would be misleading. */
export function recogniseMistake(text: string, offset: number, code: string): FaultWords | undefined {
  const [line = ''] = text.slice(offset).split(/[\r\n]/, 1);
  const where = restOfLine(text, offset);
  if (/^(?:<{7}|={7}|>{7})/.test(line))
    return {
      found: `the mark of a merge conflict: ${where}`,
      expected: 'one version of this place; two people have changed it',
      suggestion: 'keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
    };
  const curly = findCurlyMark(line, code);
  if (curly !== undefined)
    return {
      found: `the curly quotation mark ${curly} in: ${where}`,
      expected: 'straight quotation marks " before and after each name and each text',
      suggestion: 'type " in its place; curly ones are right only within a text',
    };
  if (isAfterInnerMark(text.slice(0, offset), line))
    return {
      found: `a straight quotation mark " within a text, before: ${where}`,
      expected: 'straight quotation marks only before and after a text',
      suggestion: 'write “ and ” within a text, or \\" with a backslash',
    };
  if (code !== 'InvalidCharacter') return undefined;
  const [before] = line.split(/\p{Cc}/u, 1);
  return {
    found: `${line.charAt(before!.length) === '\t' ? 'a tab' : 'an invisible control character'} after: ${before}`,
    expected: mistakes.InvalidCharacter!,
    suggestion: 'delete it, or write a space in its place',
  };
}

/** Describes any other mistake, by its code. */
export const describeMistake = (text: string, offset: number, code: string): FaultWords => ({
  found:
    offset >= text.trimEnd().length
      ? 'broken JSON at the end of the file'
      : `broken JSON at: ${restOfLine(text, offset)}`,
  expected: mistakes[code] ?? `valid JSON (${code})`,
  suggestion: 'look at this line and the one above it; an editor such as VS Code underlines the place',
});
