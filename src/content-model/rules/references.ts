import { formatField, quote, type FieldPath } from '../issue';
import { toSlug } from '../patternWords';
import type { Content, Entry, Rule } from '../rule';
import { nearest } from '../suggest';

const listOf = (path: FieldPath) => formatField(path.slice(0, -1));

/** The slugs that a list does not name yet. */
function suggestOthers({ value }: Entry, path: FieldPath, slugs: readonly string[]): string | undefined {
  const list = path
    .slice(0, -1)
    .reduce((data, key) => (data as Record<string | number, unknown>)[key], value) as unknown[];
  const others = slugs.filter((slug) => !list.includes(slug));
  return others.length > 0 ? `one that is not in the list: ${others.join(', ')}` : undefined;
}

/** A field that names another entry must name one that exists, and a list must not name one twice. */
export const references: Rule = {
  name: 'references',
  description: 'A field that names an entry of another collection names one that exists; a list names each once.',
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
          suggestion: guess && quote(guess),
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
