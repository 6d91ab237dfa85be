import { collections, findCollection, type Collection, type CollectionName, type ContentOf } from '../collections';
import type { CheckedFile } from './checkFile';
import { jsonSchemaOf, visitFields } from '../fields';
import { guessPath } from '../files/misplacedFiles';
import type { Content, Entry, EntryField, PictureSizes } from '../rule';

/** Name of a content file without folder and extension: the slug that it should hold. */
export const baseName = (path: string) => path.replace(/^.*\/|\.[^.]*$/g, '');

function slugsOf({ file, collection, entries }: CheckedFile): string[] {
  const written = entries.flatMap(({ value }) => {
    const slug = (value as { slug?: unknown } | null)?.slug;
    return typeof slug === 'string' ? [slug] : [];
  });
  return collection?.kind === 'folder' ? [baseName(file.path), ...written] : written;
}

function routesOf({ kind, route }: Collection, slugs: string[]): string[] {
  if (!route) return [];
  return kind === 'one' ? [route({ slug: '' })] : slugs.map((slug) => route({ slug }));
}

type FieldsByKeyword = ReadonlyMap<string, readonly EntryField[]>;

const knownFields = new WeakMap<Entry, FieldsByKeyword>();

/** The fields of an entry by the keywords of their schemas, found only once however often the entry is checked. */
function fieldsOf(entry: Entry): FieldsByKeyword {
  const known = knownFields.get(entry);
  if (known) return known;
  const fields = new Map<string, EntryField[]>();
  visitFields(jsonSchemaOf(entry.collection.schema), entry.value, ({ path, value, schema }) => {
    const field = { entry, path, value, schema };
    for (const keyword of Object.keys(schema)) {
      const those = fields.get(keyword);
      if (those) those.push(field);
      else fields.set(keyword, [field]);
    }
  });
  knownFields.set(entry, fields);
  return fields;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Memoises a function of a name. */
function remember<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    if (!made.has(name)) made.set(name, make(name));
    return made.get(name)!;
  };
}

/** A day after all others, for checks that do not depend on the current day. */
export const EVERY_DAY_HAS_COME = '9999-12-31';

/** What the rules see of checked files. */
export function makeContent(
  files: readonly CheckedFile[],
  pictures: PictureSizes,
  today: string = EVERY_DAY_HAS_COME,
): Content {
  const entries = files.flatMap((file) => file.entries);
  const filesOf = (typeName: string) => files.filter(({ collection }) => collection?.typeName === typeName);
  const slugs = remember((typeName) => [...new Set(filesOf(typeName).flatMap(slugsOf))]);
  // An entry under a name that no collection has is as good as unreadable.
  const misplaced = once(
    () =>
      new Set(
        files
          .filter(({ collection }) => !collection)
          .map(({ file }) => findCollection(guessPath(file) ?? '')?.typeName),
      ),
  );
  const routes = once(() => collections.flatMap((collection) => routesOf(collection, slugs(collection.typeName))));
  return {
    entries,
    // Every schema has a type.
    fields: (keyword = 'type') => entries.flatMap((entry) => fieldsOf(entry).get(keyword) ?? []),
    ofType: <Name extends CollectionName>(typeName: Name) =>
      entries.filter(
        (entry): entry is Entry<ContentOf<Name>> =>
          entry.collection.typeName === typeName && entry.faultyFields.size === 0,
      ),
    isComplete: (typeName) =>
      filesOf(typeName).length > 0 &&
      filesOf(typeName).every(({ issues }) => issues.length === 0) &&
      !misplaced().has(typeName),
    // A file in a folder counts as an entry, even if it can’t be read.
    countOf: (typeName) =>
      filesOf(typeName).reduce(
        (count, { collection, entries: own }) => count + (collection?.kind === 'list' ? own.length : 1),
        0,
      ),
    slugs,
    routes,
    pictures,
    today,
  };
}
