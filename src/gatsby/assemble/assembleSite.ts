/**
 * The one pass over what Gatsby built: `public/` is Gatsby’s, `dist/` is what hosts get, `dist-hosts/` what some are set up
 * with.
 *
 * Pages become flat files (`about.html` for /about, so that hosts answer without a slash and without a hop), the early
 * script and the page’s security policy are put into each, and of the styles only what the page can use, redirects get a page and a rule of their own, files for search
 * engines and feed readers are written, and what browsers never ask for is left out.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { writeCloudFrontFunction, writeCloudFrontPolicy } from '../hosting/cloudFront';
import { addPolicy, type ForeignSources } from '../hosting/contentSecurityPolicy';
import { makeHostRules, type SiteRedirect } from '../hosting/hostRules';
import { writeHeaders, writeRedirects } from '../hosting/netlifyAndCloudflare';
import { writeNginx } from '../hosting/nginx';
import { findCardFault } from '../publish/checkCards';
import { writeFeed } from '../publish/feed';
import { writePlainList } from '../publish/plainList';
import { checkSiteUrl, type PublishedSite } from '../publish/siteFiles';
import { findCanonicalPath, writeRobots, writeSitemap } from '../publish/sitemap';
import { writeWebManifest } from '../publish/webManifest';
import { bundleEarlyScript } from './earlyScript';
import { findStalePictures } from './findStalePictures';
import { findStaleScripts } from './findStaleScripts';
import { findGlobalStyles, hashName, makeSiteStyles, type SiteStyles } from './pageStyles';
import { findPropertyNames } from './propertyNames';
import { redirectPage } from './redirectPage';
import { findMerged, findSharedFacts, transformHtml } from './transformHtml';

export interface AssembleOptions {
  /** Gatsby’s output folder. */
  from: string;
  /** Folder for hosts; emptied first. */
  to: string;
  /** Folder for what nginx and CloudFront are set up with; emptied first. */
  hosts: string;
  redirects: readonly SiteRedirect[];
  site: PublishedSite;
  sources: ForeignSources;
}

/** Files of Gatsby’s output that no browser asks for. */
const isLeftOut = (path: string) =>
  /^(?:_gatsby|~partytown)\/|\.map$|^webpack\.stats\.json$|^chunk-map\.json$|^404\/index\.html$|^styles\.[0-9a-f]+\.css$|\.LICENSE\.txt$/.test(
    path,
  );

