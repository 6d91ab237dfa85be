/**
 * What the smoke tests in other browsers run within a page. Each function is sent there as text, so it uses nothing from
 * around it.
 */

/** What a page noted of itself, by the script that watches it. */
export interface Watched extends Window {
  violations: string[];
  opened: string[];
  /** Whether the early script listens, as it does from the second frame on (src/early/main.ts). */
  isListening?: boolean;
}

/**
 * Notes violations of the page’s policy and that the early script listens, and keeps other sites’ tabs from opening. Runs
 * before the page’s own scripts.
 */
export function watchPage(): void {
  const watched = window as unknown as Watched;
  watched.violations = [];
  watched.opened = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    watched.violations.push(`${violatedDirective}: ${blockedURI}`),
  );
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => (watched.isListening = true))));
  window.open = (url) => {
    watched.opened.push(String(url));
    return { opener: null } as Window;
  };
}

/** Whether the early script listens. */
export const isListening = (): boolean => (window as unknown as Watched).isListening === true;

/** Whether the splash covers the window. */
export function isSplashUp(): boolean {
  const { pointerEvents, visibility, display } = getComputedStyle(document.querySelector('[data-splash-screen]')!);
  return display !== 'none' && visibility !== 'hidden' && pointerEvents !== 'none';
}

/** Moves the clock of the splash, and of the page that waits beneath it, to its middle and to its end: is it up? */
export function isSplashUpAround(): [before: boolean, after: boolean] {
  const splash = document.querySelector('[data-splash-screen]')!;
  const isUp = () => {
    const { pointerEvents, visibility, display, opacity } = getComputedStyle(splash);
    return display !== 'none' && visibility !== 'hidden' && pointerEvents !== 'none' && Number(opacity) > 0;
  };
  const move = (part: number) => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect!.getComputedTiming().endTime);
      if (!Number.isFinite(end)) continue;
      animation.pause();
      animation.currentTime = end * part;
    }
    return isUp();
  };
  return [move(0.5), move(1)];
}
