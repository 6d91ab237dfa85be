import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'src/sections/ArticleCard/ArticleCard.tsx';

/**
 * The GraphQL fragment of an article’s card, read from the component: Gatsby offers components’ fragments to pages’
 * queries only, and a copy here would drift from it.
 * @param directory the site’s root folder
 * @throws if the component has no such fragment
 */
export function readCardFragment(directory: string): string {
  const [fragment] = /^ {2}fragment ArticleCardContent on Article \{\n[\s\S]*?^ {2}\}$/m.exec(
    readFileSync(join(directory, FILE), 'utf8'),
  ) ?? [undefined];
  if (!fragment)
    throw new Error(`There is no fragment ArticleCardContent in ${FILE}, which the article index is made of.`);
  return fragment;
}
