import type { ContentOf } from '../collections';
import { quote } from '../issue';
import type { Content, Entry, Report, Rule } from '../rule';
import { nearest } from '../messages/suggest';

type Category = Entry<ContentOf<'Category'>>;

/** A tag as it is compared: in small letters, with a straight apostrophe, without signs before it. */
const fold = (tag: string) =>
  tag
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[#\s]+/, '');

/** The category of each tag; a tag that stands in two, or not in small letters, is told. */
function findOwners(content: Content, report: Report): Map<string, Category> {
  const owners = new Map<string, Category>();
  for (const entry of content.ofType('Category')) {
    entry.value.tags.forEach((tag, index) => {
      const owner = owners.get(fold(tag));
      // That a category stands twice is told by its name.
      const isDoubled = owner !== undefined && owner !== entry && fold(owner.value.name) === fold(entry.value.name);
      if (owner !== undefined && !isDoubled)
        report(entry, ['tags', index], {
          found: `${quote(tag)}, which ${quote(owner.value.name)} also has`,
          expected: 'each tag in one category only',
          suggestion: `remove it here or from ${quote(owner.value.name)}`,
        });
      else if (fold(tag) !== tag)
        report(entry, ['tags', index], {
          found: quote(tag),
          expected: 'a tag in small letters, with a straight apostrophe',
          suggestion: quote(fold(tag)),
        });
      owners.set(fold(tag), owner ?? entry);
    });
  }
  return owners;
}

/** What to do about a tag that no category has. */
function suggestTag(tag: string, owners: ReadonlyMap<string, Category>): string | undefined {
  if (owners.has(fold(tag))) return quote(fold(tag));
  const guess = nearest(tag, owners.keys());
  if (guess !== undefined) return quote(guess);
  const parts = tag.split(/\s*[,;]\s*/).filter(Boolean);
  if (parts.length > 1 && parts.every((part) => owners.has(fold(part))))
    return `write each tag in quotation marks of its own: ${parts.map((part) => quote(fold(part))).join(', ')}`;
  const named = [...owners.values()].find(({ value }) => fold(value.name) === fold(tag));
  return named && `one of the tags of that category: ${named.value.tags.map(quote).join(', ')}`;
}

/** The tags that articles have; unknown and doubled ones are told. */
function findUsed(content: Content, report: Report, owners: ReadonlyMap<string, Category>): Set<string> {
  // With a category unreadable, its tags would all seem unknown.
  const knowsAll = content.isComplete('Category');
  const used = new Set<string>();
  for (const entry of content.ofType('Article')) {
    entry.value.tags.forEach((tag, index, tags) => {
      used.add(fold(tag));
      if (tags.indexOf(tag) < index)
        report(entry, ['tags', index], {
          found: `${quote(tag)} twice`,
          expected: 'each tag once',
          suggestion: 'remove one',
        });
      else if (!(owners.has(tag) && fold(tag) === tag) && knowsAll) {
        const suggestion = suggestTag(tag, owners);
        const all = suggestion ? '' : `: ${[...owners.keys()].join(', ')}`;
        report(entry, ['tags', index], {
          found: `the unknown tag ${quote(tag)}`,
          expected: `a tag of content/categories.json${all}`,
          suggestion: suggestion ?? 'add it to a category in content/categories.json',
        });
      }
    });
  }
  return used;
}

/** Tags of a category that no article has: several at once, but those that are misspelt one by one. */
function reportUnused(entry: Category, used: ReadonlySet<string>, unknown: readonly string[], report: Report): void {
  const expected = 'a tag that an article has';
  const unused = entry.value.tags.map((tag, index) => ({ tag, index })).filter(({ tag }) => !used.has(fold(tag)));
  const lost = unused.filter(({ tag, index }) => {
    const guess = nearest(tag, unknown);
    if (guess !== undefined)
      report(entry, ['tags', index], {
        found: `the tag ${quote(tag)}, which no article has`,
        expected,
        suggestion: quote(guess),
      });
    return guess === undefined;
  });
  const [first, ...others] = lost;
  if (!first) return;
  const isOne = others.length === 0;
  report(entry, isOne ? ['tags', first.index] : ['tags'], {
    found: `the ${isOne ? 'tag' : 'tags'} ${lost.map(({ tag }) => quote(tag)).join(', ')}, which no article has`,
    expected: isOne ? expected : 'tags that articles have',
    suggestion: isOne ? 'remove it, or give it to an article' : 'remove them, or give them to articles',
  });
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
    for (const entry of content.ofType('Category')) reportUnused(entry, used, unknown, report);
  },
};
