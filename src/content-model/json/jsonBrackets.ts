/** Recognises brackets of which the other half is missing, or stands in a wrong place. */
import { cut, type Mistake, type Place } from './jsonTokens';

interface Bracket {
  sign: string;
  offset: number;
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const closerOf = (sign: string): string => (sign === '{' ? '}' : ']');

/** Brackets, and texts, so that the brackets in them are skipped; a text ends at its line at the latest. */
const signs = /"(?:[^"\\\n]|\\.)*"?|[[{\]}]/g;

/** The brackets that are open at an offset, outermost first, as far as those before it match. */
function openBrackets(text: string, offset: number): Bracket[] {
  const open: Bracket[] = [];
  for (const { 0: sign, index } of text.slice(0, offset).matchAll(signs)) {
    if (sign === '{' || sign === '[') open.push({ sign, offset: index });
    else if (sign === '}' || sign === ']') open.pop();
  }
  return open;
}

const indentOf = (line: string) => /^\s*/.exec(line)![0].length;

/** The first line below a bracket’s that is indented no deeper than it, so that the bracket should end before it. */
function findLineAfter(lines: readonly string[], opened: number): number | undefined {
  const indent = indentOf(lines[opened - 1]!);
  const below = lines.findIndex((line, index) => index >= opened && line.trim() !== '' && indentOf(line) <= indent);
  return below < 0 || /^\s*[}\]]/.test(lines[below]!) ? undefined : below + 1;
}

/**
 * Where a closing bracket is missing, by the indentation that editors and the site’s own files have: the line of the
 * bracket that is not closed, and the line before which it should be.
 */
function findUnclosed(text: string, before: number): { sign: string; opened: number; line: number } | undefined {
  const lines = text.split('\n');
  for (const { 0: sign, index } of text.slice(0, before).matchAll(signs)) {
    if (sign !== '{' && sign !== '[') continue;
    const opened = lineAt(text, index);
    // Only a bracket at the end of its line is closed on a line of its own.
    if (!lines[opened - 1]!.trimEnd().endsWith(sign)) continue;
    const line = findLineAfter(lines, opened);
    if (line !== undefined) return { sign, opened, line };
  }
  return undefined;
}

/** A comma before a closing bracket. */
export function findLastComma({ text, offset, line }: Place): Mistake | undefined {
  const [comma] = /,\s*$/.exec(text.slice(0, offset)) ?? [];
  if (comma === undefined || !/^[}\]]/.test(line)) return undefined;
  return {
    found: `a comma before the closing ${line.charAt(0)}`,
    expected: 'no comma after the last entry',
    suggestion: `delete the comma on line ${lineAt(text, offset - comma.length)}`,
  };
}

/** A bracket of which the other half is missing, where indentation or the other brackets show it. */
export function findOpenBracket({ text, offset, line, code }: Place): Mistake | undefined {
  const open = openBrackets(text, offset).at(-1);
  const isEnd = offset >= text.trimEnd().length;
  if (!open || !/^(?:Close|Comma|PropertyName)/.test(code) || !(isEnd || /^[{}\]:]/.test(line))) return undefined;
  const [closer, opened] = [closerOf(open.sign), lineAt(text, open.offset)];
  if (code === 'CommaExpected' && /^[}\]]/.test(line))
    return {
      found: `the closing ${line.charAt(0)} for the ${open.sign} of line ${opened}`,
      expected: `${closer}, since each bracket is closed by its like`,
      suggestion: `type ${closer} in its place, or above it`,
    };
  const unclosed = findUnclosed(text, isEnd ? text.length : offset);
  // A missing comma between two entries { … } is told as such.
  if (!unclosed) return undefined;
  const own = closerOf(unclosed.sign);
  return {
    found: `no closing ${own} for the ${unclosed.sign} of line ${unclosed.opened}`,
    expected: `${own} before this line, which is indented no deeper`,
    suggestion: `type ${own} and a comma above this line`,
    line: unclosed.line,
  };
}

/** A whole second entry behind the first. */
export function findSecondEntry({ text, line, code }: Place): Mistake | undefined {
  if (code !== 'EndOfFileExpected' || !/^[,\s]*(?:[{[]|$)/.test(line)) return undefined;
  const isList = text.trimStart().startsWith('[');
  return {
    found: `more content after the end: ${cut(line)}`,
    expected: isList ? 'one list [ … ]' : 'one entry { … } in a file',
    suggestion: isList
      ? 'move it before the last closing bracket ], with a comma between the entries'
      : 'delete the second one, or move it to a file of its own',
  };
}
