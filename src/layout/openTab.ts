/**
 * Keeps an open tab of use while a deploy goes on, is cut in half or has gone wrong. Gatsby alone then loses the query and
 * the fragment of a link, does nothing at all, waits for ever, draws new data with old scripts, or leaves a blank page.
 */
import { startInDevelopment } from '../early/startInDevelopment';

/** Milliseconds that a link waits for the data of its page before the browser loads the page itself. */
export const PATIENCE = 10_000;

interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash: string };
}

type Navigate = (to: string | number, options?: { replace?: boolean }) => void;

interface GatsbyWindow {
  ___loader: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  ___navigate: Navigate;
  ___webpackCompilationHash: string;
}

const gatsby = () => window as unknown as GatsbyWindow;

const FAILED: LoadedPage = { status: 'error' };

const hasFailed = (page: LoadedPage | undefined) => !page || page.status === FAILED.status;

/** Whether a page can be drawn by the scripts that run here. */
const isOfThisBuild = (page: LoadedPage | undefined) =>
  !hasFailed(page) && page!.page?.webpackCompilationHash === gatsby().___webpackCompilationHash;

/** A page of a new kind, of which these scripts know nothing, is a page that failed, not an error of nobody. */
function mendLoader(): void {
  const loader = gatsby().___loader;
  const { loadPage } = loader;
  loader.loadPage = (path) => loadPage(path).catch(() => FAILED);
}

/** Links that this page can’t draw are loaded by the browser, with all of their address. The last one pressed counts. */
function mendNavigation(): void {
  const { ___loader: loader, ___navigate: navigate } = gatsby();
  let latest = 0;
  addEventListener('popstate', () => (latest += 1));
  gatsby().___navigate = (to, options) => {
    const own = (latest += 1);
    if (typeof to === 'number') return navigate(to);
    const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE));
    void Promise.race([loader.loadPage(to.replace(/#.*/, '')), late]).then((page) => {
      if (own !== latest) return;
      if (isOfThisBuild(page)) navigate(to, options);
      else if (options?.replace) location.replace(to);
      else location.assign(to);
    });
  };
}

/** Shows what stands in for the parts that React would serve, as in browsers without scripts. */
function showStandIns(): void {
  for (const part of document.querySelectorAll('main .noScriptOnly')) part.classList.remove('noScriptOnly');
}

/** Whether a visitor has begun to fill in a form. */
const isFilledIn = () =>
  [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)')].some(
    ({ value, defaultValue }) => value !== '' && value !== defaultValue,
  );

/**
 * Whether this page’s scripts and data fit its HTML. If they don’t, and it may be loaded anew to see whether they do by
 * now, Gatsby does that, once; but browsers forget then what was typed.
 */
async function mayStart(): Promise<boolean> {
  if (history.state?.standsStill) {
    // Once: whoever loads the page anew gives it a new chance.
    history.replaceState(null, '');
    return false;
  }
  const page = await gatsby().___loader.loadPage(location.pathname + location.search);
  if (hasFailed(page)) return false;
  return isOfThisBuild(page) || !page?.page?.webpackCompilationHash || !isFilledIn();
}

const findRoot = () => document.getElementById('___gatsby');

/** What the page that was loaded is made of: React takes these very elements over. */
let firstPage: ChildNode[] | undefined;

/** Says that React draws another page now. */
export const forgetFirstPage = () => (firstPage = undefined);

/** Lets Gatsby start, unless the page had better stay what it is: HTML that can be read and whose links lead on. */
export async function onClientEntry(): Promise<void> {
  startInDevelopment();
  if (process.env.NODE_ENV === 'development') return;
  firstPage = [...findRoot()!.childNodes];
  mendLoader();
  mendNavigation();
  if (await mayStart()) return;
  showStandIns();
  await new Promise(() => {});
}

/** Puts the loaded page back, with what was typed, into an element where React does not listen. */
function bringBack(root: HTMLElement, parts: readonly ChildNode[]): void {
  const fresh = root.cloneNode() as Element;
  fresh.append(...parts);
  root.replaceWith(fresh);
  // The early script serves it again (src/early/loader.ts, forms.ts).
  document.documentElement.removeAttribute('data-awake');
  for (const form of fresh.querySelectorAll('form')) form.removeAttribute('data-ready');
  showStandIns();
}

/**
 * React empties a page that it could not draw. The one that was loaded comes back; one that a link led to is loaded as
 * HTML, and stays that.
 */
export function onUncaughtError(): void {
  // The development server shows the error itself.
  if (process.env.NODE_ENV === 'development') return;
  const root = findRoot();
  if (firstPage && root) {
    bringBack(root, firstPage);
  } else {
    history.replaceState({ ...history.state, standsStill: true }, '');
    location.reload();
  }
}
