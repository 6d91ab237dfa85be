/**
 * Runs before React: plain script, inlined in every page by the pass after the build (src/gatsby/assemble). It
 * delegates events from the window and keeps its state in attributes, so that React can hydrate around it at any time.
 */
import { startArrival } from './arrival';
import { startDated } from './dated';
import { startFonts } from './fonts';
import { startHeader } from './header';
import { startLoader } from './loader';
import { startMobileMenu } from './mobileMenu';
import { startServicesMenu } from './servicesMenu';
import { startSplash } from './splash';

/** Starts parts; if one fails, the others and the page must go on. */
function start(parts: readonly (() => void)[]): void {
  for (const part of parts) {
    try {
      part();
    } catch {
      // Its part of the page is then without it until React runs.
    }
  }
}

/**
 * Starts every part of the early script: what the first frame depends on at once, the others right after that frame, since
 * before it there is nothing that a visitor could use (and in a hidden tab nobody who could).
 * @param more parts that only this page needs (src/gatsby/assemble/earlyScript.ts)
 */
export function startEarly(...more: readonly (() => void)[]): void {
  start([startArrival, startDated]);
  requestAnimationFrame(() =>
    setTimeout(start, 0, [
      startLoader,
      startSplash,
      startFonts,
      startHeader,
      startServicesMenu,
      startMobileMenu,
      ...more,
    ]),
  );
}
