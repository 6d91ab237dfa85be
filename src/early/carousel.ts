import { followVisibility } from './followVisibility';
import { onClick, root } from './dom';

/** The hero carousel runs in CSS; this pauses it while the tab is hidden (HER-10) and by its button (HER-11). */
export function startCarousel(): void {
  followVisibility(() => root.toggleAttribute('data-tab-hidden', document.hidden));
  onClick((event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-does=carousel]');
    if (!button) return;
    const carousel = button.closest<HTMLElement>('[data-carousel]');
    const isPaused = carousel!.toggleAttribute('data-paused');
    button.querySelector('[data-label]')!.textContent = button.dataset[isPaused ? 'play' : 'pause']!;
  });
}
