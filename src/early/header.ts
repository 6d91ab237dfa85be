import { root } from './dom';
import { listen } from './listen';

/** Marks the page as scrolled, which turns the header from transparent to solid (specification section 4). */
export function startHeader(): void {
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > 0);
  listen('scroll', mark);
  // Not at once, while the page is being read or has just been: the browser would have to lay it out once more to know.
  listen('pageshow', () => requestAnimationFrame(mark));
}
