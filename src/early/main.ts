/**
 * Runs before React: plain script, inlined in every page by the pass after the build (src/gatsby/assemble). It
 * delegates events from the window and keeps its state in attributes, so that React can hydrate around it at any time.
 */
import { startArrival } from './arrival';
import { startCarousel } from './carousel';
import { startDated } from './dated';
import { startFlipCards } from './flipCards';
import { startFonts } from './fonts';
import { startHeader } from './header';
import { startLoader } from './loader';
import { startMobileMenu } from './mobileMenu';
import { startServicesMenu } from './servicesMenu';
import { startSplash } from './splash';

/**
 * Starts every part of the early script.
 * @param more parts that only this page needs
 */
export function startEarly(...more: readonly (() => void)[]): void {
  for (const start of [
    startArrival,
    startDated,
    startLoader,
    startSplash,
    startFonts,
    startHeader,
    startServicesMenu,
    startMobileMenu,
    startCarousel,
    startFlipCards,
    ...more,
  ]) {
    try {
      start();
    } catch {
      // If one part fails, the others and the page must go on.
    }
  }
}
