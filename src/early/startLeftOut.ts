import { startCarousel } from './carousel';
import { find } from './dom';
import { startFlipCards } from './flipCards';

/**
 * Starts the parts that the early script of this page leaves out (src/gatsby/assemble/earlyScript.ts), for pages to which
 * its links lead. Called before React changes the page. Forms need no such part there: React has hydrated already, and no
 * submit has to be held.
 */
export function startLeftOut(): void {
  if (!find('[data-carousel]')) startCarousel();
  if (!find('[data-flip-card]')) startFlipCards();
}
