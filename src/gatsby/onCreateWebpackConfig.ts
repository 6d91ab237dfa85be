import type { GatsbyNode } from 'gatsby';

interface CssPlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/**
 * Two pages that use the same sections in another order give their styles no common order. It does not matter: every
 * module keeps to its cascade layer, and no two modules of a layer style the same element, so the warning is noise.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig }) => {
  const config = getConfig() as { plugins: CssPlugin[] };
  for (const plugin of config.plugins) if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config as never);
};
