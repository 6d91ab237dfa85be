import { useEffect, useRef, useState } from 'react';
import { isBeneathSplash } from '../../lib/isBeneathSplash';
import * as styles from './Counter.module.css';

interface CounterProps {
  value: number;
  /** What follows the number, such as a plus sign. */
  suffix: string;
  /** Length of the counting-up, in milliseconds. */
  durationMs: number;
}

/** Counts up to the value once, when the element is first seen, not beneath the splash; not with reduced motion. */
function useCountUp(value: number, durationMs: number) {
  const ref = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      let start: number | undefined;
      const step = (now: number) => {
        if (start === undefined && isBeneathSplash(element)) {
          frame = requestAnimationFrame(step);
          return;
        }
        start ??= now;
        // Without a duration it is there at once: nothing divided by nothing is no number.
        const progress = durationMs > 0 ? Math.min(1, Math.max(0, now - start) / durationMs) : 1;
        setShown(Math.round(value * progress));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      step(performance.now());
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, durationMs]);
  return { ref, shown };
}

/** A number that counts up for the eye; screen readers and pages without scripts have the final value (HOM-10). */
export function Counter({ value, suffix, durationMs }: CounterProps) {
  const { ref, shown } = useCountUp(value, durationMs);
  const final = `${value}${suffix}`;
  return (
    <span className={styles.counter}>
      <span className="visuallyHidden">{final}</span>
      <span ref={ref} className={styles.number} style={{ minInlineSize: `${final.length}ch` }} aria-hidden="true">
        {shown}
        {suffix}
      </span>
    </span>
  );
}
