/** The finished site as the site tests read it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

export const dist = resolve('dist');

if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no built site in dist/: run npm run build first.');

export interface SitePage {
  /** Path of the page on the site; `/404` for the not-found page. */
  path: string;
  html: string;
  $: CheerioAPI;
}

export const files: string[] = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** Old paths and where they lead. */
export const redirects = new Map(
  readFileSync(join(dist, '_redirects'), 'utf8')
    .split('\n')
    // Each old path has a second line with a slash at its end.
    .filter((line) => line && !line.split(' ')[0]!.endsWith('/'))
    .map((line) => line.split(' ') as [string, string]),
);

const toPath = (file: string) => `/${file.replace(/(?:index)?\.html$/, '')}`.replace(/(.)\/$/, '$1');

/** Every page but those that only redirect; an owner’s own HTML files are none. */
export const pages: SitePage[] = files
  .filter((file) => file.endsWith('.html') && !redirects.has(toPath(file)) && !existsSync(join('static', file)))
  .map((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    return { path: toPath(file), html, $: load(html) };
  });

/** Pages that search engines may list. */
export const canonicalPages = pages.filter(({ path }) => path !== '/404');

/** Where in-site links may lead without a hop. */
export const paths = new Set(canonicalPages.map(({ path }) => path));

/** Faults found over all pages, as `path: fault`; a test expects none. */
export function faults(find: (page: SitePage) => string[], on: readonly SitePage[] = pages): string[] {
  return on.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));
}
