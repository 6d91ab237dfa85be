import { find, root } from './dom';
import { listen } from './listen';
import { SPLASH } from './splash';

/**
 * Looks at how the page was reached, which the navigation entry’s name tells whole: `location` leaves out text fragments
 * (`#:~:text=…`, in links of search engines and of “Copy link to highlight”).
 *
 * It marks a page that opens at its top: a plain navigation (not Back, Forward or reload) to an address without a
 * fragment. Only there may its parts come later (src/layout/PageShell); elsewhere the browser needs the height of each
 * part at once, to find its place and keep it.
 *
 * And it leads to the passage that a text fragment names: the browser looks for it once, while the page beneath the
 * splash is still inert, and what is inert it does not search; so it is asked again as the splash leaves.
 */
export function startArrival(): void {
  const [{ name, type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  const isNew = type === 'navigate';
  let passage = isNew && name.match(/#.*:~:.*/);
  root.toggleAttribute('data-from-top', isNew && !name.includes('#'));
  listen(
    'animationstart',
    ({ target }) => {
      if (!passage || target !== find(SPLASH)) return;
      location.replace(passage[0]);
      passage = null;
    },
    // Whoever ends the splash sends this event to it alone (splash.ts).
    true,
  );
}
