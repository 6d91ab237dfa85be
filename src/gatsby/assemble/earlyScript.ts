import { resolve } from 'node:path';
import { build } from 'esbuild';

/** The script that runs before React, bundled and minified from `src/early`, ready to stand inline. */
export async function bundleEarlyScript(entry = resolve('src/early/inline.ts')): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16'],
    legalComments: 'none',
  });
  return outputFiles[0]!.text.trim().replaceAll('</', '<\\/');
}
