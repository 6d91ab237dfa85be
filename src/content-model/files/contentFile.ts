import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { formatField, type FieldPath, type Issue } from '../issue';
import { lineAt } from '../json/jsonBrackets';
import { describeMistake } from '../json/jsonMistakes';
import type { FaultWords } from '../rule';
import { findUnreadable, SAVE_WITHOUT_MARK } from './unreadableFile';

/** A JSON file of the content folder, as text. */
export interface ContentFile {
  /** Path below `content/`, with forward slashes. */
  path: string;
  text: string;
  /** False if its bytes are no UTF-8, so that `text` lacks some of its letters. */
  isUtf8?: boolean;
}

/** A parsed content file that knows the line of each field. */
export interface ParsedFile extends ContentFile {
  /** Undefined if the JSON is broken. */
  data: unknown;
  tree: Node | undefined;
  issues: Issue[];
}

/** How to bring back a file that must be there. */
export const restoreIt = (path: string): string => `restore it from the history: git checkout HEAD -- content/${path}`;

/** Line of a field, or of the nearest existing part around it. */
export function lineOf(file: ParsedFile, path: FieldPath): number {
  for (let length = path.length; length > 0 && file.tree; length -= 1) {
    const node = findNodeAtLocation(file.tree, path.slice(0, length) as (string | number)[]);
    if (node) return lineAt(file.text, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return 1;
}

const jsonIssue = ({ path, text }: ContentFile, offset: number, words: FaultWords, field = ''): Issue => ({
  file: `content/${path}`,
  line: lineAt(text, offset),
  field,
  rule: 'json',
  ...words,
});

function describeParseError(file: ContentFile, { error, offset }: ParseError): Issue {
  const { line, ...words } = describeMistake(file.text, offset, printParseErrorCode(error));
  const issue = jsonIssue(file, Math.min(offset, file.text.trimEnd().length), words);
  return line === undefined ? issue : { ...issue, line };
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
    suggestion: SAVE_WITHOUT_MARK,
  };
  return { file: { ...file, text: file.text.slice(1) }, issues: [jsonIssue(file, 0, words)] };
}

/** Parses a file; broken JSON and doubled keys become issues. */
export function parseContentFile(source: ContentFile): ParsedFile {
  const { file, issues } = takeByteOrderMark(source);
  const unread = ({ line = 1, ...words }: FaultWords & { line?: number }): ParsedFile => ({
    ...file,
    tree: undefined,
    data: undefined,
    issues: [...issues, { ...jsonIssue(file, 0, words), line }],
  });
  const unreadable = findUnreadable(file);
  if (unreadable) return unread(unreadable);
  if (file.text.trim() === '')
    return unread({
      found: 'an empty file',
      expected: 'one JSON value',
      suggestion: `write its content, or ${restoreIt(file.path)}`,
    });
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
