import { formatField, quote } from '../issue';
import type { Rule } from '../rule';
import { nearest } from '../suggest';

/** A field that names another entry must name one that exists, and a list must not name one twice. */
export const references: Rule = {
  name: 'references',
  description: 'A field that names an entry of another collection names one that exists; a list names each once.',
  check(content, report) {
    for (const { entry, path, value, schema } of content.fields()) {
      if (schema.ref) {
        const slugs = content.slugs(schema.ref);
        // Without any entry, that they are missing is told instead.
        if (typeof value !== 'string' || slugs.length === 0 || slugs.includes(value)) continue;
        const guess = nearest(value, slugs);
        report(entry, path, {
          found: `${quote(value)}, which no ${schema.ref} has as its slug`,
          expected: `one of: ${slugs.join(', ')}`,
          suggestion: guess && quote(guess),
        });
      } else if (schema.items?.ref && Array.isArray(value) && !entry.faultyFields.has(formatField(path))) {
        const unnamed = content.slugs(schema.items.ref).filter((slug) => !value.includes(slug));
        value.forEach((slug: unknown, index) => {
          if (value.indexOf(slug) < index)
            report(entry, [...path, index], {
              found: `${quote(slug)} a second time`,
              expected: `each ${schema.items?.ref} once`,
              suggestion: unnamed[0] && `one that is not in the list: ${unnamed.join(', ')}`,
            });
        });
      }
    }
  },
};
