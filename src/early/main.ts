/**
 * What runs before React does: a few hundred lines of plain script, inlined in every page by the pass after the build
 * (src/gatsby/assemble). It listens on the document and keeps its state in attributes, so React may wake around it.
 */
import { startCarousel } from './carousel';
import { startDated } from './dated';
import { startFlipCards } from './flipCards';
import { startFonts } from './fonts';
import { startHeader } from './header';
import { startLoader } from './loader';
import { startMobileMenu } from './mobileMenu';
import { startParts } from './parts';
import { startServicesMenu } from './servicesMenu';
import { startSplash } from './splash';

/**
 * Starts every part of the early script.
 * @param more what only this page needs
 */
export function startEarly(...more: readonly (() => void)[]): void {
  for (const start of [
    startParts,
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
      // One part that fails must not take the others, or the page, with it.
    }
  }
}
