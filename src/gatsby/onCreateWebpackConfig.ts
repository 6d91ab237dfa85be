import type { GatsbyNode } from 'gatsby';
import { findClassName, readClassNames } from './classNames';
import { showStates } from './showStates';
import { readTokens, tokensPlugin } from './tokens';

interface CssPlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean; minimizerOptions?: { preset: unknown } };
}

interface WebpackConfig {
  plugins: CssPlugin[];
  module: { rules: unknown[] };
  cache?: { version?: string };
  optimization?: { minimizer?: CssPlugin[] };
}

interface LoaderContext {
  resourcePath: string;
}

type PostcssOptions = (context: LoaderContext) => { plugins: unknown[] };

/** Calls back for each loader’s options, however deep Gatsby has nested its rules. */
function visitLoaders(rule: unknown, visit: (loader: string, options: Record<string, unknown>) => void): void {
  if (Array.isArray(rule)) {
    for (const inner of rule) visitLoaders(inner, visit);
    return;
  }
  if (!rule || typeof rule !== 'object') return;
  const { loader, options, use, oneOf, rules } = rule as Record<string, unknown>;
  if (typeof loader === 'string' && options && typeof options === 'object')
    visit(loader, options as Record<string, unknown>);
  for (const inner of [use, oneOf, rules]) visitLoaders(inner, visit);
}

/** cssnano’s preset without merging rules or sorting declarations: our own order compresses better. */
const MINIFIER_PRESET = ['default', { mergeRules: false, cssDeclarationSorter: false }];

/**
 * Four changes to how styles are built, which are part of every page:
 *
 * - Class names are one or two characters in production. They depend on all modules, so a cache of built modules lasts
 *   as long as the names do.
 * - Tokens become values or short names (./tokens.ts).
 * - The minifier shortens, but does not rearrange.
 * - No warning about the order of styles. Two pages that use the same sections in different orders leave them no common
 *   order, which does not matter: every module keeps to its cascade layer, and no two modules of a layer style the same
 *   element.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, stage }) => {
  const config = getConfig() as WebpackConfig;
  for (const plugin of config.plugins)
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  for (const plugin of config.optimization?.minimizer ?? [])
    if (plugin.constructor.name === 'CssMinimizerPlugin' && plugin.options)
      plugin.options.minimizerOptions = { preset: MINIFIER_PRESET };
  const isBuild = stage === 'build-javascript' || stage === 'build-html';
  const tokens = readTokens();
  visitLoaders(config.module.rules, (loader, options) => {
    if (!/[\\/]postcss-loader[\\/]/.test(loader)) return;
    const own = options.postcssOptions as PostcssOptions;
    options.postcssOptions = ((context) => {
      const { plugins, ...rest } = own(context);
      return {
        ...rest,
        plugins: [...plugins, tokensPlugin(tokens, { shorten: isBuild }), ...(isBuild ? [] : [showStates])],
      };
    }) satisfies PostcssOptions;
  });
  if (isBuild) {
    const names = readClassNames();
    if (config.cache) config.cache.version = [...names.keys(), ...tokens.constants, ...tokens.shortNames.keys()].join();
    visitLoaders(config.module.rules, (loader, options) => {
      if (/[\\/]css-loader[\\/]/.test(loader) && options.modules && typeof options.modules === 'object') {
        Object.assign(options.modules, {
          getLocalIdent: ({ resourcePath }: LoaderContext, _: string, name: string) =>
            findClassName(names, resourcePath, name),
        });
      }
    });
  }
  actions.replaceWebpackConfig(config as never);
};
