interface Additions {
  /** The early script, minified. */
  early: string;
  /** Address of the whole site’s styles, which must be there before React’s bundles run. */
  sheet: string;
}

const BUNDLE = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;

/**
 * What the pass changes in a page’s HTML: React’s bundles are no longer loaded by tags but named for the loader
 * (src/early/loader.ts), and the early script is put in. It works on the text, never by parsing and writing the page
 * anew, so that what React finds is to the letter what React drew.
 *
 * @throws if the page has no head, or names no bundles: Gatsby’s way of writing pages must have changed then
 */
export function transformHtml(html: string, { early, sheet }: Additions): string {
  const bundles = [...html.matchAll(BUNDLE)].map(([, source]) => source);
  if (!html.includes('</head>')) throw new Error('A page without </head> can’t be finished.');
  if (bundles.length === 0) throw new Error('A page names no bundles, so React could never wake on it.');
  const list = JSON.stringify([sheet, ...bundles]).replaceAll('<', '\\u003c');
  return html
    .replace(BUNDLE, '')
    .replace(
      '</head>',
      () => `<script type="application/json" id="bundles">${list}</script><script>${early}</script></head>`,
    );
}
