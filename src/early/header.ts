import { root } from './dom';
import { listen } from './listen';

/** Marks the page as scrolled, which turns the header from transparent to solid (NAV-02, NAV-03). */
export function startHeader(): void {
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > 0);
  listen('scroll', mark);
  // Not while the page is being parsed, or right after: the browser would have to lay it out once more to know.
  listen('pageshow', () => requestAnimationFrame(mark));
}
