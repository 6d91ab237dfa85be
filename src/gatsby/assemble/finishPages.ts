/** The pages that hosts get, and the files that all of them name: the whole site’s styles, the web fonts’, the merged bundles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPolicy, type ForeignSources } from '../hosting/contentSecurityPolicy';
import { ASK_AHEAD } from './askAhead';
import { bundleEarlyScript } from './earlyScript';
import { namePage } from './namePage';
import { findGlobalStyles, hashName, makeSiteStyles, type SiteStyles } from './pageStyles';
import { findMerged, findSharedFacts, transformHtml } from './transformHtml';

/** `about/index.html` → `about.html`; the home page and the not-found page keep their names. */
export const flatName = (path: string): string => path.replace(/^(.+)\/index\.html$/, '$1.html');

const SOURCE_MAP = /\n?\/\/# sourceMappingURL=.*\s*$/;

/** Gives the text of a file of Gatsby’s output. */
type ReadText = (path: string) => string;

/** A custom property that a script or a style attribute names. */
const PROPERTY = /--[a-z][\w-]*/g;

/** How a page says that it has a form that composes a message (src/early/forms.ts). */
const FORM = ' data-message-form';

/**
 * The site’s styles, from the file that webpack’s own list names: Gatsby draws no page anew when nothing but styles has
 * changed, so what stands in a page may be of an earlier build.
 */
function prepareStyles(readText: ReadText, paths: readonly string[]): SiteStyles {
  const name = readText('webpack.stats.json').match(/"(styles\.[0-9a-f]+\.css)"/)?.[1];
  if (!name) throw new Error('webpack.stats.json names no styles: Gatsby’s way of building must have changed.');
  const withoutStyles = (path: string) => {
    const text = readText(path);
    return path.endsWith('.html')
      ? text.replace(
          namePage(path, () => findGlobalStyles(text)),
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

/** What Gatsby tells its bundles, webpack’s runtime and Gatsby’s own bundle, which every page asks for, in one file named by its content. */
function mergeBundles(readText: ReadText) {
  const home = readText('index.html');
  const [originals, facts] = namePage('index.html', () => [
    findMerged(home).map((address) => address.slice(1)),
    findSharedFacts(home),
  ]);
  const text = [ASK_AHEAD, facts, ...originals.map((path) => readText(path).replace(SOURCE_MAP, ''))].join('\n');
  return { originals, path: `app-${hashName(text)}.js`, text };
}

/**
 * Pages for hosts by their flat name, finished, and the files that they all name.
 * @param from Gatsby’s output folder, of which `paths` are files
 * @param shorten what shortens the hashes in their texts
 * @throws with the page’s path if one is not as Gatsby writes pages
 */
export async function finishPages(
  from: string,
  paths: readonly string[],
  shorten: (text: string) => string,
  sources: ForeignSources,
) {
  const readText = (path: string) => shorten(readFileSync(join(from, path), 'utf8'));
  const [early, earlyWithForm] = await Promise.all([bundleEarlyScript(), bundleEarlyScript({ form: true })]);
  const { sheet, fonts, putInto } = prepareStyles(readText, paths);
  const merged = mergeBundles(readText);
  const finish = (html: string) =>
    transformHtml(putInto(html), {
      early: html.includes(FORM) ? earlyWithForm : early,
      sheet: `/${sheet.path}`,
      merged: `/${merged.path}`,
    });
  const pages = new Map<string, string>();
  for (const path of paths.filter((path) => path.endsWith('.html')))
    pages.set(
      flatName(path),
      namePage(path, () => addPolicy(finish(readText(path)), sources)),
    );
  return { pages, sheets: [sheet, fonts], merged };
}
