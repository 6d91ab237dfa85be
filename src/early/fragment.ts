import { listen } from './listen';

/**
 * Takes a fragment that no decoder can read (`#%`) out of the address, first and whenever the address changes: the
 * router decodes it without care, and the page would go with the error.
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
  // Ahead of the router, which listens too.
  listen('popstate', mend, true);
}
