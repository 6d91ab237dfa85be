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
 * has ended, and if the splash were gone by then, it would press what lies beneath; so would a second tap in quick
 * succession.
 */
const AFTER_TAP = 300;

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

/** Space, Page, Home, End and Arrow, which scroll; whatever else begins so has nothing to do beneath the splash. */
const SCROLLS = /^[ PHEA]/;

/**
 * Lets a key press, or a tap on it, end the splash (SPL-08); modifier keys alone do not. What ends it does nothing else: no
 * key scrolls the page beneath, and a press that began on it presses nothing, also if it leaves meanwhile.
 */
export function startSplash(): void {
  let isPressed: unknown;
  listen('keydown', (event) => {
    const { key } = event;
    if (/^(Shift|Control|Alt|Meta)/.test(key)) return;
    // Alt or Command with an arrow is Back.
    if (isSplashUp() && SCROLLS.test(key) && !event.altKey && !event.metaKey) event.preventDefault();
    dismissSplash();
  });
  listen('pointerdown', ({ target }) => (isPressed = (target as Element).closest(SPLASH)), true);
  listen(
    'click',
    (event) => {
      // A click of the keyboard or of assistive technology has no pointer before it, and so no count.
      if (!isPressed || !event.detail) return;
      isPressed = null;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  listen('pointerup', (event) => {
    if ((event.target as Element).closest(SPLASH)) setTimeout(dismissSplash, AFTER_TAP);
  });
}
