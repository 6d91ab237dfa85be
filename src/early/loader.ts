/**
 * Loads React’s bundles on demand: they are prefetched once the page has settled, and run at the first interaction
 * (pointer, key, scroll, focus) or when a part that needs them comes near the window. Until then the page is HTML and
 * CSS. It fails open: if anything goes wrong here, the bundles load at once; and if they do not come, the page stays
 * HTML, and what stands in for React appears (`data-late` in base.css).
 *
 * The pass after the build takes the bundles’ script tags out of the page and lists their addresses in `#bundles`,
 * after that of the whole site’s style sheet, with the page’s path as Gatsby knows it.
 */
import { addLink, find, findAll, isAwake, onClick, root } from './dom';
import { holdClick, takeClicks } from './heldClicks';
import { listen } from './listen';

const SIGNS = ['pointerup', 'click', 'pointermove', 'keydown', 'scroll', 'focusin'] as const;

/** The end of a tap, and the click of assistive technology, which may come without a pointer. */
const TAP = /up$|click/;

/** Parts that need React, and so start it when they come near. */
const WAKING = '[data-wakes]';

/** A part whose first view depends on the address, and the pattern of the addresses at which it needs React at once. */
const WAKES_AT = '[data-wake]';

/** How near to the window’s edge. */
const NEAR = '400px';

/**
 * Milliseconds that the browser has for its own response to a tap, such as opening a menu, before React runs, if the
 * tap is the first interaction. They count from its end, since a finger stays down for about 100 ms and nothing opens
 * before it is up.
 */
const AFTER_TAP = 60;

/**
 * Buttons that the early script itself handles: `menu` for the Services menu, `open` and `close` for the mobile menu,
 * `carousel` and `flip`. All others wait for React.
 */
const SERVED = '[data-does]';

/**
 * Milliseconds after the page has loaded until its print styles are loaded; its first view is on the screen by then.
 */
const SOON = 200;

/**
 * Milliseconds after the page has loaded until the bundles are prefetched; all that the visitor sees is there by then.
 */
const LATER = 1000;

const fetchBundles = (bundles: readonly string[], rel: string) =>
  bundles.forEach((source) => addLink(rel, source, 'script'));

/**
 * Milliseconds from the first interaction until React counts as late, and what stands in for it appears: on slow lines it
 * may need some seconds, and whoever waits longer needs another way.
 */
export const PATIENCE = 8000;

/**
 * Requests the bundles and the whole site’s styles. React waits for these before it hydrates (src/browser/whenStyled.ts).
 * @param sources address of the style sheet, then those of the bundles
 */
function run(sources: readonly string[]): void {
  const [sheet, ...bundles] = sources;
  addLink('stylesheet', sheet!);
  fetchBundles(bundles, 'preload');
  for (const source of bundles) {
    const script = document.createElement('script');
    script.src = source;
    script.async = false;
    document.head.append(script);
  }
}

/** Holds clicks on buttons that need React, and repeats them once it has hydrated. */
function holdClicks(): void {
  onClick((event) => {
    const button = (event.target as Element).closest('button');
    if (isAwake() || !button || button.matches(SERVED) || button.type !== 'button') return;
    holdClick(button);
    // Says so to src/browser/hydrate.ts, which looks once; so it may stay.
    root.dataset.held = '';
  });
  new MutationObserver(() => {
    if (isAwake()) for (const button of takeClicks()) button.click();
  }).observe(root, { attributes: true });
}

declare global {
  interface Window {
    /** The page’s path as Gatsby knows it. */
    pagePath?: string;
  }
}

/** Calls back once the page is ready in some way, at once if it is, or else at an event. */
function when(isReady: boolean, type: 'DOMContentLoaded' | 'load', callback: () => void): void {
  if (isReady) callback();
  else listen(type, callback);
}

/** Calls back once the whole page is parsed, since the bundles read what is at its end. */
const whenParsed = (callback: () => void) => when(document.readyState !== 'loading', 'DOMContentLoaded', callback);

/**
 * Waits for the first interaction, then runs the bundles. It does nothing in a page that lists none, as in development.
 * @throws if the list is not JSON
 */
export function startLoader(): void {
  const list = find('#bundles');
  if (!list) return;
  const sources = JSON.parse(list.textContent!) as string[];
  // Gatsby reads it under this name.
  window.pagePath = list.dataset.path;
  let isCalled = false;
  const isTap = ({ type }: Partial<PointerEvent>) => TAP.test(type!);
  const wake = (sign: Partial<PointerEvent> = {}) => {
    // A pointermove without movement is the page moving under a resting pointer, not the visitor. While a button is
    // down, wait: it may become a tap.
    if (isCalled || sign.buttons || (sign.movementX === 0 && sign.movementY === 0 && !isTap(sign))) return;
    isCalled = true;
    setTimeout(() => (root.dataset.late = ''), PATIENCE);
    whenParsed(() => setTimeout(run, isTap(sign) ? AFTER_TAP : 0, sources));
  };
  const attempt = (action: () => void) => {
    try {
      action();
    } catch {
      wake();
    }
  };
  attempt(() => {
    for (const sign of SIGNS) listen(sign, wake as EventListener, true);
    holdClicks();
    when(document.readyState === 'complete', 'load', () => {
      // The first source is the style sheet, which applies to print alone until React runs.
      setTimeout(() => (addLink('stylesheet', sources[0]!).media = 'print'), SOON);
      setTimeout(() => isCalled || fetchBundles(sources.slice(1), 'prefetch'), LATER);
    });
  });
  whenParsed(() =>
    attempt(() => {
      // A shared link to a filtered list shows its results at once.
      if (location.href.match(find(WAKES_AT)?.dataset.wake ?? '^$')) wake();
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
        { rootMargin: NEAR },
      );
      for (const part of findAll(WAKING)) observer.observe(part);
    }),
  );
}
