/**
 * Web fonts come after the first view, so that nothing waits for them: asked for once it has been painted, used if they are
 * there while the splash still covers the page, since a font that comes later would move the lines under a reader’s eyes.
 *
 * The pass after the build (src/gatsby/assemble/webFonts.ts) names in `#fonts` the sheet that uses them, and the fonts that
 * every page has.
 */
import { addLink, find } from './dom';
import { isSplashUp } from './splash';

/** Milliseconds after the first frame: the page beneath the splash is no longer drawn then (PageShell.module.css). */
const AFTER_FRAME = 1000;

/** Brings the fonts, which are used if the splash is up when they are there. */
export function bringFonts(): void {
  // In development there is no pass after the build, and so no list.
  const [sheet, ...sources] = find('#fonts')?.dataset.files!.split(' ') ?? [];
  if (sheet) {
    addLink('prefetch', sheet, 'style');
    // Under a name that nothing uses: they are to be in the browser’s memory, and the sheet says what they are for.
    Promise.all(sources.map((source) => new FontFace('a', `url(${source})`).load())).then(
      () => isSplashUp() && addLink('stylesheet', sheet),
      () => 0,
    );
  }
}

export const startFonts = () => requestAnimationFrame(() => setTimeout(bringFonts, AFTER_FRAME));