/** `about/index.html` → `about.html`; the home page and the not-found page keep their names. */
export const flatName = (path: string): string => path.replace(/^(.+)\/index\.html$/, '$1.html');

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function writeAll(folder: string, files: ReadonlyMap<string, string>) {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const SOURCE_MAP = /\n?\/\/# sourceMappingURL=.*\s*$/;

/** The files of this build that browsers ask for. */
function findCurrentFiles(folder: string): string[] {
  const all = listFiles(folder);
  const staleScripts = findStaleScripts(folder, all);
  const current = all.filter((path) => !isLeftOut(path) && !staleScripts.has(path));
  const stalePictures = findStalePictures(folder, current);
  return current.filter((path) => !stalePictures.has(path));
}

const readText = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

/**
 * The site’s styles, from the file that webpack’s own list names: Gatsby draws no page anew when nothing but styles has
 * changed, so what stands in a page may be of an earlier build.
 */
function prepareStyles(from: string, paths: readonly string[]): SiteStyles {
  const name = readText(from, 'webpack.stats.json').match(/"(styles\.[0-9a-f]+\.css)"/)?.[1];
  if (!name) throw new Error('webpack.stats.json names no styles: Gatsby’s way of building must have changed.');
  const withoutStyles = (path: string) => {
    const text = readText(from, path);
    return path.endsWith('.html') ? text.replace(findGlobalStyles(text), '') : text;
  };
  const kept = paths
    .filter((path) => /\.(?:html|js)$/.test(path))
    .flatMap((path) => findPropertyNames(withoutStyles(path)));
  return makeSiteStyles(
    readText(from, name)
      .replace(/\/\*# sourceMappingURL=.*$/s, '')
      .trim(),
    new Set(kept),
  );
}

/** What Gatsby tells its bundles, webpack’s runtime and Gatsby’s own bundle, which every page asks for, in one file named by its content. */
function mergeBundles(from: string) {
  const home = readText(from, 'index.html');
  const originals = findMerged(home).map((address) => address.slice(1));
  const text = [findSharedFacts(home), ...originals.map((path) => readText(from, path).replace(SOURCE_MAP, ''))].join(
    '\n',
  );
  return { originals, path: `app-${hashName(text)}.js`, text };
}

/** Pages for hosts by their flat name, finished, and the files that they all name. */
async function finishPages({ from, sources }: AssembleOptions, paths: readonly string[]) {
  const early = await bundleEarlyScript();
  const { sheet, putInto } = prepareStyles(from, paths);
  const merged = mergeBundles(from);
  const additions = { early, sheet: `/${sheet.path}`, merged: `/${merged.path}` };
  const pages = new Map<string, string>();
  for (const path of paths.filter((path) => path.endsWith('.html')))
    pages.set(flatName(path), addPolicy(transformHtml(putInto(readText(from, path)), additions), sources));
  return { pages, sheet, merged };
}

/** @throws with every page’s fault at once */
function checkCards({ from, site }: AssembleOptions, pages: ReadonlyMap<string, string>): void {
  const readFile = (path: string) => (existsSync(join(from, path)) ? readFileSync(join(from, path)) : undefined);
  const faults = [...pages].flatMap(([path, html]) => findCardFault(path, html, site.siteUrl, readFile) ?? []);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Makes the folders for hosts. Nothing is written before everything is known to be right.
 * @returns how many pages and other files it holds
 * @throws if Gatsby’s output has no home page, or if a host could not serve the site as it must be served
 */
export async function assembleSite(options: AssembleOptions): Promise<{ pages: number; files: number }> {
  const { from, to, hosts, redirects, site, sources } = options;
  checkSiteUrl(site.siteUrl);
  const paths = findCurrentFiles(from);
  if (!paths.includes('index.html')) throw new Error(`There is no built site in ${from}; run gatsby build first.`);
  const { pages, sheet, merged } = await finishPages(options, paths);
  const others = paths.filter((path) => !path.endsWith('.html') && !merged.originals.includes(path));
  checkCards(options, pages);
  const canonical = [...pages.values()].flatMap((html) => findCanonicalPath(html, site.siteUrl) ?? []);
  const files = [...others, sheet.path, merged.path].map((path) => `/${path}`);
  const rules = makeHostRules({ redirects, sources, files, pages: canonical });
  writeAll(
    to,
    new Map([
      ...redirects.map((redirect): [string, string] => [
        `${redirect.from}.html`,
        addPolicy(redirectPage(redirect, site.siteUrl), sources),
      ]),
      ...pages,
      [sheet.path, sheet.text],
      [merged.path, merged.text],
      ['sitemap.xml', writeSitemap(site, canonical)],
      ['feed.xml', writeFeed(site)],
      ['articles.xml', writePlainList(site)],
      ['robots.txt', writeRobots(site)],
      ['manifest.webmanifest', writeWebManifest(site)],
      ['_redirects', writeRedirects(rules)],
      ['_headers', writeHeaders(rules)],
    ]),
  );
  for (const path of others) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
  }
  writeAll(
    hosts,
    new Map([
      ['nginx/site.conf', writeNginx(rules)],
      ['cloudfront/viewer-request.js', writeCloudFrontFunction(rules)],
      ['cloudfront/response-headers-policy.json', writeCloudFrontPolicy(rules)],
    ]),
  );
  return { pages: pages.size, files: files.length };
}
