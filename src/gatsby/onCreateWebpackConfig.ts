import type { GatsbyNode } from 'gatsby';

interface CssPlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/** Calls back for each loader’s options, however deep Gatsby has nested its rules. */
function visitLoaders(rule: unknown, visit: (loader: string, options: Record<string, unknown>) => void): void {
  if (Array.isArray(rule)) {
    for (const inner of rule) visitLoaders(inner, visit);
    return;
  }
  if (!rule || typeof rule !== 'object') return;
  const { loader, options, use, oneOf, rules } = rule as Record<string, unknown>;
  if (typeof loader === 'string' && options && typeof options === 'object') visit(loader, options as Record<string, unknown>);
  for (const inner of [use, oneOf, rules]) visitLoaders(inner, visit);
}

/**
 * Two changes to how styles are built:
 *
 * - Class names are short in production. They stand in every page’s HTML and, with all CSS, in every page again.
 * - No warning about the order of styles. Two pages that use the same sections in another order give them no common
 *   order, but it does not matter: every module keeps to its cascade layer, and no two of a layer style one element.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, stage }) => {
  const config = getConfig() as { plugins: CssPlugin[]; module: { rules: unknown[] } };
  for (const plugin of config.plugins) if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  if (stage === 'build-javascript' || stage === 'build-html') {
    visitLoaders(config.module.rules, (loader, options) => {
      if (/[\\/]css-loader[\\/]/.test(loader) && options.modules && typeof options.modules === 'object') Object.assign(options.modules, { localIdentName: '[hash:base64:5]' });
    });
  }
  actions.replaceWebpackConfig(config as never);
};
