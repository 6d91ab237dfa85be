import type { GatsbyBrowser } from 'gatsby';
import { bringFonts } from '../early/fonts';
import { startFragment } from '../early/fragment';
import { raiseSplash, whenSplashLeft } from '../early/splash';
import { isBeneathSplash } from '../lib/isBeneathSplash';
import { forgetFirstPage } from './openTab';

let wasHistory = false;
/** The address of what is shown. */
let shown = '';
/** Looks whether the content that has the focus is still on the page, until the next navigation. */
let pageWatch: MutationObserver | undefined;
if (typeof window !== 'undefined') {
  // Now, before the router reads the address, which it does once loaded.
  startFragment();
  shown = location.href;
  // A press on a link to the fragment that the address has already is one too, and no change follows it.
  addEventListener('popstate', () => (wasHistory = location.href !== shown));
}

/** A change of query or fragment is no change of location in the specification’s sense (decisions, “Loading splash”). */
const isNewPath = (location: { pathname: string }, previous: { pathname: string } | null | undefined) =>
  Boolean(previous && previous.pathname !== location.pathname);

/** Milliseconds after a change of path at which the page beneath the splash is no longer drawn (PageShell.module.css). */
const UNTIL_HIDDEN = 900;

/** Fonts that came too late for the page before, or whose splash was ended by a key, are used from the next one on. */
function bringMissingFonts(): void {
  if (!document.querySelector('link[media="all"][href^="/fonts-"]')) bringFonts(UNTIL_HIDDEN);
}

/** Menus that a link in them has not closed: those that are open when the visitor goes back. */
function closeMenus(): void {
  document.querySelector<HTMLDialogElement>('dialog[data-mobile-menu]')?.close();
  document.querySelector('[data-services-button]')?.setAttribute('aria-expanded', 'false');
}

/**
 * Covers the window before the next page is drawn. Gatsby’s announcer, which names each page, keeps silent where the page
 * stays and only its query changes: the list then says itself what it shows.
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

/** Focuses an element once it can take the focus: the page may wake a frame after the splash has begun to leave. */
function focusOnceAwake(element: HTMLElement | null): void {
  if (element?.isConnected && isBeneathSplash(element)) requestAnimationFrame(() => focusOnceAwake(element));
  else element?.focus({ preventScroll: true });
}

/** Puts the focus on the content once the splash has left, and again if the page is only drawn after that. */
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
 * Once the splash has left, focus stands at the top of the new page’s content, so that the next Tab reaches its first
 * link; not after Back and Forward, nor where a fragment names the place. The router focuses its own frame when the page
 * is drawn, which a quick key to the splash may come before.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const keepsFocus = wasHistory || location.hash !== '';
  wasHistory = false;
  shown = window.location.href;
  if (!isNewPath(location, prevLocation)) return;
  forgetFirstPage();
  if (keepsFocus) return;
  focusContent();
  document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focusContent, { once: true });
};

/** Marks the document once React has taken over, for the early script and for tests. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.toggleAttribute('data-awake', true);
};

/**
 * A navigation may say that it changes what the page shows, not where the visitor is in it (filters of a list); the
 * scroll position stays then, and Back restores the one before.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const { action, state } = location as typeof location & { action?: string; state?: { keepsScroll?: boolean } | null };
  return !(prevRouterProps && action !== 'POP' && state?.keepsScroll);
};
