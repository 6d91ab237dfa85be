import { readFileSync } from 'node:fs';

/** Paths of all pages of the finished site, from its sitemap (a test of the site holds the two equal). */
export const sitePaths = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g),
].map(([, path]) => path!);

/** A page of each kind, the not-found page last. */
export const kinds = [
  '/',
  '/about',
  '/appointment',
  '/contact',
  '/blogs',
  '/blog/insomnia',
  '/services/telepsychiatry',
  '/no-such-page',
];

/** The article in Hindi. */
export const hindiArticle = '/blog/face-failures';
