import { posix } from 'node:path';
import { z } from 'zod';
import { collections, findCollection, type Collection } from './collections';
import { lineOf, parseContentFile, type ContentFile, type ParsedFile } from './contentFile';
import { describeZodIssues } from './describeZodIssue';
import { formatField, quote, type FieldPath, type Issue } from './issue';
import type { Entry, FaultWords } from './rule';
import { nearest } from './suggest';

/** A file after all checks that need no other file. */
export interface CheckedFile {
  file: ContentFile;
  /** Undefined when the file has no business in the content folder. */
  collection: Collection | undefined;
  entries: Entry[];
  issues: Issue[];
}

/** A fault of a whole file or folder. */
export const fileIssue = (path: string, words: FaultWords): Issue => ({
  file: `content/${path}`,
  line: 1,
  field: '',
  rule: 'files',
  ...words,
});

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

function unknownFile(path: string): Issue {
  const name = posix.basename(path).replace(/\..*$/, '');
  const known = collections.map((collection) =>
    collection.kind === 'folder' ? `${collection.path}/<slug>.json` : collection.path,
  );
  const guess = nearest(
    path,
    collections.map((collection) =>
      collection.kind === 'folder' ? `${collection.path}/${name}.json` : collection.path,
    ),
  );
  return fileIssue(path, {
    found: 'a file that belongs to no collection',
    expected: `a picture, or one of: ${known.join(', ')}`,
    suggestion: guess && `rename it to content/${guess}`,
  });
}

/** Keys that a schema allows for the object at a path. */
function keysAt(schema: unknown, path: FieldPath): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (key === undefined) return schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : [];
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  return schema instanceof z.ZodObject ? keysAt((schema.shape as Record<string, unknown>)[key], rest) : [];
}

function checkEntry(
  file: ParsedFile,
  collection: Collection,
  value: unknown,
  at: FieldPath,
): { entry: Entry; issues: Issue[] } {
  const { error } = collection.schema.safeParse(value);
  const faults = error ? describeZodIssues(error.issues, value, (path) => keysAt(collection.schema, path)) : [];
  return {
    entry: { collection, file, at, value, faultyFields: new Set(faults.map(({ path }) => formatField(path))) },
    issues: faults.map(({ path, ...words }) => fieldIssue({ file, at }, path, 'schema', words)),
  };
}

/** Checks one file as far as that goes without the others. */
export function checkFile(file: ContentFile): CheckedFile {
  const collection = findCollection(file.path);
  if (!collection) return { file, collection, entries: [], issues: [unknownFile(file.path)] };
  const parsed = parseContentFile(file);
  const { data, issues } = parsed;
  if (data === undefined) return { file, collection, entries: [], issues };
  if (collection.kind !== 'list') {
    const { entry, issues: faults } = checkEntry(parsed, collection, data, []);
    return { file, collection, entries: [entry], issues: [...issues, ...faults] };
  }
  if (!Array.isArray(data))
    return {
      file,
      collection,
      entries: [],
      issues: [...issues, fileIssue(file.path, { found: quote(data), expected: 'a list [ … ] of entries' })],
    };
  if (data.length === 0)
    return {
      file,
      collection,
      entries: [],
      issues: [fileIssue(file.path, { found: 'an empty list', expected: 'at least one entry' })],
    };
  const checked = data.map((value: unknown, index) => checkEntry(parsed, collection, value, [index]));
  return {
    file,
    collection,
    entries: checked.map(({ entry }) => entry),
    issues: [...issues, ...checked.flatMap((each) => each.issues)],
  };
}
