/**
 * The one pass over what Gatsby built: `public/` is Gatsby’s, `dist/` is what hosts get.
 *
 * Pages become flat files (`about.html` for /about, so that hosts answer without a slash and without a hop), the early
 * script is put into each, redirects get a page and a rule of their own, and what browsers never ask for is left out.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { bundleEarlyScript } from './earlyScript';
import { redirectPage } from './redirectPage';
import { transformHtml } from './transformHtml';

export interface SiteRedirect {
  from: string;
  to: string;
}

export interface AssembleOptions {
  /** Gatsby’s output folder. */
  from: string;
  /** Folder for hosts; emptied first. */
  to: string;
  redirects: readonly SiteRedirect[];
  siteUrl: string;
}

/** Files of Gatsby’s output that no browser asks for. */
const isLeftOut = (path: string) => /^(?:_gatsby|~partytown)\/|\.map$|^webpack\.stats\.json$|^chunk-map\.json$|^404\/index\.html$|^styles\.[0-9a-f]+\.css$|\.LICENSE\.txt$/.test(path);

/** `about/index.html` → `about.html`; the home page and the not-found page keep their names. */
export const flatName = (path: string): string => path.replace(/^(.+)\/index\.html$/, '$1.html');

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function write(path: string, data: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

/**
 * Makes the folder for hosts.
 * @returns how many pages and other files it holds
 * @throws if Gatsby’s output has no home page
 */
export async function assembleSite({ from, to, redirects, siteUrl }: AssembleOptions): Promise<{ pages: number; files: number }> {
  const paths = listFiles(from).filter((path) => !isLeftOut(path));
  if (!paths.includes('index.html')) throw new Error(`There is no built site in ${from}; run gatsby build first.`);
  const early = await bundleEarlyScript();
  rmSync(to, { recursive: true, force: true });
  const pages = paths.filter((path) => path.endsWith('.html'));
  for (const path of pages) write(join(to, flatName(path)), transformHtml(readFileSync(join(from, path), 'utf8'), { early }));
  for (const path of paths) {
    if (path.endsWith('.html') || !statSync(join(from, path)).isFile()) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
  }
  for (const redirect of redirects) write(join(to, `${redirect.from}.html`), redirectPage(redirect, siteUrl));
  write(join(to, '_redirects'), redirects.map((redirect) => `${redirect.from} ${redirect.to} 301\n`).join(''));
  return { pages: pages.length, files: paths.length - pages.length };
}
