/** Gatsby’s hooks; each is in a file of its own name in `src/gatsby`. */
export { createPages } from './src/gatsby/createPages';
export { createPagesStatefully } from './src/gatsby/createPagesStatefully';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { onCreateWebpackConfig } from './src/gatsby/onCreateWebpackConfig';
export { onPostBuild } from './src/gatsby/onPostBuild';
export { onPreBootstrap } from './src/gatsby/onPreBootstrap';
