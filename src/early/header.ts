import { root } from './dom';
import { listen } from './listen';

/** Marks the page as scrolled, which turns the header from transparent to solid (NAV-02, NAV-03). */
export function startHeader(): void {
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > 0);
  listen('scroll', mark);
  // In a frame, where the browser lays the page out anyway; between two it would have to do so once more to know.
  requestAnimationFrame(mark);
}
