/**
 * Brings React’s bundles when they are wanted: fetched once the page rests, run at the first sign of life (pointer,
 * key, scroll, focus) or when a part that needs them comes near the window. Until then the page is HTML and CSS.
 * It fails open: if anything goes wrong here, the bundles load at once.
 *
 * The pass after the build takes the bundles’ script tags out of the page and leaves their addresses in `#bundles`, after
 * that of the whole site’s styles, with the path that Gatsby knows the page by.
 */
import { addLink, find, onClick, root } from './dom';
import { listen } from './listen';

/** The end of a tap, and the click of assistive technology, which may come without a pointer. */
const TAPS = ['pointerup', 'click'] as const;

const SIGNS = [...TAPS, 'pointermove', 'keydown', 'scroll', 'focusin'] as const;

/** Parts that do more once React is awake, and so wake it when they come near. */
const WAKING = '[data-wakes]';

/** Parts whose first view depends on the address’s query. */
const READS_QUERY = '[data-reads-query]';

/** How near, in pixels of the window’s edge. */
const NEAR = '400px';

/**
 * Milliseconds that a tap has, if it is the first sign, for what the browser itself does of it, such as opening a menu, before
 * React runs. From its end, since a finger stays down for about 100 ms and nothing opens before it is up.
 */
const AFTER_TAP = 60;

/** Buttons that the early script itself serves; all others wait for React. */
const SERVED = '[data-services-button],[data-open-menu],[data-close-menu],[data-carousel-button],[data-flip-button]';

const isAwake = () => root.hasAttribute('data-awake');

/** How long after the page has loaded paper gets its styles, in milliseconds: its first view is on the screen then. */
const SOON = 200;

/** How long after it the bundles are fetched ahead, in milliseconds, when all that the visitor sees is there. */
const LATER = 1000;

const fetchBundles = (bundles: readonly string[], rel: string) =>
  bundles.forEach((source) => addLink(rel, source, 'script'));

/**
 * Styles first: React may draw parts whose rules the page itself does not hold. Without them nothing runs, and the page
 * stays HTML, as it does without the bundles.
 */
function run(sources: readonly string[]): void {
  const [sheet, ...bundles] = sources;
  addLink('stylesheet', sheet!).onload = () => {
    for (const source of bundles) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      document.head.append(script);
    }
  };
  fetchBundles(bundles, 'preload');
}

/** Keeps a click on a button that only React can serve, and makes it again once React is awake. */
function holdClicks(): void {
  const held: HTMLElement[] = [];
  onClick((event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (isAwake() || !button || button.matches(SERVED) || (button as HTMLButtonElement).type !== 'button') return;
    held.push(button);
  });
  new MutationObserver(() => {
    if (isAwake()) for (const button of held.splice(0)) button.click();
  }).observe(root, { attributes: true });
}

/**
 * After a reload, entries of the history that React once drew in this tab still count as of one document: Back changes the
 * address alone, of a filtered list its query. While React sleeps, the page of that address is loaded.
 */
function followHistory(): void {
  const read = () => location.href.split('#')[0];
  const loaded = read();
  listen('popstate', () => isAwake() || read() === loaded || location.reload());
}

declare global {
  interface Window {
    /** The path that Gatsby knows the page by. */
    pagePath?: string;
  }
}

/** Calls back once the whole page is parsed, since the bundles read what stands at its end. */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') listen('DOMContentLoaded', callback);
  else callback();
}

/**
 * Waits for a sign of life, then lets the bundles run. It does nothing in a page that lists none, as in development.
 * @throws if the list is no JSON
 */
export function startLoader(): void {
  const list = find('#bundles');
  if (!list) return;
  const sources = JSON.parse(list.textContent!) as string[];
  // Gatsby asks for it by this name.
  window.pagePath = list.dataset.path;
  let isCalled = false;
  const isTap = ({ type }: Partial<PointerEvent>) => TAPS.some((tap) => tap === type);
  const wake = (sign: Partial<PointerEvent> = {}) => {
    // No sign of a visitor is a pointer that moved by nothing, since the page moves beneath it; one that is down may yet tap.
    if (isCalled || sign.buttons || (sign.movementX === 0 && sign.movementY === 0 && !isTap(sign))) return;
    isCalled = true;
    whenParsed(() => setTimeout(run, isTap(sign) ? AFTER_TAP : 0, sources));
  };
  try {
    for (const sign of SIGNS) listen(sign, wake as EventListener, true);
    holdClicks();
    followHistory();
    whenParsed(() => {
      // A shared link to a filtered list shows its results at once.
      if (location.search && find(READS_QUERY)) wake();
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
        { rootMargin: NEAR },
      );
      for (const part of document.querySelectorAll(WAKING)) observer.observe(part);
    });
    listen('load', () => {
      // The first source is the styles, which count for paper until React wakes.
      setTimeout(() => (addLink('stylesheet', sources[0]!).media = 'print'), SOON);
      setTimeout(() => isCalled || fetchBundles(sources.slice(1), 'prefetch'), LATER);
    });
  } catch {
    wake();
  }
}
