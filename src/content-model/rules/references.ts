import { collections, type Collection } from '../collections';
import { jsonSchemaOf, schemaAt, valueAt } from '../fields';
import { formatField, quote, type FieldPath } from '../issue';
import { toSlug } from '../messages/guessValues';
import type { Content, Entry, Rule } from '../rule';
import { nearest } from '../messages/suggest';

const listOf = (path: FieldPath) => formatField(path.slice(0, -1));

/** The slugs that a list does not name yet. */
function othersOf({ value }: Entry, path: FieldPath, slugs: readonly string[]): string[] {
  const list = valueAt(value, path.slice(0, -1)) as unknown[];
  return slugs.filter((slug) => !list.includes(slug));
}

function suggestOthers(entry: Entry, path: FieldPath, slugs: readonly string[]): string {
  const others = othersOf(entry, path, slugs);
  return others.length > 0 ? `one that is not in the list: ${others.join(', ')}` : 'remove one';
}

const placeOf = (type: string) => (collections as readonly Collection[]).find(({ typeName }) => typeName === type)!;

/** What is missing, in words of the folder or file in which it would be. */
function describeLost(slug: string, type: string): string {
  const { kind, path } = placeOf(type);
  if (kind !== 'folder' || toSlug(slug) !== slug)
    return `${quote(slug)}, which no entry of content/${path} has as its slug`;
  return `${quote(slug)}, but there is no file content/${path}/${slug}.json`;
}

/** What to name in place of an entry that does not exist, or no longer. */
function suggestName(entry: Entry, path: FieldPath, slug: string, slugs: readonly string[], type: string): string {
  const guess = nearest(toSlug(slug), slugs);
  if (guess !== undefined) return quote(guess);
  const key = path.at(-1);
  // A list that names all but one probably means that one under its old name.
  const others = typeof key === 'number' ? othersOf(entry, path, slugs) : [];
  if (others.length === 1) return quote(others[0]);
  const { required = [] } = schemaAt(jsonSchemaOf(entry.collection.schema), path.slice(0, -1)) ?? {};
  const leaveOut = typeof key === 'string' && !required.includes(key) ? `, or remove "${key}"` : '';
  return `one of those${leaveOut}; whatever is new is added to content/${placeOf(type).path} first`;
}

/** A field that names another entry must name one that exists, and a list must not name one twice. */
export const references: Rule = {
  name: 'references',
  description: 'A field that refers to another entry names one that exists; a list names each one only once.',
  check(content: Content, report) {
    const seen = new Set<string>();
    for (const { entry, path, value, schema } of content.fields('ref')) {
      const type = schema.ref!;
      const slugs = content.slugs(type);
      // Empty text is told by the schema. Without any entry, that they are missing is told instead.
      if (typeof value !== 'string' || slugs.length === 0) continue;
      if (!slugs.includes(value)) {
        report(entry, path, {
          found: describeLost(value, type),
          expected: `one of: ${slugs.join(', ')}`,
          suggestion: suggestName(entry, path, value, slugs, type),
        });
      } else if (typeof path.at(-1) === 'number' && !entry.faultyFields.has(listOf(path))) {
        const key = [entry.file.path, entry.at, listOf(path), value].join(' ');
        if (seen.has(key))
          report(entry, path, {
            found: `${quote(value)} a second time`,
            expected: `each ${type} once`,
            suggestion: suggestOthers(entry, path, slugs),
          });
        seen.add(key);
      }
    }
  },
};
