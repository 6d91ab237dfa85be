/** Prints the first sheet of a page alone; the browser’s own command prints all of it. */
export function printSheet(): void {
  const root = document.documentElement;
  root.setAttribute('data-sheet', '');
  const printAll = () => root.removeAttribute('data-sheet');
  addEventListener('afterprint', printAll, { once: true });
  // Some browsers within apps cannot print, and some do not tell the end; the visitor is back then.
  addEventListener('focus', printAll, { once: true });
  try {
    print();
  } catch {
    printAll();
  }
}
