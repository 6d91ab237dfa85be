import { readFileSync } from 'node:fs';

/** Paths of all pages of the finished site, from its sitemap (a test of the site holds the two equal). */
export const sitePaths = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g),
].map(([, path]) => path!);
