import { formatField, quote } from '../issue';
import type { Rule } from '../rule';

/** Where a list names each of a few choices, none stands twice: another would be missing. */
export const uniqueChoices: Rule = {
  name: 'unique-choices',
  description: 'A list of choices, such as the options of the form or the social profiles, has each only once.',
  check(content, report) {
    const seen = new Set<string>();
    for (const { entry, path, value, schema } of content.fields('unique')) {
      // `[…, 'serviceOptions', 2, 'value']` or `['languages', 2]`: the list is what stands before the index.
      const list = formatField(
        path.slice(
          0,
          path.findLastIndex((key) => typeof key === 'number'),
        ),
      );
      // In a list of the wrong length, a doubled entry is no fault of its own.
      if (entry.faultyFields.has(list)) continue;
      const key = JSON.stringify([entry.file.path, entry.at, list, value]);
      if (seen.has(key)) {
        const others = (schema.enum ?? []).filter(
          (choice) => !content.fields('unique').some((field) => field.entry === entry && field.value === choice),
        );
        report(entry, path, {
          found: `${quote(value)} a second time`,
          expected: 'each choice once',
          suggestion: others.length > 0 ? `one that is not in the list: ${others.join(', ')}` : 'remove one',
        });
      }
      seen.add(key);
    }
  },
};
