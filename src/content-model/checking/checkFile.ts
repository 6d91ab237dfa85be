import { posix } from 'node:path';
import { findCollection, type Collection } from '../collections';
import { lineOf, parseContentFile, restoreIt, type ContentFile, type ParsedFile } from '../files/contentFile';
import { describeZodIssues } from '../messages/describeZodIssue';
import { jsonSchemaOf } from '../fields';
import { formatField, quote, type FieldPath, type Issue } from '../issue';
import { fileIssue, hasRightName, unknownFile, wrongName } from '../files/misplacedFiles';
import type { Entry, FaultWords } from '../rule';

/** A file after all checks that need no other file. */
export interface CheckedFile {
  file: ContentFile;
  /** Undefined if the file does not belong in the content folder. */
  collection: Collection | undefined;
  entries: Entry[];
  issues: Issue[];
}

/** A fault of a field, by its path within the entry. */
export function fieldIssue(
  { file, at }: Pick<Entry, 'file' | 'at'>,
  path: FieldPath,
  rule: string,
  words: FaultWords,
): Issue {
  const whole = [...at, ...path];
  return { file: `content/${file.path}`, line: lineOf(file, whole), field: formatField(whole), rule, ...words };
}

function checkEntry(
  file: ParsedFile,
  collection: Collection,
  value: unknown,
  at: FieldPath,
): { entry: Entry; issues: Issue[] } {
  const { error } = collection.schema.safeParse(value);
  const faults = error ? describeZodIssues(error.issues, value, jsonSchemaOf(collection.schema)) : [];
  const faulty = faults.map(({ path }) => formatField(path));
  // With a wrong file name no slug can be right; report that only once.
  if (!hasRightName(file.path, collection)) faulty.push('slug');
  return {
    entry: { collection, file, at, value, faultyFields: new Set(faulty) },
    issues: faults.map(({ path, ...words }) => fieldIssue({ file, at }, path, 'schema', words)),
  };
}

type Checked = Pick<CheckedFile, 'entries' | 'issues'>;

function checkList(file: ParsedFile, collection: Collection): Checked {
  const { path, data } = file;
  const fault = (words: FaultWords) => ({ entries: [], issues: [fileIssue(path, words)] });
  if (!Array.isArray(data))
    return fault({
      found: quote(data),
      expected: 'a list [ … ] of entries',
      suggestion: `write the entries in square brackets, or ${restoreIt(path)}`,
    });
  if (data.length === 0 && !collection.mayBeEmpty)
    return fault({ found: 'an empty list', expected: 'at least one entry', suggestion: 'add an entry' });
  const checked = data.map((value: unknown, index) => checkEntry(file, collection, value, [index]));
  return { entries: checked.map(({ entry }) => entry), issues: checked.flatMap(({ issues }) => issues) };
}

function checkData(file: ParsedFile, collection: Collection): Checked {
  if (file.data === undefined) return { entries: [], issues: [] };
  if (collection.kind === 'list') return checkList(file, collection);
  const { entry, issues } = checkEntry(file, collection, file.data, []);
  return { entries: [entry], issues };
}

/**
 * Checks one file on its own; the other files only make suggestions better.
 * @param all every file of the content, if they are known
 */
export function checkFile(file: ContentFile, all: readonly ContentFile[] = []): CheckedFile {
  const { path } = file;
  const isFree = (name: string) => (all.length === 0 ? undefined : !all.some((other) => other.path === name));
  const collection = findCollection(path);
  if (!collection) return { file, collection, entries: [], issues: [unknownFile(file, isFree)] };
  // What programs put beside an open file is nobody’s to mend.
  if (posix.basename(path).startsWith('~')) return { file, collection, entries: [], issues: [wrongName(path, isFree)] };
  const parsed = parseContentFile(file);
  const { entries, issues } = checkData(parsed, collection);
  const named = hasRightName(path, collection) ? [] : [wrongName(path, isFree)];
  return { file, collection, entries, issues: [...named, ...parsed.issues, ...issues] };
}
