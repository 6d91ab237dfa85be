import { useEffect, type RefObject } from 'react';

/**
 * Opens every closed answer, without its name, since of one name only one can be open.
 * @returns a function that closes them again
 */
function openAll(container: Element): () => void {
  const closed = [...container.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const names = closed.map((details) => details.getAttribute('name') ?? '');
  for (const details of closed) {
    details.removeAttribute('name');
    details.open = true;
  }
  return () =>
    closed.forEach((details, index) => {
      details.open = false;
      details.setAttribute('name', names[index]!);
    });
}

/**
 * Prints closed answers, after hydration, in browsers without `::details-content` (Chromium before 131, Safari before
 * 18.4, Firefox before 143); in the others the style sheet does.
 */
export function useOpenOnPaper(container: RefObject<Element | null>): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return undefined;
    let restore = () => {};
    const open = () => {
      restore();
      restore = openAll(container.current!);
    };
    const close = () => {
      restore();
      restore = () => {};
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [container]);
}
