import { resolve } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

/** The oldest browsers that the site’s scripts are for, as in tests/browser/oldBrowsers.spec.ts. */
const OLDEST_BROWSERS = ['chrome109', 'firefox115', 'safari15.4'];

/** Parts that only pages with an element of this attribute need, by the module that has them (src/early). */
export const PAGE_PARTS = [
  { attribute: 'data-carousel', module: 'carousel', start: 'startCarousel' },
  { attribute: 'data-flip-card', module: 'flipCards', start: 'startFlipCards' },
  { attribute: 'data-message-form', module: 'forms', start: 'startForms' },
];

/** Scripts by their entry, since most pages share one. */
const made = new Map<string, Promise<string>>();

/**
 * The script that runs before React on a page, bundled and minified from `src/early`, ready to be inlined. Parts that the
 * page does not need are left out; React’s bundle starts them for the pages that follow (src/early/startLeftOut.ts).
 * @param html the page, as Gatsby writes it
 */
export function makeEarlyScript(html: string): Promise<string> {
  const parts = PAGE_PARTS.filter(({ attribute }) => html.includes(` ${attribute}=`));
  const entry = [
    "import { startEarly } from './main';",
    ...parts.map(({ module, start }) => `import { ${start} } from './${module}';`),
    `startEarly(${parts.map(({ start }) => start).join()});`,
  ].join('\n');
  if (!made.has(entry)) made.set(entry, bundle(entry));
  return made.get(entry)!;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: resolve('src/early'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: OLDEST_BROWSERS,
    legalComments: 'none',
  });
  // esbuild keeps each constant in a variable, which costs every page 70 B, compressed.
  const { code } = await minify(outputFiles[0]!.text, {
    ecma: 2020,
    // No “use strict” is needed: the compiler has refused what it would.
    module: true,
    compress: { passes: 3, inline: 3, hoist_funs: true },
  });
  return code!.trim().replaceAll('</', '<\\/');
}
