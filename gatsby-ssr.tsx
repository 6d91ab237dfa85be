/** Gatsby’s hooks on the server; the same shell as in the browser. */
export { onPreRenderHTML } from './src/gatsby/onPreRenderHTML';
export { onRenderBody } from './src/gatsby/onRenderBody';
export { replaceRenderer } from './src/gatsby/replaceRenderer';
export { wrapPage as wrapPageElement } from './src/layout/wrapPage';
