import { root } from './dom';
import { listen } from './listen';

/** Marks the page as scrolled, which turns the header from transparent to solid (NAV-02, NAV-03). */
export function startHeader(): void {
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > 0);
  listen('scroll', mark);
  // Called in a frame (main.ts), where the browser is about to lay the page out anyway.
  mark();
}
