import { listen } from './listen';

/** Calls now, and whenever the visitor leaves the tab or comes back to it. */
export function followVisibility(look: () => void): void {
  look();
  listen('visibilitychange', look);
}
