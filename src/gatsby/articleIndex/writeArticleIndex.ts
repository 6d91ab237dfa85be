import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeArticleIndex, type ListedArticle } from '../../lib/articleIndex';
import { HASHED_FOLDER } from '../hosting/hostRules';

const NAME = /^articles-[\da-f]{20}\.json$/;

/**
 * Writes the index of all articles (src/lib/articleIndex.ts) into Gatsby’s output and removes earlier ones. It is named
 * by its content’s hash and lies in /static/, so browsers cache it, and `npm run keep:files` keeps it for pages from
 * before a deploy. Hashes of pictures in it are shortened later (src/gatsby/assemble/shortNames.ts).
 * @param publicFolder Gatsby’s output folder
 * @param articles all articles, in the order of the list
 * @returns its path on the site
 */
export function writeArticleIndex(publicFolder: string, articles: readonly ListedArticle[]): string {
  const text = JSON.stringify(encodeArticleIndex(articles));
  const name = `articles-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.json`;
  const folder = join(publicFolder, HASHED_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (NAME.test(old) && old !== name) rmSync(join(folder, old));
  writeFileSync(join(folder, name), text);
  return HASHED_FOLDER + name;
}
