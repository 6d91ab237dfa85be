/**
 * Whether an element cannot be used, as while the splash covers it; CSS alone decides that (src/layout/PageShell).
 */
export function isBeneathSplash(element: Element): boolean {
  const style = getComputedStyle(element);
  return style.visibility === 'hidden' || style.getPropertyValue('interactivity') === 'inert';
}
