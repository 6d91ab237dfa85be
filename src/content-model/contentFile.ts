import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { formatField, type FieldPath, type Issue } from './issue';
import type { FaultWords } from './rule';

/** A JSON file of the content folder, as text. */
export interface ContentFile {
  /** Path below `content/`, with forward slashes. */
  path: string;
  text: string;
}

/** A parsed content file that knows on which line each field stands. */
export interface ParsedFile extends ContentFile {
  /** Undefined if the JSON is broken. */
  data: unknown;
  tree: Node | undefined;
  issues: Issue[];
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Line of a field, or of the nearest thing around it that exists. */
export function lineOf(file: ParsedFile, path: FieldPath): number {
  for (let length = path.length; length > 0 && file.tree; length -= 1) {
    const node = findNodeAtLocation(file.tree, path.slice(0, length) as (string | number)[]);
    if (node) return lineAt(file.text, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return 1;
}

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

const jsonIssue = ({ path, text }: ContentFile, offset: number, words: FaultWords, field = ''): Issue => ({
  file: `content/${path}`,
  line: lineAt(text, offset),
  field,
  rule: 'json',
  ...words,
});

/** What stands from an offset to the end of its line, as far as it helps to find the place. */
const restOfLine = (text: string, offset: number) => text.slice(offset, offset + 40).split(/[\r\n]/, 1)[0];

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** A curly quotation mark where JSON takes straight ones: before a text, or at its end if it closes no curly one within. */
function findCurlyMark(line: string, code: string): string | undefined {
  const [first] = /^[“”„‟‘’‚‛«»]/u.exec(line) ?? [];
  if (first !== undefined || code !== 'UnexpectedEndOfString') return first;
  const [last] = countOf(line, '“') === countOf(line, '”') ? [] : (/[“”](?=\s*(?:[,:}\]]|$))/u.exec(line) ?? []);
  return last;
}

/** Whether a straight quotation mark within a text ended it too early. */
const isAfterInnerMark = (before: string, line: string) =>
  before.endsWith('"') ? /^[\p{L}\p{M}\p{N}(₹‘“]/u.test(line) : /" +$/.test(before) && /^\p{L}[^":]*"/u.test(line);

/** The words of a mistake that its code alone would tell in a way that leads astray. */
function recogniseMistake(text: string, offset: number, code: string): FaultWords | undefined {
  const [line = ''] = text.slice(offset).split(/[\r\n]/, 1);
  const where = restOfLine(text, offset);
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

function describeParseError(file: ContentFile, { error, offset }: ParseError): Issue {
  const end = file.text.trimEnd().length;
  const code = printParseErrorCode(error);
  const known = recogniseMistake(file.text, offset, code);
  if (known) return jsonIssue(file, offset, known);
  return jsonIssue(file, Math.min(offset, end), {
    found: offset >= end ? 'broken JSON at the end of the file' : `broken JSON at: ${restOfLine(file.text, offset)}`,
    expected: mistakes[code] ?? `valid JSON (${code})`,
    suggestion: 'look at this line and the one above it; an editor such as VS Code underlines the place',
  });
}

function findDoubleKeys(file: ContentFile, node: Node, path: FieldPath = []): Issue[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, index) => findDoubleKeys(file, child, [...path, index]));
  const seen = new Set<string>();
  return children.flatMap(({ children: [key, value] = [] }) => {
    if (!key || !value) return [];
    const name = key.value as string;
    const words = {
      found: `the key "${name}" a second time`,
      expected: 'each key once; only the last would count and the others would be lost',
      suggestion: `remove one of the two "${name}"`,
    };
    const issues = seen.has(name) ? [jsonIssue(file, key.offset, words, formatField([...path, name]))] : [];
    seen.add(name);
    return [...issues, ...findDoubleKeys(file, value, [...path, name])];
  });
}

/** Prototype-safe plain data of a syntax tree; a `__proto__` key stays an ordinary key. */
function toData(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(toData);
  if (node.type !== 'object') return node.value as unknown;
  const entries = (node.children ?? []).flatMap(({ children }) =>
    children?.[0] && children[1] ? [[children[0].value as string, toData(children[1])] as const] : [],
  );
  return Object.fromEntries(entries);
}

function takeByteOrderMark(file: ContentFile): { file: ContentFile; issues: Issue[] } {
  if (!file.text.startsWith('\uFEFF')) return { file, issues: [] };
  const words = {
    found: 'an invisible byte order mark before the content',
    expected: 'a file that starts with its content; the build can’t read the mark',
    suggestion: 'save the file as “UTF-8” instead of “UTF-8 with BOM”',
  };
  return { file: { ...file, text: file.text.slice(1) }, issues: [jsonIssue(file, 0, words)] };
}

/** Read as UTF-8, UTF-16 begins with broken characters, or has an empty one beside each letter. */
const isOtherEncoding = ({ text }: ContentFile) => /^\uFFFD|^.?\0/u.test(text);

/** Parses a file; broken JSON and doubled keys become issues. */
export function parseContentFile(source: ContentFile): ParsedFile {
  const { file, issues } = takeByteOrderMark(source);
  const unread = (words: FaultWords): ParsedFile => ({
    ...file,
    tree: undefined,
    data: undefined,
    issues: [...issues, jsonIssue(file, 0, words)],
  });
  if (isOtherEncoding(file))
    return unread({
      found: 'letters in another encoding than UTF-8, probably “Unicode” (UTF-16)',
      expected: 'a file in UTF-8',
      suggestion: 'save the file as “UTF-8”',
    });
  if (file.text.trim() === '') return unread({ found: 'an empty file', expected: 'one JSON value' });
  const errors: ParseError[] = [];
  const tree = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  // What follows the first mistake is often its consequence.
  if (errors[0] || !tree)
    return {
      ...file,
      tree,
      data: undefined,
      issues: [...issues, ...errors.slice(0, 1).map((error) => describeParseError(file, error))],
    };
  return { ...file, tree, data: toData(tree), issues: [...issues, ...findDoubleKeys(file, tree)] };
}
