import { useEffect, useRef, useState, type RefObject } from 'react';

/** Slides in view by width of the window (TES-03); the module’s CSS has the same before hydration. */
const SLIDES_IN_VIEW = [
  { query: '(min-width: 64em)', count: 3 },
  { query: '(min-width: 48em)', count: 2 },
] as const;

interface SliderView {
  count: number;
  /** The slide to start with. */
  start: number;
  /** The visitor asked for less motion. */
  isStill: boolean;
}

/** The slider’s current view, known in the browser only; it starts where the row before it had been scrolled to. */
export function useSliderView(root: RefObject<HTMLDivElement | null>, slides: number) {
  const position = useRef(0);
  const [view, setView] = useState<SliderView>();
  useEffect(() => {
    const slider = root.current!;
    const row = slider.firstElementChild;
    // The slider replaces the row, which would take the focus of somebody who scrolled it by keyboard with it.
    if (row === document.activeElement) slider.focus({ preventScroll: true });
    if (row?.scrollWidth) position.current = Math.round((row.scrollLeft / row.scrollWidth) * slides);
    const queries = SLIDES_IN_VIEW.map(({ query }) => matchMedia(query));
    const look = () =>
      setView({
        count: SLIDES_IN_VIEW[queries.findIndex(({ matches }) => matches)]?.count ?? 1,
        start: position.current,
        isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      });
    look();
    for (const query of queries) query.addEventListener('change', look);
    return () => {
      for (const query of queries) query.removeEventListener('change', look);
    };
  }, [root, slides]);
  const keepPosition = (_: number, next: number) => {
    position.current = next;
  };
  return { view, keepPosition };
}
