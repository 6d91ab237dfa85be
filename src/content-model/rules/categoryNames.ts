import { formatField, quote } from '../issue';
import type { Rule } from '../rule';

const fold = (name: string) => name.toLowerCase();

/** Articles are grouped by the names of categories, and visitors choose by them: two alike would be one list, shown twice. */
export const categoryNames: Rule = {
  name: 'category-names',
  description: 'No two categories share a name, and none has the name for articles without a category.',
  check(content, report) {
    const [page] = content.ofType('ArticleListPage');
    const other = page && fold(page.value.otherCategory);
    const expected = 'a name that no other category has, whether in capitals or small letters';
    content.ofType('Category').forEach((entry, index, entries) => {
      const { name } = entry.value;
      const first = entries.findIndex(({ value }) => fold(value.name) === fold(name));
      if (first < index) {
        const before = formatField(entries[first]!.at);
        report(entry, ['name'], {
          found: `${quote(name)}, which is also the name of category ${before}`,
          expected,
          suggestion: `give it another name, or move its tags to ${before} and remove it`,
        });
      } else if (fold(name) === other)
        report(entry, ['name'], {
          found: `${quote(name)}, which content/${page!.file.path} uses for articles without a category (otherCategory)`,
          expected,
          suggestion: 'give it another name, or change "otherCategory" there',
        });
    });
  },
};
