import { root } from './dom';

/**
 * Marks a page that opens at its top, as a page does that is not come back to and whose address names no place in it: its
 * parts may come later (src/layout/PageShell). Elsewhere the browser has to know at once how high each of them is, to find
 * its place and keep it. The entry’s name has the words that a search engine’s link leads to, which `location` leaves out.
 */
export function startParts(): void {
  const [{ name, type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  root.toggleAttribute('data-from-top', type === 'navigate' && !name.includes('#'));
}
