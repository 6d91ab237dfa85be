/** Gatsby’s hooks in the browser. The order statement of styles must come first. */
import './src/styles/layers.css';
import './src/styles/fonts.css';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/patterns.css';
import './src/styles/print.css';

export { replaceHydrateFunction } from './src/browser/hydrate';
export { onClientEntry, onUncaughtError } from './src/browser/deployRecovery';
export { onInitialClientRender, onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from './src/browser/routeChange';
export { wrapPage as wrapPageElement } from './src/layout/wrapPage';
