/**
 * The pages for hosts, and the files that all of them name: the whole site’s styles, the web fonts’ styles, the merged
 * bundles.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPolicy, type ForeignSources } from '../hosting/contentSecurityPolicy';
import { writeAskAhead, type ChunkFiles } from './askAhead';
import { makeEarlyScript } from './earlyScript';
import { findGlobalStyles, hashName, makeSiteStyles, type SiteStyles } from './pageStyles';
import type { PageData } from './readPageData';
import { findMerged, findSharedFacts, transformHtml } from './transformHtml';
import { withPagePath } from './withPagePath';

/** `about/index.html` → `about.html`; the home page and the not-found page keep their names. */
export const flatName = (path: string): string => path.replace(/^(.+)\/index\.html$/, '$1.html');

/** Whether Gatsby wrote a file as a page; an owner’s own HTML file, such as a proof of the domain, has a name of its own. */
export const isPage = (path: string): boolean => /^(?:.+\/)?index\.html$|^404\.html$/.test(path);

const SOURCE_MAP = /\n?\/\/# sourceMappingURL=.*\s*$/;

/** Reads a file of Gatsby’s output. */
type ReadText = (path: string) => string;

/** A custom property that a script or a style attribute names. */
const PROPERTY = /--[a-z][\w-]*/g;

/**
 * The site’s styles, from the file that webpack’s own list names. Gatsby does not render pages again if only styles
 * have changed, so the styles in a page may be those of an earlier build.
 */
function prepareStyles(readText: ReadText, paths: readonly string[]): SiteStyles {
  const name = readText('webpack.stats.json').match(/"(styles\.[0-9a-f]+\.css)"/)?.[1];
  if (!name) throw new Error('webpack.stats.json names no styles: Gatsby’s way of building must have changed.');
  const withoutStyles = (path: string) => {
    const text = readText(path);
    return isPage(path)
      ? text.replace(
          withPagePath(path, () => findGlobalStyles(text)),
          '',
        )
      : text;
  };
  const kept = paths
    .filter((path) => /\.(?:html|js)$/.test(path))
    .flatMap((path) => withoutStyles(path).match(PROPERTY) ?? []);
  return makeSiteStyles(
    readText(name)
      .replace(/\/\*# sourceMappingURL=.*$/s, '')
      .trim(),
    new Set(kept),
  );
}

/**
 * One file, named by its content’s hash, of what every page loads: preloads for the first render, Gatsby’s inline data
 * for its bundles, webpack’s runtime and Gatsby’s own bundle.
 */
function mergeBundles(readText: ReadText, pageData: readonly PageData[]) {
  const home = readText('index.html');
  const [originals, facts] = withPagePath('index.html', () => [
    findMerged(home).map((address) => address.slice(1)),
    findSharedFacts(home),
  ]);
  const { namedChunkGroups } = JSON.parse(readText('webpack.stats.json')) as { namedChunkGroups: ChunkFiles };
  const ahead = writeAskAhead(pageData, namedChunkGroups);
  const text = [ahead, facts, ...originals.map((path) => readText(path).replace(SOURCE_MAP, ''))].join('\n');
  return { originals, path: `app-${hashName(text)}.js`, text };
}

/**
 * Finishes the pages for hosts, by their flat names, and the files that they all name.
 * @param from Gatsby’s output folder, of which `paths` are files
 * @param pageData what Gatsby says of each page
 * @param shorten shortens the hashes in a text
 * @throws with the page’s path if a page is not as Gatsby writes pages
 */
export async function finishPages(
  from: string,
  paths: readonly string[],
  pageData: readonly PageData[],
  shorten: (text: string) => string,
  sources: ForeignSources,
) {
  const readText = (path: string) => shorten(readFileSync(join(from, path), 'utf8'));
  const { sheet, fonts, putInto } = prepareStyles(readText, paths);
  const merged = mergeBundles(readText, pageData);
  const pages = new Map<string, string>();
  for (const path of paths.filter(isPage)) {
    const html = readText(path);
    const additions = { early: await makeEarlyScript(html), sheet: `/${sheet.path}`, merged: `/${merged.path}` };
    pages.set(
      flatName(path),
      withPagePath(path, () => addPolicy(transformHtml(putInto(html), additions), sources)),
    );
  }
  return { pages, sheets: [sheet, fonts], merged };
}
