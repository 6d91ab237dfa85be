/** Files that somebody copied, to begin a new page with or by mistake. */
import { posix } from 'node:path';
import { baseName } from '../checking/content';
import type { Content, Entry, FaultWords } from '../rule';

/** The names of the pictures that files name, without folder and ending, by the path of the file. */
export type PicturesOf = ReadonlyMap<string, readonly string[]>;

/** Whose picture a copied file still names, by the path of the file. */
export function picturesOf(content: Content): PicturesOf {
  const pictures = new Map<string, string[]>();
  for (const { entry, value } of content.fields('picture')) {
    const { path } = entry.file;
    if (typeof value === 'string') pictures.set(path, [...(pictures.get(path) ?? []), posix.parse(value).name]);
  }
  return pictures;
}

const dayOf = ({ value }: Entry) => String((value as { date?: unknown }).date ?? '');

const slugOf = ({ value }: Entry) => (value as { slug?: unknown }).slug;

/** Whether a file names pictures that are called after another. */
const hasPictureOf = (entry: Entry, name: string, pictures: PicturesOf) =>
  (pictures.get(entry.file.path) ?? []).some((picture) => picture === name || picture.startsWith(`${name}-`));

/**
 * Whether an entry was probably copied from another: it still has the other’s slug or picture, is newer, or its file is
 * called after the other’s.
 */
export function isCopy(entry: Entry, other: Entry, pictures: PicturesOf): boolean {
  const [name, otherName] = [baseName(entry.file.path), baseName(other.file.path)];
  if (entry.collection !== other.collection || name === otherName) return false;
  if (slugOf(entry) === otherName || slugOf(other) === name) return slugOf(entry) === otherName;
  const [namesOther, isNamed] = [hasPictureOf(entry, otherName, pictures), hasPictureOf(other, name, pictures)];
  if (namesOther !== isNamed) return namesOther;
  const [day, otherDay] = [dayOf(entry), dayOf(other)];
  // While a day is missing, only the names tell.
  return day === otherDay || !day || !otherDay ? name.toLowerCase().includes(otherName) : day > otherDay;
}

/** From this share of its texts on, an entry is a copy of another, which is told once instead of text by text. */
const SHARE_OF_A_COPY = 2 / 3;
const FEWEST_TEXTS_OF_A_COPY = 5;

const count = <T>(items: readonly T[], wanted: T) => items.filter((item) => item === wanted).length;

/**
 * Entries with files of their own that are copies of others, and how to tell it.
 * @param all the entry of each text that may stand only once
 * @param repeats the entry of each such text that stands elsewhere too, and the entry to which the text belongs
 */
export function findCopies(
  all: readonly Entry[],
  repeats: readonly { entry: Entry; other: Entry }[],
): Map<Entry, FaultWords> {
  const copies = new Map<Entry, FaultWords>();
  for (const entry of new Set(repeats.map((repeat) => repeat.entry))) {
    const others = repeats.filter((repeat) => repeat.entry === entry).map(({ other }) => other);
    const [original] = [...new Set(others)].sort((one, two) => count(others, two) - count(others, one));
    if (!original || original === entry || original.collection !== entry.collection) continue;
    const [same, texts] = [count(others, original), count(all, entry)];
    if (entry.collection.kind !== 'folder' || same < FEWEST_TEXTS_OF_A_COPY || same < texts * SHARE_OF_A_COPY) continue;
    copies.set(entry, {
      found: `a copy of content/${original.file.path}: ${same} of its ${texts} longer texts are the same`,
      expected: 'texts of its own on each page',
      suggestion:
        'if it is to become a new page, write new text in every field, the slug too; if it was copied by mistake, delete this file',
    });
  }
  return copies;
}
