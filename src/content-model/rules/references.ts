import { collections } from '../collections';
import { formatField, quote, type FieldPath } from '../issue';
import { toSlug } from '../guessValues';
import type { Content, Entry, Rule } from '../rule';
import { nearest } from '../suggest';

const listOf = (path: FieldPath) => formatField(path.slice(0, -1));

/** The slugs that a list does not name yet. */
function suggestOthers({ value }: Entry, path: FieldPath, slugs: readonly string[]): string {
  const list = path
    .slice(0, -1)
    .reduce((data, key) => (data as Record<string | number, unknown>)[key], value) as unknown[];
  const others = slugs.filter((slug) => !list.includes(slug));
  return others.length > 0 ? `one that is not in the list: ${others.join(', ')}` : 'remove one';
}

const placeOf = (type: string) => `content/${collections.find(({ typeName }) => typeName === type)!.path}`;

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
        const guess = nearest(toSlug(value), slugs);
        report(entry, path, {
          found: `${quote(value)}, which no ${type} has as its slug`,
          expected: `one of: ${slugs.join(', ')}`,
          suggestion: guess === undefined ? `if it is new, add it to ${placeOf(type)} first` : quote(guess),
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
