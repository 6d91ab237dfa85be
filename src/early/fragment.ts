import { listen } from './listen';

/**
 * Removes a fragment that can’t be decoded (`#%`) from the address, now and whenever the address changes: the router
 * decodes it unguarded, and the error would blank the page.
 */
export function startFragment(): void {
  const mend = () => {
    try {
      decodeURI(location.hash);
    } catch {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  };
  mend();
  // Captured, to be called before the router’s own listener.
  listen('popstate', mend, true);
}
