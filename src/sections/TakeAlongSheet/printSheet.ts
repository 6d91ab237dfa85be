/** Prints the first sheet of a page alone; the browser’s own command prints all of it. */
export function printSheet(): void {
  const root = document.documentElement;
  root.setAttribute('data-sheet', '');
  addEventListener('afterprint', () => root.removeAttribute('data-sheet'), { once: true });
  print();
}
