import { readFileSync } from 'node:fs';

/** Paths of all pages of the finished site in `dist/`, from its sitemap. @throws if there is no finished site */
export const readSitePaths = (): string[] =>
  [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path!);
