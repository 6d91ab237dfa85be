/** Describes mistakes in JSON for people who do not program. */
import { findLastComma, findOpenBracket, findSecondEntry, lineAt } from './jsonBrackets';
import { cut, describeToken, type Mistake, type Place } from './jsonTokens';

/** What would be right, by the parser’s error code. */
const mistakes: Record<string, string> = {
  CommaExpected: 'a comma between this entry and the one before it',
  PropertyNameExpected: 'a name in double quotation marks',
  ValueExpected: 'a value: text in double quotation marks, a number, true or false',
  ColonExpected: 'a colon between name and value',
  CloseBraceExpected: 'a closing brace }',
  CloseBracketExpected: 'a closing bracket ]',
  EndOfFileExpected: 'nothing after the end of the content',
  UnexpectedEndOfString: 'a closing quotation mark on this line; a line break within text is written \\n',
  UnexpectedEndOfNumber: 'digits after the point',
  InvalidCharacter: 'no tab and no other control character within text',
  InvalidEscapeCharacter: 'a backslash within text to be written as \\\\',
  InvalidUnicode: 'four hexadecimal digits after \\u',
  InvalidSymbol: 'text in double quotation marks, a number, true or false',
};

const suggestions: Record<string, string> = {
  ColonExpected: 'type : before it',
  UnexpectedEndOfString:
    'type " at the end of the text; if the text goes on below, join the lines, and write \\n\\n where a paragraph begins',
  InvalidEscapeCharacter: 'write \\\\ for each backslash, or / in its place',
};

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/**
 * A curly quotation mark where JSON needs a straight one: before a text, or at its end if it closes no curly one
 * within.
 */
function findCurlyMark({ line, code }: Place): Mistake | undefined {
  const [first] = /^[“”„‟‘’‚‛«»]/u.exec(line) ?? [];
  const isOpen = code === 'UnexpectedEndOfString' && countOf(line, '“') !== countOf(line, '”');
  const [mark = first] = first === undefined && isOpen ? (/[“”](?=\s*(?:[,:}\]]|$))/u.exec(line) ?? []) : [];
  if (mark === undefined) return undefined;
  return {
    found: `the curly quotation mark ${mark} in: ${cut(line)}`,
    expected: 'straight quotation marks " before and after each name and each text',
    suggestion: 'type " in its place; curly ones are right only within a text',
  };
}

function findMergeMark({ line }: Place): Mistake | undefined {
  if (!/^(?:<{7}|={7}|>{7})/.test(line)) return undefined;
  return {
    found: `the mark of a merge conflict: ${cut(line)}`,
    expected: 'one version of this place; two people have changed it',
    suggestion: 'keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
  };
}

/** A straight quotation mark within a text, which ended the text too early. */
function findInnerMark({ text, offset, line }: Place): Mistake | undefined {
  const before = text.slice(0, offset);
  const isInner = before.endsWith('"')
    ? /^[\p{L}\p{M}\p{N}(₹‘“]/u.test(line)
    : /" +$/.test(before) && /^\p{L}[^":]*"/u.test(line);
  if (!isInner) return undefined;
  return {
    found: `a straight quotation mark " within a text, before: ${cut(line)}`,
    expected: 'straight quotation marks only before and after a text',
    suggestion: 'write “ and ” within a text, or \\" with a backslash',
  };
}

function findControlCharacter({ line, code }: Place): Mistake | undefined {
  if (code !== 'InvalidCharacter') return undefined;
  const [before] = line.split(/\p{Cc}/u, 1);
  return {
    found: `${line.charAt(before!.length) === '\t' ? 'a tab' : 'an invisible control character'} after: ${before}`,
    expected: mistakes.InvalidCharacter!,
    suggestion: 'delete it, or write a space in its place',
  };
}

/** A comma that is missing at the end of a line. */
function findLostComma({ text, offset, code }: Place): string | undefined {
  if (code !== 'CommaExpected') return undefined;
  const line = lineAt(text, text.slice(0, offset).trimEnd().length);
  return line < lineAt(text, offset) ? `type a comma at the end of line ${line}` : 'type a comma before it';
}

const finders = [
  findMergeMark,
  findCurlyMark,
  findInnerMark,
  findControlCharacter,
  findLastComma,
  findSecondEntry,
  describeToken,
  findOpenBracket,
];

/** Describes the mistake at which the parser stopped. */
export function describeMistake(text: string, offset: number, code: string): Mistake {
  const [line = ''] = text.slice(offset).split(/[\r\n]/, 1);
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const place = { text, offset, code, line, before };
  for (const find of finders) {
    const mistake = find(place);
    if (mistake) return mistake;
  }
  const isEnd = offset >= text.trimEnd().length;
  const closer = { CloseBraceExpected: '}', CloseBracketExpected: ']' }[code];
  return {
    found: isEnd ? 'broken JSON at the end of the file' : `broken JSON at: ${cut(line)}`,
    expected: mistakes[code] ?? `valid JSON (${code})`,
    suggestion:
      findLostComma(place) ??
      suggestions[code] ??
      (isEnd && closer ? `type ${closer} at the end of the file` : undefined) ??
      'look at this line and the one above it; an editor such as VS Code underlines the place',
  };
}
