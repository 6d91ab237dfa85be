import { posix } from 'node:path';
import { collections, findCollection, type Collection } from './collections';
import { lineOf, parseContentFile, restoreIt, type ContentFile, type ParsedFile } from './contentFile';
import { describeZodIssues } from './describeZodIssue';
import { jsonSchemaOf } from './fields';
import { formatField, quote, type FieldPath, type Issue } from './issue';
import { toSlug } from './patternWords';
import { EXPORT_IT, isForeignPicture } from './pictureNames';
import type { Entry, FaultWords } from './rule';
import { nearest } from './suggest';

/** A file after all checks that need no other file. */
export interface CheckedFile {
  file: ContentFile;
  /** Undefined if the file does not belong in the content folder. */
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

const isSlug = (name: string) => name !== '' && toSlug(name) === name;

/**
 * The folder and the slug of a file that looks like JSON, whatever a program appended to its name or left off:
 * .json.bak, .json~, .JSON, .txt, no extension at all.
 */
function jsonNameOf(path: string): { folder: string; name: string } | undefined {
  const [, folder = '', name] =
    /^(.*\/)?([^/~$][^/]*?)\.(?:json(?![a-z0-9])[^/]*|txt)$/i.exec(path) ?? /^(.*\/)?([^/~$.][^/.]*)$/.exec(path) ?? [];
  return name === undefined ? undefined : { folder, name: toSlug(name) };
}

/** The path below `content/` at which a misplaced file was probably meant to stand. */
function guessPath(path: string): string | undefined {
  const file = jsonNameOf(path);
  if (!file?.name) return undefined;
  const known = (collections as readonly Collection[]).map((collection) =>
    collection.kind === 'folder' ? `${collection.path}/${file.name}.json` : collection.path,
  );
  // At the top level, any short name would be close to one in a folder with a short name.
  const candidates = file.folder ? known : known.filter((each) => !each.includes('/'));
  return nearest(`${file.folder}${file.name}.json`, candidates);
}

/** Whether a name below `content/` is free; undefined if the other files are not known. */
type IsFree = (path: string) => boolean | undefined;

const MOVE_OUT = 'move it out of content/';

/** A suggestion must never make somebody overwrite an existing file. */
function suggestPath(right: string, isFree: IsFree, also?: string): string {
  const free = isFree(right);
  if (free === false) return `${MOVE_OUT}; there is a content/${right} already`;
  const conditions = [free === undefined && 'there is no such file yet', also].filter(Boolean);
  const rename = `rename it to content/${right}`;
  return conditions.length === 0 ? rename : `${rename} if ${conditions.join(' and ')}; if not, ${MOVE_OUT}`;
}

const foreignPicture = (path: string): Issue =>
  fileIssue(path, {
    found: 'a picture in another format',
    expected: 'a picture whose name ends in .jpg, .png or .webp',
    suggestion: `${EXPORT_IT}; then ${MOVE_OUT}`,
  });

function unknownFile(path: string, isFree: IsFree): Issue {
  if (isForeignPicture(path)) return foreignPicture(path);
  const known = collections.map((collection) =>
    collection.kind === 'folder' ? `${collection.path}/<slug>.json` : collection.path,
  );
  const guess = guessPath(path);
  // Notes are .txt files too.
  const condition = /json/i.test(path) ? undefined : 'it holds an entry';
  return fileIssue(path, {
    found: 'a file that does not belong here',
    expected: `a picture, or one of: ${known.join(', ')}`,
    suggestion: guess === undefined ? MOVE_OUT : suggestPath(guess, isFree, condition),
  });
}

/** Whether a file’s name is a valid slug, which the entry’s slug must equal. */
const hasRightName = (path: string, { kind }: Collection) => kind !== 'folder' || isSlug(posix.basename(path, '.json'));

function wrongName(path: string, isFree: IsFree): Issue {
  const name = posix.basename(path, '.json');
  const slug = toSlug(name);
  const right = `${posix.dirname(path)}/${slug}.json`;
  return fileIssue(path, {
    found: `a file named ${quote(posix.basename(path))}`,
    expected:
      'a name of lower-case letters a-z and digits, joined by single hyphens, then .json; its "slug" is the same',
    // Office programs put such files beside those that are open.
    suggestion: name.startsWith('~') ? MOVE_OUT : slug ? suggestPath(right, isFree) : 'rename it with English letters',
  });
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
  if (data.length === 0)
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
  if (!collection) return { file, collection, entries: [], issues: [unknownFile(path, isFree)] };
  const parsed = parseContentFile(file);
  const { entries, issues } = checkData(parsed, collection);
  const named = hasRightName(path, collection) ? [] : [wrongName(path, isFree)];
  return { file, collection, entries, issues: [...named, ...parsed.issues, ...issues] };
}
