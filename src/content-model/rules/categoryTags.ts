import { quote } from '../issue';
import type { Content, Report, Rule } from '../rule';
import { nearest } from '../suggest';

/** The category of each tag; a tag that stands in two is told. */
function findOwners(content: Content, report: Report): Map<string, string> {
  const owners = new Map<string, string>();
  for (const entry of content.ofType('Category')) {
    entry.value.tags.forEach((tag, index) => {
      const owner = owners.get(tag);
      if (owner !== undefined)
        report(entry, ['tags', index], {
          found: `${quote(tag)}, which ${quote(owner)} also has`,
          expected: 'each tag in one category only',
          suggestion: `remove it here or from ${quote(owner)}`,
        });
      owners.set(tag, entry.value.name);
    });
  }
  return owners;
}

/** The tags that articles have; unknown and doubled ones are told. */
function findUsed(content: Content, report: Report, owners: ReadonlyMap<string, string>): Set<string> {
  // With a category unreadable, its tags would all seem unknown.
  const knowsAll = content.isComplete('Category');
  const used = new Set<string>();
  for (const entry of content.ofType('Article')) {
    entry.value.tags.forEach((tag, index, tags) => {
      used.add(tag);
      if (tags.indexOf(tag) < index)
        report(entry, ['tags', index], {
          found: `${quote(tag)} twice`,
          expected: 'each tag once',
          suggestion: 'remove one',
        });
      else if (!owners.has(tag) && knowsAll) {
        const guess = nearest(tag, owners.keys());
        report(entry, ['tags', index], {
          found: `the unknown tag ${quote(tag)}`,
          expected: `a tag of content/categories.json: ${[...owners.keys()].join(', ')}`,
          suggestion: guess ? quote(guess) : 'add it to a category in content/categories.json',
        });
      }
    });
  }
  return used;
}

/** Tags tie articles to categories and to each other, so each is spelled one way and belongs to one category. */
export const categoryTags: Rule = {
  name: 'category-tags',
  description:
    'Each tag of an article belongs to exactly one category, and each tag of a category is used by an article.',
  check(content, report) {
    const owners = findOwners(content, report);
    const used = findUsed(content, report, owners);
    if (!content.isComplete('Article')) return;
    const unknown = [...used].filter((tag) => !owners.has(tag));
    for (const entry of content.ofType('Category')) {
      entry.value.tags.forEach((tag, index) => {
        if (used.has(tag)) return;
        const guess = nearest(tag, unknown);
        report(entry, ['tags', index], {
          found: `the tag ${quote(tag)}, which no article has`,
          expected: 'a tag that an article has',
          suggestion: guess ? quote(guess) : 'remove it, or give it to an article',
        });
      });
    }
  },
};
