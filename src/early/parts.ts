import { root } from './dom';

/**
 * Marks a page that opens at its top: a plain navigation (not Back, Forward or reload) to an address without a
 * fragment. Only there may its parts come later (src/layout/PageShell); elsewhere the browser needs the height of each
 * part at once, to find its place and keep it. This reads the navigation entry’s name, since `location` leaves out text
 * fragments (`#:~:text=`), as in links of search engines.
 */
export function startParts(): void {
  const [{ name, type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  root.toggleAttribute('data-from-top', type === 'navigate' && !name.includes('#'));
}
