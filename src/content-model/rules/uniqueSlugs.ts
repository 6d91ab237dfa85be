import type { Collection } from '../collections';
import { baseName } from '../checking/content';
import { quote } from '../issue';
import type { Entry, Rule } from '../rule';

const slugOf = ({ value }: Entry): string | undefined => {
  const slug = (value as { slug?: unknown } | null)?.slug;
  return typeof slug === 'string' ? slug : undefined;
};

/** How slug and file come to agree again: nobody but the clinic knows which of the two was changed. */
function suggestSlug({ route }: Collection, slug: string, name: string): string {
  const rename = `rename the file to ${slug}.json`;
  if (!route) return `${quote(name)}, or ${rename}`;
  const [own, other] = [name, slug].map((each) => route({ slug: each }));
  return `${rename} if its address is to be ${other}, or write ${quote(name)} for ${own}; if it was online, keep the address, or redirect the old one in content/redirects.json`;
}

/** Slugs are addresses: unique within a collection and, for files, equal to the file’s name. */
export const uniqueSlugs: Rule = {
  name: 'unique-slugs',
  description: 'A slug is unique in its collection and equals the name of its file.',
  check(content, report) {
    const seen = new Set<string>();
    for (const entry of content.entries) {
      const slug = slugOf(entry);
      if (slug === undefined) continue;
      const { collection, file } = entry;
      if (collection.kind === 'folder') {
        const name = baseName(file.path);
        if (slug === name) continue;
        const isTaken = content.entries.some((other) => other.file.path === `${collection.path}/${slug}.json`);
        report(entry, ['slug'], {
          found: isTaken
            ? `${quote(slug)}, which content/${collection.path}/${slug}.json also has`
            : `${quote(slug)} in a file named ${quote(`${name}.json`)}`,
          expected: 'a slug equal to the file’s name',
          suggestion: isTaken ? quote(name) : suggestSlug(collection, slug, name),
        });
      } else {
        const key = `${collection.typeName} ${slug}`;
        if (seen.has(key))
          report(entry, ['slug'], {
            found: `${quote(slug)}, which an entry above also has`,
            expected: 'a slug that no other entry has',
            suggestion: 'write another slug, or remove one of the two entries',
          });
        seen.add(key);
      }
    }
  },
};
