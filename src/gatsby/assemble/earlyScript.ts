import { resolve } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

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
    target: ['chrome109', 'firefox115', 'safari16'],
    legalComments: 'none',
  });
  // esbuild keeps each constant in a variable, which costs every page 70 B, compressed.
  const { code } = await minify(outputFiles[0]!.text, { ecma: 2020, compress: { passes: 3 } });
  return code!.trim().replaceAll('</', '<\\/');
}
