/**
 * The whole site’s styles, which are requested together with React’s bundles (src/early/loader.ts). Those for paper have
 * a `media`.
 */
const SITE_STYLES = 'link[rel="stylesheet"]:not([media])';

/** Whether a style sheet has come: one that failed counts in Chromium as one without rules. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet!.cssRules.length > 0;
  } catch {
    // There is none yet, or it is not complete.
    return false;
  }
}

/**
 * Calls back once the whole site’s styles are there, at once if they are. React must not render before: it may add parts
 * whose rules the page itself does not have. If the styles fail, it never calls back, and the page stays HTML, as it
 * does if the bundles fail.
 */
export function whenStyled(callback: () => void): void {
  const link = document.querySelector<HTMLLinkElement>(SITE_STYLES);
  if (!link || isThere(link)) callback();
  else link.addEventListener('load', callback);
}
