/**
 * The whole site’s styles, which are requested together with React’s bundles (src/early/loader.ts). Those for paper have
 * a `media`.
 */
const SITE_STYLES = 'link[rel="stylesheet"]:not([media])';

/**
 * Calls back once the whole site’s styles are there, at once if they are. React must not render before: it may add parts
 * whose rules the page itself does not have. If the styles fail, it never calls back, and the page stays HTML, as it
 * does if the bundles fail.
 */
export function whenStyled(callback: () => void): void {
  const link = document.querySelector<HTMLLinkElement>(SITE_STYLES);
  if (!link || link.sheet) callback();
  else link.addEventListener('load', callback);
}
