/** Files that are in a wrong place or have a wrong name, and where they were probably meant to be. */
import { posix } from 'node:path';
import { collections, type Collection } from '../collections';
import type { ContentFile } from './contentFile';
import { jsonSchemaOf } from '../fields';
import { toSlug } from '../messages/guessValues';
import { quote, type Issue } from '../issue';
import { EXPORT_IT, isForeignPicture } from './pictureNames';
import type { FaultWords } from '../rule';
import { nearest } from '../messages/suggest';

/** A fault of a whole file or folder. */
export const fileIssue = (path: string, words: FaultWords): Issue => ({
  file: `content/${path}`,
  line: 1,
  field: '',
  rule: 'files',
  ...words,
});

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

/** The folder whose entries have the fields that a text in JSON has. */
function findFolderOf(text: string): string | undefined {
  const folders = (collections as readonly Collection[]).filter(({ kind }) => kind === 'folder');
  return folders.find(({ schema }) => {
    const { required = [] } = jsonSchemaOf(schema);
    return required.every((key) => text.includes(`"${key}"`));
  })?.path;
}

/** The path below `content/` at which a misplaced file was probably meant to stand. */
export function guessPath({ path, text }: ContentFile): string | undefined {
  const file = jsonNameOf(path);
  if (!file?.name) return undefined;
  const folder = findFolderOf(text);
  if (folder !== undefined) return `${folder}/${file.name}.json`;
  const known = (collections as readonly Collection[]).map((collection) =>
    collection.kind === 'folder' ? `${collection.path}/${file.name}.json` : collection.path,
  );
  // In a folder of its own below that of its kind.
  const above = collections.find(({ kind, path: folder }) => kind === 'folder' && file.folder.startsWith(`${folder}/`));
  if (above && file.folder !== `${above.path}/`) return `${above.path}/${file.name}.json`;
  // At the top level, any short name would be close to one in a folder with a short name.
  const candidates = file.folder ? known : known.filter((each) => !each.includes('/'));
  return nearest(`${file.folder}${file.name}.json`, candidates);
}

/** Whether a name below `content/` is free; undefined if the other files are not known. */
export type IsFree = (path: string) => boolean | undefined;

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

const office = /(?:^|\/)[^~/][^/]*\.(?:docx?|odt|rtf|pdf|pages|xlsx?|pptx?)$/i;

const officeDocument = (path: string): Issue =>
  fileIssue(path, {
    found: 'a document of Word or another office program',
    expected: describePlace(path),
    suggestion: `copy its text into the fields of a .json file; then ${MOVE_OUT}`,
  });

/** What may stand in the folder of a file. */
function describePlace(path: string): string {
  const [folder] = /^[^/]+(?=\/)/.exec(path) ?? [''];
  const own = collections.filter((collection) => posix.dirname(collection.path) === (folder || '.'));
  if (collections.some(({ kind, path: name }) => kind === 'folder' && name === folder))
    return `in content/${folder} only entries, each a file named <slug>.json, and pictures`;
  const names = own.filter(({ kind }) => kind !== 'folder').map((collection) => posix.basename(collection.path));
  if (names.length > 0)
    return `in content${folder && `/${folder}`} only ${names.join(', ')}${folder && ' and pictures'}`;
  const folders = new Set(collections.flatMap((each) => /^[^/.]+/.exec(each.path.replace(/^[^/]+\.json$/, '')) ?? []));
  return `one of the folders ${[...folders].join(', ')}`;
}

/** A file that belongs to no collection and is no picture. */
export function unknownFile(file: ContentFile, isFree: IsFree): Issue {
  const { path } = file;
  if (isForeignPicture(path)) return foreignPicture(path);
  if (office.test(path)) return officeDocument(path);
  const guess = guessPath(file);
  // Notes are .txt files too.
  const condition = /json/i.test(path) ? undefined : 'it holds an entry';
  return fileIssue(path, {
    found: 'a file that does not belong here',
    expected: describePlace(path),
    suggestion: guess === undefined ? MOVE_OUT : suggestPath(guess, isFree, condition),
  });
}

/** Whether a file’s name is a valid slug, which the entry’s slug must equal. */
export const hasRightName = (path: string, { kind }: Collection) =>
  kind !== 'folder' || isSlug(posix.basename(path, '.json'));

/** An entry whose file name is no slug. */
export function wrongName(path: string, isFree: IsFree): Issue {
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
