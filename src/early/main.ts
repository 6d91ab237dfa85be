/**
 * Runs before React: plain script, inlined in every page by the pass after the build (src/gatsby/assemble). It
 * delegates events from the window and keeps its state in attributes, so that React can hydrate around it at any time.
 */
import { startArrival } from './arrival';
import { startDated } from './dated';
import { startFonts } from './fonts';
import { startHeader } from './header';
import { startHistory } from './history';
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
      // What it does is then missing on this page.
    }
  }
}

/**
 * Starts every part of the early script: what the first frame depends on, and Back, at once; the others in the frame
 * after it, since before there is nothing that a visitor could use. Not by a timer, which Firefox may hold back until the
 * page has loaded. A hidden tab has no frames: there all start at once.
 * @param more parts that only this page needs (src/gatsby/assemble/earlyScript.ts)
 */
export function startEarly(...more: readonly (() => void)[]): void {
  start([startArrival, startDated, startHistory]);
  const startOthers = () =>
    start([startLoader, startSplash, startFonts, startHeader, startServicesMenu, startMobileMenu, ...more]);
  if (document.hidden) startOthers();
  else requestAnimationFrame(() => requestAnimationFrame(startOthers));
}
