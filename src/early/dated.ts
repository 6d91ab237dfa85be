import { dayInIndia } from '../lib/indianTime';
import { findAll } from './dom';
import { followVisibility } from './followVisibility';

/**
 * Shows elements on their days only: `data-days="2027-03-15/2027-03-23"` names the first and the last, in India (`0`
 * for no first). The HTML is the same on every day. This decides while the page is still being parsed, and for what
 * React adds, so that nothing moves once it has been painted. A new day counts when the visitor leaves the tab or comes
 * back, never under their eyes.
 */
export function startDated(): void {
  let today: string;
  const show = () => {
    for (const part of findAll('[data-days]')) {
      const [from, to] = part.dataset.days!.split('/');
      part.hidden = today < from! || today > to!;
    }
  };
  followVisibility(() => {
    today = dayInIndia(new Date());
    show();
  });
  new MutationObserver(show).observe(document, { childList: true, subtree: true });
}
