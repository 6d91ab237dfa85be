/**
 * Keeps a page that is open during a deploy usable. If a deploy is half-finished or broken, Gatsby alone loses the
 * query and the fragment of a link, does nothing at all, waits for ever, renders new data with old scripts, or leaves a
 * blank page.
 */
import { startInDevelopment } from '../early/startInDevelopment';
import { startLeftOut } from '../early/startLeftOut';

/** Milliseconds that a link waits for its page’s data before the browser loads the page itself. */
export const PATIENCE = 10_000;

interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash: string };
}

type Navigate = (to: string | number, options?: { replace?: boolean }) => void;

interface GatsbyWindow {
  ___loader: {
    loadPage: (path: string) => Promise<LoadedPage | undefined>;
    loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
  };
  ___navigate: Navigate;
  ___webpackCompilationHash: string;
}

const gatsby = () => window as unknown as GatsbyWindow;

const FAILED: LoadedPage = { status: 'error' };

const hasFailed = (page: LoadedPage | undefined) => !page || page.status === FAILED.status;

/** Whether the scripts that run here can render a page. */
const isFromThisBuild = (page: LoadedPage | undefined) =>
  !hasFailed(page) && page!.page?.webpackCompilationHash === gatsby().___webpackCompilationHash;

const withoutQuery = (path: string) => path.replace(/\?.*/, '');

/**
 * Treats a page whose template these scripts do not know as one that failed to load, instead of an unhandled rejection.
 * And loads a page once, whatever its query: Gatsby counts each query as a page with data of its own, and would ask the
 * server for each choice in the article list, and for the way back to it; nothing on this site depends on the query.
 */
function patchLoader(): void {
  const loader = gatsby().___loader;
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (path) => loadPage(withoutQuery(path)).catch(() => FAILED);
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options);
}

/**
 * Makes the browser load pages that these scripts can’t render, with the whole address of the link. Of several links
 * pressed, the last one counts.
 */
function patchNavigation(): void {
  const { ___loader: loader, ___navigate: navigate } = gatsby();
  let latest = 0;
  addEventListener('popstate', () => (latest += 1));
  gatsby().___navigate = (to, options) => {
    const own = (latest += 1);
    if (typeof to === 'number') return navigate(to);
    const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE));
    void Promise.race([loader.loadPage(to.replace(/#.*/, '')), late]).then((page) => {
      if (own !== latest) return;
      if (isFromThisBuild(page)) navigate(to, options);
      else if (options?.replace) location.replace(to);
      else location.assign(to);
    });
  };
}

/** Shows the fallbacks of parts that need React, as in browsers without scripts. */
function showNoScriptFallbacks(): void {
  for (const part of document.querySelectorAll('main .noScriptOnly')) part.classList.remove('noScriptOnly');
}

/** Whether a visitor has begun to fill in a form. */
const isFilledIn = () =>
  [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)')].some(
    ({ value, defaultValue }) => value !== '' && value !== defaultValue,
  );

/**
 * Whether to hydrate. If the page’s data can’t be loaded, it stays HTML. If scripts and data are from different builds,
 * Gatsby would reload the page once; not while a form is filled in, since browsers then forget what was typed.
 */
async function canHydrate(): Promise<boolean> {
  if (history.state?.skipHydration) {
    // Only once: loading the page again gives it a new chance.
    history.replaceState(null, '');
    return false;
  }
  const page = await gatsby().___loader.loadPage(location.pathname + location.search);
  if (hasFailed(page)) return false;
  return isFromThisBuild(page) || !page?.page?.webpackCompilationHash || !isFilledIn();
}

const findRoot = () => document.getElementById('___gatsby');

/** The nodes of the page as it was loaded, which React hydrates. */
let firstPage: ChildNode[] | undefined;

/** To be called once React renders another page. */
export const forgetFirstPage = () => (firstPage = undefined);

/** Lets Gatsby start, unless the page had better stay HTML, which can be read and whose links work. */
export async function onClientEntry(): Promise<void> {
  startInDevelopment();
  if (process.env.NODE_ENV === 'development') return;
  startLeftOut();
  firstPage = [...findRoot()!.childNodes];
  patchLoader();
  patchNavigation();
  if (await canHydrate()) return;
  showNoScriptFallbacks();
  await new Promise(() => {});
}

/** Puts the loaded page back, with what was typed, into a new root element, where React does not listen. */
function restoreServerHtml(root: HTMLElement, parts: readonly ChildNode[]): void {
  const fresh = root.cloneNode() as Element;
  fresh.append(...parts);
  root.replaceWith(fresh);
  // The early script serves it again (src/early/loader.ts, forms.ts).
  document.documentElement.removeAttribute('data-awake');
  for (const form of fresh.querySelectorAll('form')) form.removeAttribute('data-ready');
  showNoScriptFallbacks();
}

/**
 * React empties a page that it could not render. If that was the page as it was loaded, its HTML comes back; a page
 * that a link led to is loaded as HTML, and stays that.
 */
export function onUncaughtError(): void {
  // The development server shows the error itself.
  if (process.env.NODE_ENV === 'development') return;
  const root = findRoot();
  if (firstPage && root) {
    restoreServerHtml(root, firstPage);
  } else {
    history.replaceState({ ...history.state, skipHydration: true }, '');
    location.reload();
  }
}
