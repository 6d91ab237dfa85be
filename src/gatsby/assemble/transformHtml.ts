interface Additions {
  /** The early script, minified. */
  early: string;
  /** Address of the whole site’s styles, which must be there before React hydrates. */
  sheet: string;
  /**
   * Address of the merged bundles, which run first: Gatsby’s inline data, webpack’s runtime and Gatsby’s own bundle.
   */
  merged: string;
}

const BUNDLE = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;
/** Bundles that every page loads and that change together, so that one file can hold them. */
const MERGED = /^\/(?:webpack-runtime|app)-/;

/** Gatsby’s inline data for its bundles: the page’s path, and what is the same on all pages of a build. */
const PATH = /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"]*)";\/\*\]\]>\*\/<\/script>/;
const SHARED = [
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*(window\.___chunkMapping="(?:[^"\\]|\\.)*";)\s*<\/script>/,
  /<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>/,
];

/** Markup of Gatsby’s HTML shell that no current browser uses, or only Gatsby’s own build does. */
const IDLE =
  /<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>|, shrink-to-fit=no| data-href="\/styles\.[^"]*"|<!-- slice-(?:start|end) id="_gatsby-scripts[^>]*-->\s*/g;

function find(html: string, pattern: RegExp, what: string): string {
  const found = html.match(pattern)?.[1];
  if (found === undefined) throw new Error(`the page lacks ${what}: Gatsby’s way of writing pages must have changed.`);
  return found;
}

/** Gatsby’s inline data that are the same on all pages, as one script. @throws if the page lacks a part of them */
export const findSharedFacts = (html: string): string =>
  SHARED.map((pattern) => find(html, pattern, 'what Gatsby tells its bundles')).join('');

const findBundles = (html: string) => [...html.matchAll(BUNDLE)].map(([, source]) => source!);

/** Addresses of the bundles that go into one file, webpack’s runtime first. @throws if the page names others than these two */
export function findMerged(html: string): string[] {
  const merged = findBundles(html).filter((source) => MERGED.test(source));
  if (merged.length !== 2 || !merged[0]!.startsWith('/webpack-runtime-'))
    throw new Error(`the page names ${merged.join(', ') || 'nothing'} for webpack’s runtime and Gatsby’s bundle.`);
  return merged;
}

/**
 * What the pass changes in a page’s HTML: React’s bundles are no longer loaded by tags but listed for the loader
 * (src/early/loader.ts), Gatsby’s inline data for them move along, the early script is inserted, and unused markup is
 * removed. It edits the text instead of parsing and serialising it, so that the HTML stays exactly what React rendered,
 * and hydration matches.
 *
 * @throws if the page has no head, or names no bundles: then Gatsby’s way of writing pages has changed
 */
export function transformHtml(html: string, { early, sheet, merged }: Additions): string {
  const bundles = findBundles(html);
  if (!html.includes('</head>')) throw new Error('the page has no </head>, so it can’t be finished.');
  if (bundles.length === 0) throw new Error('the page names no bundles, so React could never wake on it.');
  const path = find(html, PATH, 'its path');
  const others = bundles.filter((source) => !MERGED.test(source));
  const list = JSON.stringify([sheet, merged, ...others]).replaceAll('<', '\\u003c');
  return [BUNDLE, PATH, ...SHARED, IDLE]
    .reduce((text, pattern) => text.replace(pattern, ''), html)
    .replace(
      '</head>',
      () =>
        `<script type="application/json" id="bundles" data-path="${path}">${list}</script><script>${early}</script></head>`,
    );
}
