interface Additions {
  /** The early script, minified. */
  early: string;
  /** Address of the whole site’s styles, which must be there before React’s bundles run. */
  sheet: string;
  /** Address of what runs first: what Gatsby tells its bundles, webpack’s runtime and Gatsby’s own bundle. */
  merged: string;
}

const BUNDLE = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;
/** Bundles that every page names and that change together, so that one file may hold them. */
const MERGED = /^\/(?:webpack-runtime|app)-/;

/** What Gatsby tells its bundles by inline scripts: the page’s path, and what is the same on all pages of a build. */
const PATH = /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"]*)";\/\*\]\]>\*\/<\/script>/;
const SHARED = [
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*(window\.___chunkMapping="(?:[^"\\]|\\.)*";)\s*<\/script>/,
  /<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>/,
];

/** What Gatsby’s frame says to no browser in use, or only to Gatsby’s own build. */
const IDLE =
  /<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>|, shrink-to-fit=no| data-href="\/styles\.[^"]*"|<!-- slice-(?:start|end) id="_gatsby-scripts[^>]*-->\s*/g;

function find(html: string, pattern: RegExp, what: string): string {
  const found = html.match(pattern)?.[1];
  if (found === undefined) throw new Error(`the page lacks ${what}: Gatsby’s way of writing pages must have changed.`);
  return found;
}

/** What Gatsby tells its bundles on every page alike, as one script. @throws if a page lacks a part of it */
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
 * What the pass changes in a page’s HTML: React’s bundles are no longer loaded by tags but named for the loader
 * (src/early/loader.ts), what Gatsby tells them goes with them, the early script is put in, and idle tags go. It works on the text, never
 * by parsing and writing the page anew, so that what React finds is to the letter what React drew.
 *
 * @throws if the page has no head, or names no bundles: Gatsby’s way of writing pages must have changed then
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
