import { useEffect, useState } from 'react';
import { openingState, type OpeningState, type Schedule } from '../../lib/openingHours';

/** Milliseconds after which the clock is read again at the latest: no event tells that a device has slept. */
const RECHECK_AFTER = 60_000;

/**
 * Whether the clinic is open, known in the browser only. It follows the clock to the minute while the page stays open,
 * and is checked again when the visitor comes back to it.
 */
export function useOpeningState(schedule: Schedule): OpeningState | undefined {
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = new Date();
      const next = openingState(schedule, now);
      // A state that holds until the same moment is the same, and need not be rendered again.
      setState((known) => (known?.until.getTime() === next.until.getTime() ? known : next));
      clearTimeout(timer);
      timer = setTimeout(look, Math.min(next.until.getTime() - now.getTime(), RECHECK_AFTER));
    };
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, [schedule]);
  return state;
}
