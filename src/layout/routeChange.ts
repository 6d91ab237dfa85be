import type { GatsbyBrowser } from 'gatsby';
import { bringFonts } from '../early/fonts';
import { startFragment } from '../early/fragment';
import { raiseSplash, whenSplashLeft } from '../early/splash';
import { isBeneathSplash } from '../lib/isBeneathSplash';
import { forgetFirstPage } from './deployRecovery';

let wasHistory = false;
/** The address of the page that is shown. */
let shown = '';
/** Watches whether the focused content is still on the page, until the next navigation. */
let pageWatch: MutationObserver | undefined;
if (typeof window !== 'undefined') {
  // At once, before the router reads the address when it loads.
  startFragment();
  shown = location.href;
  // A press on a link to the current fragment is a popstate event too, but no navigation follows it.
  addEventListener('popstate', () => (wasHistory = location.href !== shown));
}

/** A change of query or fragment alone raises no splash (SPL-04). */
const isNewPath = (location: { pathname: string }, previous: { pathname: string } | null | undefined) =>
  Boolean(previous && previous.pathname !== location.pathname);

/**
 * Milliseconds after a change of path until the page beneath the splash is hidden, somewhat more than the 800 of `draw`
 * in PageShell.module.css.
 */
const UNTIL_HIDDEN = 900;

/** Loads the fonts for the next page if they came too late for the last one, or its splash was ended by a key. */
function bringMissingFonts(): void {
  if (document.querySelector('link[media="all"][href^="/fonts-"]')) return;
  document.querySelector('link[media="not all"][href^="/fonts-"]')?.remove();
  bringFonts(UNTIL_HIDDEN);
}

/** Closes menus that no link in them has closed, such as those that are open when the visitor goes back. */
function closeMenus(): void {
  document.querySelector<HTMLDialogElement>('dialog[data-mobile-menu]')?.close();
  document.querySelector('[data-services-button]')?.setAttribute('aria-expanded', 'false');
}

/**
 * Covers the window before the next page is rendered. Gatsby’s announcer, which names each page, keeps silent if only
 * the query changes: then the list itself says what it shows.
 */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  const isNew = isNewPath(location, prevLocation);
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', isNew ? 'assertive' : 'off');
  pageWatch?.disconnect();
  if (!isNew) return;
  closeMenus();
  raiseSplash();
  bringMissingFonts();
};

/**
 * Focuses an element once it can take the focus: the page may be inert until a frame after the splash began to leave.
 */
function focusOnceAwake(element: HTMLElement | null): void {
  if (element?.isConnected && isBeneathSplash(element)) requestAnimationFrame(() => focusOnceAwake(element));
  else element?.focus({ preventScroll: true });
}

/** Puts the focus on the content once the splash has left, and again if the page is rendered only after that. */
function focusContent(): void {
  whenSplashLeft(() => {
    const content = document.getElementById('content');
    focusOnceAwake(content);
    pageWatch?.disconnect();
    pageWatch = new MutationObserver(() => content?.isConnected || focusContent());
    pageWatch.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Once the splash has left, moves the focus to the top of the new page’s content, so that the next Tab reaches its
 * first link; not after Back and Forward, and not if the address has the fragment of an element. The router focuses its
 * own wrapper when the page is rendered, which may be after a quick key has ended the splash.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const isBack = wasHistory;
  wasHistory = false;
  shown = window.location.href;
  if (!isNewPath(location, prevLocation)) return;
  forgetFirstPage();
  const target = decodeURIComponent(location.hash.slice(1));
  if (isBack || document.getElementById(target)) return;
  // Gatsby scrolls to the element of a fragment only, and would leave the new page where the old one was.
  if (target) window.scrollTo({ top: 0, behavior: 'instant' });
  focusContent();
  document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focusContent, { once: true });
};

/** Marks the document as hydrated, for the early script and for tests. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.toggleAttribute('data-awake', true);
};

/**
 * A navigation may say that it changes what the page shows, not where the visitor is on it (filters of a list). Then
 * the scroll position stays, and Back restores the earlier one.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const { action, state } = location as typeof location & { action?: string; state?: { keepsScroll?: boolean } | null };
  return !(prevRouterProps && action !== 'POP' && state?.keepsScroll);
};
