import { isAwake } from './dom';
import { listen } from './listen';

/**
 * After a reload, entries of the history that React once made in this tab still count as one document: Back changes
 * only the address, such as a list’s query. Before hydration nothing would render that, so the page is reloaded.
 */
export function startHistory(): void {
  const read = () => location.href.split('#')[0];
  const loaded = read();
  listen('popstate', () => isAwake() || read() === loaded || location.reload());
}
