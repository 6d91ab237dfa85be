/**
 * The one pass over what Gatsby built: `public/` is Gatsby’s, `dist/` is what hosts get, `dist-hosts/` what some are set up
 * with.
 *
 * Pages become flat files (`about.html` for /about, so that hosts answer without a slash and without a hop). The early
 * script, the page’s security policy and, of the styles, what the page can use are put into each. Redirects get a page
 * and a rule of their own, files for search engines and feed readers are written, and what browsers never ask for is left
 * out.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderCloudFrontFunction, renderCloudFrontPolicy } from '../hosting/cloudFront';
import { addPolicy, checkSources, type ForeignSources } from '../hosting/contentSecurityPolicy';
import { isHashed, makeHostRules, type SiteRedirect } from '../hosting/hostRules';
import { renderHeaders, renderRedirects } from '../hosting/netlifyAndCloudflare';
import { renderNginxConfig } from '../hosting/nginx';
import { findCardFault } from '../publish/checkCards';
import { renderFeed } from '../publish/feed';
import { renderPlainList } from '../publish/plainList';
import { renderSecurityText, SECURITY_TEXT } from '../publish/securityText';
import { checkSiteUrl, type PublishedSite } from '../publish/siteFiles';
import { findCanonicalPath, renderRobots, renderSitemap } from '../publish/sitemap';
import { renderWebManifest } from '../publish/webManifest';
import { findStalePictures } from './findStalePictures';
import { findStaleQueries } from './findStaleQueries';
import { findStaleScripts } from './findStaleScripts';
import { finishPages, isPage } from './finishPages';
import { listFiles } from './listFiles';
import { readPageData } from './readPageData';
import { redirectPage } from './redirectPage';
import { isText, makeShortener } from './shortNames';

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
  /** Whether Netlify makes this build, and so alone reads it (its builds have `NETLIFY=true` in their environment). */
  isNetlify?: boolean;
}

/** Files of Gatsby’s output that no browser asks for, or that only an adapter of Gatsby’s can have left there. */
const isLeftOut = (path: string) =>
  /^(?:_gatsby|~partytown)\/|^_(?:headers|redirects)$|\.map$|^webpack\.stats\.json$|^chunk-map\.json$|^404\/index\.html$|^styles\.[0-9a-f]+\.css$|\.LICENSE\.txt$/.test(
    path,
  );

function writeAll(folder: string, files: ReadonlyMap<string, string>) {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The files of this build that browsers ask for, and what Gatsby says of its pages. */
function findCurrentFiles(folder: string) {
  const all = listFiles(folder);
  const pageData = readPageData(folder, all);
  const stale = new Set([...findStaleScripts(folder, all), ...findStaleQueries(all, pageData)]);
  const current = all.filter((path) => !isLeftOut(path) && !stale.has(path));
  const stalePictures = findStalePictures(folder, current);
  return { paths: current.filter((path) => !stalePictures.has(path)), pageData };
}

/**
 * @param originals Gatsby’s paths by the addresses that pages name
 * @throws with every page’s fault at once
 */
function checkCards(
  { from, site }: AssembleOptions,
  pages: ReadonlyMap<string, string>,
  originals: ReadonlyMap<string, string>,
): void {
  const readFile = (address: string) => {
    const path = originals.get(address);
    return path === undefined ? undefined : readFileSync(join(from, path));
  };
  const faults = [...pages].flatMap(([path, html]) => findCardFault(path, html, site.siteUrl, readFile) ?? []);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** The file of the page at an address of this site. */
function findFile(address: string): string {
  const path = address.replace(/[?#].*$/, '').slice(1);
  return `${path || 'index'}.html`;
}

/**
 * Makes the folders for hosts. Nothing is written before everything is known to be right.
 * @returns how many pages and other files it holds
 * @throws if Gatsby’s output has no home page, or if a host could not serve the site as it must be served
 */
export async function assembleSite(options: AssembleOptions): Promise<{ pages: number; files: number }> {
  const { from, to, hosts, redirects, site, sources, isNetlify } = options;
  checkSiteUrl(site.siteUrl);
  checkSources(sources);
  const { paths, pageData } = findCurrentFiles(from);
  if (!paths.includes('index.html')) throw new Error(`There is no built site in ${from}; run gatsby build first.`);
  const shorten = makeShortener(paths);
  const { pages, sheets, merged } = await finishPages(from, paths, pageData, shorten, sources);
  const others = paths.filter((path) => !isPage(path) && !merged.originals.includes(path));
  checkCards(options, pages, new Map(paths.map((path) => [`/${shorten(path)}`, path])));
  const canonical = [...pages.values()].flatMap((html) => findCanonicalPath(html, site.siteUrl) ?? []);
  const files = [...others.map(shorten), ...sheets.map(({ path }) => path), merged.path].map((path) => `/${path}`);
  const rules = makeHostRules({ redirects, sources, files, pages: canonical });
  const siteFiles = new Map([
    ...redirects.map((redirect): [string, string] => [
      `${redirect.from}.html`,
      addPolicy(redirectPage(redirect, site.siteUrl, pages.get(findFile(redirect.to)) ?? ''), sources),
    ]),
    ...pages,
    ...sheets.map(({ path, text }): [string, string] => [path, text]),
    [merged.path, merged.text],
    ['sitemap.xml', renderSitemap(site, canonical)],
    ['feed.xml', renderFeed(site)],
    ['articles.xml', renderPlainList(site)],
    ['robots.txt', renderRobots(site)],
    [SECURITY_TEXT, renderSecurityText(site)],
    ['manifest.webmanifest', renderWebManifest(site)],
    ['_redirects', renderRedirects(rules, isNetlify)],
    ['_headers', renderHeaders(rules, isNetlify)],
  ]);
  const hostFiles = new Map([
    // What tells this build from others, when files of earlier ones lie beside its own (npm run keep:files).
    ['hashed-files.json', JSON.stringify(files.filter(isHashed).sort(), null, 1)],
    ['nginx/site.conf', renderNginxConfig(rules)],
    ['cloudfront/viewer-request.js', renderCloudFrontFunction(rules)],
    ['cloudfront/response-headers-policy.json', renderCloudFrontPolicy(rules)],
  ]);
  writeAll(to, siteFiles);
  for (const path of others) {
    const target = join(to, shorten(path));
    mkdirSync(dirname(target), { recursive: true });
    if (isText(path)) writeFileSync(target, shorten(readFileSync(join(from, path), 'utf8')));
    else copyFileSync(join(from, path), target);
  }
  writeAll(hosts, hostFiles);
  return { pages: pages.size, files: files.length };
}
