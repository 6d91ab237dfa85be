import { root } from './dom';
import { listen } from './listen';

/** Marks the page as scrolled, which turns the header from transparent to solid (specification section 4). */
export function startHeader(): void {
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > 0);
  listen('scroll', mark);
  // With the next frame: asked at once, the browser would lay the whole page out once more to know.
  listen('pageshow', () => requestAnimationFrame(mark));
  mark();
}
