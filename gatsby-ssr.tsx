/** Gatsby’s hooks on the server; the same shell as in the browser. */
export { wrapPage as wrapPageElement } from './src/layout/wrapPage';
