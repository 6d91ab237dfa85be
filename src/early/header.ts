/** Marks the page as scrolled, which turns the header from transparent to solid (specification section 4). */
export function startHeader(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
  addEventListener('scroll', mark, { passive: true });
  addEventListener('pageshow', mark);
  mark();
}
