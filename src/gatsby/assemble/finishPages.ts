/** The pages that hosts get, and the files that all of them name: the whole site’s styles, the web fonts’, the merged bundles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPolicy, type ForeignSources } from '../hosting/contentSecurityPolicy';
import { ASK_AHEAD } from './askAhead';
import { bundleEarlyScript } from './earlyScript';
import { findGlobalStyles, hashName, makeSiteStyles, type SiteStyles } from './pageStyles';
import { findPropertyNames } from './propertyNames';
import { findMerged, findSharedFacts, transformHtml } from './transformHtml';

/** `about/index.html` → `about.html`; the home page and the not-found page keep their names. */
export const flatName = (path: string): string => path.replace(/^(.+)\/index\.html$/, '$1.html');

const SOURCE_MAP = /\n?\/\/# sourceMappingURL=.*\s*$/;

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
  const text = [
    ASK_AHEAD,
    findSharedFacts(home),
    ...originals.map((path) => readText(from, path).replace(SOURCE_MAP, '')),
  ].join('\n');
  return { originals, path: `app-${hashName(text)}.js`, text };
}

/**
 * Pages for hosts by their flat name, finished, and the files that they all name.
 * @param from Gatsby’s output folder, of which `paths` are files
 */
export async function finishPages(from: string, paths: readonly string[], sources: ForeignSources) {
  const early = await bundleEarlyScript();
  const { sheet, fonts, putInto } = prepareStyles(from, paths);
  const merged = mergeBundles(from);
  const additions = { early, sheet: `/${sheet.path}`, merged: `/${merged.path}` };
  const pages = new Map<string, string>();
  for (const path of paths.filter((path) => path.endsWith('.html')))
    pages.set(flatName(path), addPolicy(transformHtml(putInto(readText(from, path)), additions), sources));
  return { pages, sheets: [sheet, fonts], merged };
}
