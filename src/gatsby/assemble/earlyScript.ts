import { resolve } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

/** The oldest browsers that the site’s scripts are for, as in tests/browser/oldBrowsers.spec.ts. */
const OLDEST_BROWSERS = ['chrome109', 'firefox115', 'safari15.4'];

/**
 * The script that runs before React, bundled and minified from `src/early`, ready to be inlined.
 * @param form whether it is for a page with a form that composes a message
 */
export async function bundleEarlyScript({ form = false } = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(`src/early/${form ? 'inlineWithForm' : 'inline'}.ts`)],
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
