/**
 * The loading splash. CSS alone shows it and takes it away (src/layout/LoadingSplash), so it leaves without scripts
 * (SPL-06); this starts it again on a change of path and lets a key press or tap end it early (SPL-08).
 */
import { find, root } from './dom';
import { listen } from './listen';

/** The splash’s element. */
export const SPLASH = '[data-splash-screen]';

/**
 * Milliseconds from the end of a tap to the end of the splash. A browser finds out what was tapped only after the touch
 * has ended, and if the splash were gone by then, it would press what lies beneath.
 */
const AFTER_TAP = 99;

const splash = () => find(SPLASH);

/** Whether the splash covers the window now. */
export function isSplashUp(): boolean {
  const element = splash();
  return !!element && root.dataset.splash !== 'off' && getComputedStyle(element).pointerEvents !== 'none';
}

/** Takes the splash away at once. */
function dismissSplash(): void {
  if (!isSplashUp()) return;
  root.dataset.splash = 'off';
  // Its leaving starts and ends at once: with this event, as where its animation takes it away.
  splash()!.dispatchEvent(new Event('animationstart'));
}

/** Covers the window again. Two names of the same animation alternate, since a new name restarts it. */
export function raiseSplash(): void {
  root.dataset.splash = root.dataset.splash === 'a' ? 'b' : 'a';
}

/** Calls back once, when the splash has left, at once if it is not up. */
export function whenSplashLeft(callback: () => void): void {
  const element = splash();
  if (!element || !isSplashUp()) {
    callback();
    return;
  }
  const done = (event: Event) => {
    if (event.target !== element) return;
    element.removeEventListener('animationstart', done);
    callback();
  };
  element.addEventListener('animationstart', done);
}

/** Lets a key press, or a tap on it, end the splash (SPL-08); modifier keys alone do not. */
export function startSplash(): void {
  listen('keydown', (event) => {
    if (!/^(Shift|Control|Alt|Meta)/.test(event.key)) dismissSplash();
  });
  listen('pointerup', (event) => {
    if ((event.target as Element).closest(SPLASH)) setTimeout(dismissSplash, AFTER_TAP);
  });
}
