import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import postcss, { type AcceptedPlugin } from 'postcss';
import { showStates } from '../../src/gatsby/showStates';
import { readTokens, tokensPlugin } from '../../src/gatsby/tokens';

/** Stands in for `gatsby`, whose modules need its build: links become anchors, and queries are never run. */
const GATSBY = 'export const Link = ({ to, ...rest }) => <a href={to} {...rest} />; export const graphql = () => null;';

/**
 * Renders the kitchen sink as one HTML document with the site’s own styles, in about a second and without Gatsby.
 * @throws if a component or a style cannot be bundled
 */
export async function renderKitchenSink(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/kitchen-sink/render.tsx'],
    outdir: 'reports/kitchen-sink',
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    external: ['react', 'react-dom'],
    plugins: [
      {
        name: 'gatsby',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^gatsby$/ }, () => ({ path: 'gatsby', namespace: 'gatsby' }));
          onLoad({ filter: /.*/, namespace: 'gatsby' }, () => ({
            contents: GATSBY,
            loader: 'jsx',
            resolveDir: resolve('.'),
          }));
        },
      },
    ],
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))!.text;
  const exported = { exports: {} as { markup: string } };
  new Function('module', 'exports', 'require', text('.js'))(
    exported,
    exported.exports,
    createRequire(resolve('package.json')),
  );
  const plugins = [tokensPlugin(readTokens(), { shorten: false }), showStates] as unknown as AcceptedPlugin[];
  const { css } = await postcss(plugins).process(text('.css'), { from: undefined });
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kitchen sink</title><style>${css}</style></head><body>${exported.exports.markup}</body></html>`;
}
