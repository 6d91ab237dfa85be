/**
 * Web fonts come after the first view, so that nothing waits for them: asked for once it has been painted, used if they are
 * there while the splash still covers the page, since a font that comes later would move the lines under a reader’s eyes.
 *
 * The pass after the build (src/gatsby/assemble/webFonts.ts) names in `#fonts` the sheet that uses them, and the fonts that
 * every page has.
 */
import { addLink, find } from './dom';
import { isSplashUp } from './splash';

/** Milliseconds after the first frame at which they are asked for: the first view has the line for itself until then. */
const AFTER_FRAME = 500;

/** Milliseconds after that, at which the page beneath the splash is no longer drawn (PageShell.module.css). */
const UNTIL_HIDDEN = 500;

/**
 * Brings the fonts, which are used if the splash is up when they are there.
 * @param untilHidden milliseconds before which they are not used
 */
export function bringFonts(untilHidden = UNTIL_HIDDEN): void {
  // In development there is no pass after the build, and so no list.
  const [address, ...sources] = find('#fonts')?.dataset.files!.split(' ') ?? [];
  if (address) {
    const sheet = addLink('stylesheet', address);
    // It comes, and counts for nothing yet.
    sheet.media = 'not all';
    // Under a name that nothing uses: they are to be in the browser’s memory, and the sheet says what they are for.
    Promise.all([
      new Promise((resolve) => setTimeout(resolve, untilHidden)),
      ...sources.map((source) => new FontFace('a', `url(${source})`).load()),
    ]).then(
      () => isSplashUp() && (sheet.media = 'all'),
      () => 0,
    );
  }
}

/** Asks for the fonts once the first view has had the line for itself. */
export const startFonts = () => requestAnimationFrame(() => setTimeout(bringFonts, AFTER_FRAME));
