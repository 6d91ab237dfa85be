/** Where the focus goes on a change of page or fragment: screen readers and the next Tab go on from there. */
import { whenSplashLeft } from '../early/splash';
import { isBeneathSplash } from '../lib/isBeneathSplash';

/** The link of the content that was pressed last, if the last press was on one. Safari gives it no focus. */
let pressed: Element | null = null;
if (typeof window !== 'undefined')
  addEventListener('click', ({ target }) => (pressed = (target as Element).closest('main a[href]')), true);

/** A link of the content: its address, and its place among all with this address. */
interface PlacedLink {
  href: string;
  place: number;
}

/** By which link the visitor left a page, by the key of the page’s entry in the history; in memory only. */
const linksFollowed = new Map<string, PlacedLink>();
/** Watches whether the focused element is still on the page, until the next navigation. */
let pageWatch: MutationObserver | undefined;
/** What places the focus now, until the next navigation. */
let placing: AbortController | undefined;

const content = () => document.getElementById('content');

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href);

/** Whether nothing on the page has the focus: no element, or the frame that the router focuses with each page. */
const isFocusFree = () => document.activeElement?.matches('body, #gatsby-focus-wrapper') ?? true;

/** Calls back once the page can take the focus: it may be inert until a frame after the splash began to leave. */
function whenAwake(callback: () => void): void {
  const page = content();
  if (page && isBeneathSplash(page)) requestAnimationFrame(() => whenAwake(callback));
  else callback();
}

/** Puts the focus on what is found once the splash has left, and again if the page is rendered only after that. */
function focusWhenThere(find: () => HTMLElement | null, current: AbortController): void {
  whenSplashLeft(() =>
    whenAwake(() => {
      if (current.signal.aborted) return;
      const element = find();
      element?.focus({ preventScroll: true });
      pageWatch?.disconnect();
      pageWatch = new MutationObserver(() => {
        if (!element?.isConnected && isFocusFree()) focusWhenThere(find, current);
      });
      pageWatch.observe(document.body, { childList: true, subtree: true });
    }),
  );
}

/** Lets the focus be wherever it is from now on. */
export function stopPlacingFocus(): void {
  pageWatch?.disconnect();
  placing?.abort();
}

/** Puts the focus on what is found, and once more if the router focuses its own frame after that. */
function placeFocus(find: () => HTMLElement | null): void {
  const current = (placing = new AbortController());
  const place = () => focusWhenThere(find, current);
  document
    .getElementById('gatsby-focus-wrapper')
    ?.addEventListener('focus', place, { once: true, signal: current.signal });
  place();
}

/** Puts the focus on the content. */
export const focusContent = (): void => placeFocus(content);

/** Puts the focus on the element of a fragment; one that can’t take it can until it has lost it. */
export function focusTarget(target: HTMLElement): void {
  placeFocus(() => {
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
      target.tabIndex = -1;
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    }
    return target;
  });
}

/** Keeps in mind by which link of its content the page of a history entry is left. */
export function rememberLink(entry: string | undefined): void {
  const link = pressed ?? document.activeElement?.closest('main a[href]');
  pressed = null;
  const href = link?.getAttribute('href');
  if (entry && href) linksFollowed.set(entry, { href, place: linksTo(href).indexOf(link as HTMLElement) });
}

/** Puts the focus back on the link by which the page of a history entry was left, if it was one of its content. */
export function focusLinkFollowed(entry: string | undefined): void {
  const followed = linksFollowed.get(entry ?? '');
  if (!followed) return;
  placeFocus(() => {
    const links = linksTo(followed.href);
    // There may be fewer by now, as in a list that was filtered, and that of a slide may be out of sight.
    return [links[followed.place], ...links].find((link) => link && !isBeneathSplash(link)) ?? null;
  });
}
