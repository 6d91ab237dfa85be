import type { GatsbyBrowser } from 'gatsby';
import { bringFonts } from '../early/fonts';
import { startFragment } from '../early/fragment';
import { raiseSplash } from '../early/splash';
import { forgetFirstPage } from './deployRecovery';
import { focusContent, focusLinkFollowed, focusTarget, rememberLink, stopPlacingFocus } from './placeFocus';

const withoutFragment = (address: string) => address.replace(/#.*/, '');

/**
 * Whether the address was changed by the browser: by Back or Forward, or by a press on a link to a fragment of the page, of
 * which the router says the same.
 */
let wasHistory = false;
/** The address of the page that is shown. */
let shown = '';
if (typeof window !== 'undefined') {
  // At once, before the router reads the address when it loads.
  startFragment();
  shown = location.href;
  addEventListener('popstate', () => {
    // A press on a link to the current fragment is a popstate event too, but no navigation follows it.
    wasHistory = location.href !== shown;
    // Within a page the browser alone knows where the visitor was: Gatsby gives all its fragments one place.
    if (wasHistory && withoutFragment(location.href) !== withoutFragment(shown)) leaveScrollingToGatsby();
  });
}

/**
 * After Back and Forward Gatsby scrolls to where the visitor was. WebKit does so too, at once, while the page that is
 * being left is still shown, and Gatsby would keep that as the place where the visitor left it.
 */
function leaveScrollingToGatsby(): void {
  history.scrollRestoration = 'manual';
  // For when the page is reloaded, or come back to from another site: then only the browser knows the place.
  requestAnimationFrame(() => (history.scrollRestoration = 'auto'));
}

/** A change of query or fragment alone raises no splash (SPL-04). */
const isNewPath = (location: { pathname: string }, previous: { pathname: string } | null | undefined) =>
  Boolean(previous && previous.pathname !== location.pathname);

/**
 * Milliseconds after a change of path until the page beneath the splash is hidden, somewhat more than the 800 of `draw`
 * in PageShell.module.css.
 */
const UNTIL_HIDDEN = 900;

/** Loads the fonts for the next page if they came too late for the last one, or its splash was ended early. */
function bringMissingFonts(): void {
  if (document.querySelector('link[media="all"][href^="/fonts-"]')) return;
  document.querySelector('link[media="not all"][href^="/fonts-"]')?.remove();
  bringFonts(UNTIL_HIDDEN);
}

/**
 * Closes menus that are still open: where the visitor goes back, or in the mobile menu, which a press on its links closes
 * only after a while (src/early/mobileMenu.ts).
 */
function closeMenus(): void {
  document.querySelector<HTMLDialogElement>('dialog[data-mobile-menu]')?.close();
  document.querySelector('[data-does=menu]')?.setAttribute('aria-expanded', 'false');
}

/**
 * Identifies an entry of the history. The router’s key, which Gatsby’s types leave out, does so within a path only: it is
 * the same for whatever page the browser itself has loaded.
 */
const entryOf = (location: { pathname: string } | null | undefined) =>
  location ? `${location.pathname} ${(location as { key?: string }).key}` : undefined;

/**
 * Lets Gatsby’s announcer name a new page by its title. Gatsby itself takes the first heading, which on the home page is a
 * slide’s, after English words, on a Hindi page too; that is replaced before it is read. If only the query changes the
 * announcer keeps silent: then the list itself says what it shows.
 */
function announceTitle(isNew: boolean): void {
  const announcer = document.getElementById('gatsby-announcer');
  announcer?.setAttribute('aria-live', 'off');
  if (!announcer || !isNew) return;
  const watch = new MutationObserver(() => {
    watch.disconnect();
    announcer.setAttribute('aria-live', 'assertive');
    // Helmet writes the title in a frame too.
    requestAnimationFrame(() => (announcer.textContent = document.title));
  });
  watch.observe(announcer, { childList: true, characterData: true, subtree: true });
}

/** Covers the window before the next page is rendered. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  const isNew = isNewPath(location, prevLocation);
  announceTitle(isNew);
  stopPlacingFocus();
  rememberLink(entryOf(prevLocation));
  if (!isNew) return;
  closeMenus();
  raiseSplash();
  bringMissingFonts();
};

/**
 * Once the splash has left, moves the focus to the top of the new page’s content, so that the next Tab reaches its
 * first link; if the address has the fragment of an element, to that, on the same page too; after Back and Forward, to
 * the link by which the page was left.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const isBack = wasHistory;
  wasHistory = false;
  shown = window.location.href;
  const isNew = isNewPath(location, prevLocation);
  if (isNew) forgetFirstPage();
  const fragment = decodeURIComponent(location.hash.slice(1));
  const target = document.getElementById(fragment);
  if (isBack) {
    if (isNew) focusLinkFollowed(entryOf(location));
  } else if (target && prevLocation) {
    focusTarget(target);
  } else if (isNew) {
    // Gatsby scrolls to the element of a fragment only, and would leave the new page where the old one was.
    if (fragment) window.scrollTo({ top: 0, behavior: 'instant' });
    focusContent();
  }
};

/** Marks the document as hydrated, for the early script and for tests. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.toggleAttribute('data-awake', true);
};

/** Whether the browser opened this document anew, not by Back, Forward or reload. */
const isOpenedAnew = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate';

/**
 * Whether Gatsby scrolls: to the element of the address’s fragment if it has one, else to where the visitor was at this
 * entry of the history. Not
 * - as React takes over: the browser has found the place, and the visitor may have read on since. Only a list that its
 *   address narrows may be longer from then on, and after a reload or Back the browser may have been stopped short;
 * - after Back or Forward within a page, where the browser does so;
 * - where a navigation says that it changes what the page shows, not where the visitor is on it (filters of a list);
 * - after Back or Forward to a page at a fragment, where the visitor may have read on: then this goes to where they were.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const { state } = location as typeof location & { state?: { keepsScroll?: boolean } | null };
  if (!prevRouterProps) return location.search !== '' && !location.hash && !isOpenedAnew();
  // The router’s own `action` is missing after Back and Forward.
  if (!wasHistory) return !state?.keepsScroll;
  const { pathname, search } = prevRouterProps.location;
  // A list that is being searched writes its query without the router, so beside a fragment the two may differ.
  if (pathname === location.pathname && (search === location.search || location.hash)) return false;
  const [, top] = getSavedScrollPosition(location) as [number, number];
  // Nothing is kept of a page on which nobody has scrolled.
  if (!location.hash || !top) return true;
  window.scrollTo({ top, behavior: 'instant' });
  return false;
};
