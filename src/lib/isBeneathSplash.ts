/** Whether an element cannot be used yet since the splash covers it, which CSS alone decides (src/layout/PageShell). */
export function isBeneathSplash(element: Element): boolean {
  const style = getComputedStyle(element);
  return style.visibility === 'hidden' || style.getPropertyValue('interactivity') === 'inert';
}
