/**
 * Web fonts come after the first view, so that nothing waits for them: they are requested once it has been painted, and
 * used if they arrive while the splash still covers the page, since a later font would move lines under a reader’s
 * eyes.
 *
 * The pass after the build (src/gatsby/assemble/webFonts.ts) lists in `#fonts` the sheet that uses them, and the fonts
 * that every page has.
 */
import { addLink, find } from './dom';
import { isSplashUp } from './splash';

/**
 * Milliseconds after the first frame at which they are requested; until then the first view has the connection to
 * itself.
 */
const AFTER_FRAME = 500;

/**
 * Milliseconds after that until the page beneath the splash is hidden, which happens 800 ms after the splash began
 * (`draw` in PageShell.module.css).
 */
const UNTIL_HIDDEN = 500;

/**
 * Milliseconds after that in which they may arrive, 300 before the splash leaves: between the style sheet and the
 * swapping of fonts lie a few frames, which on a slow device last, and a reader must not see lines move.
 */
const IN_TIME = 700;

/**
 * Loads the fonts, and uses them if they arrive well before the splash leaves.
 * @param untilHidden milliseconds before which they are not used
 */
export function bringFonts(untilHidden = UNTIL_HIDDEN): void {
  // In development there is no pass after the build, and so no list.
  const [address, ...sources] = find('#fonts')?.dataset.files!.split(' ') ?? [];
  if (address) {
    const sheet = addLink('stylesheet', address);
    let isInTime = true;
    setTimeout(() => (isInTime = false), untilHidden + IN_TIME);
    // It is loaded, but does not apply yet.
    sheet.media = 'not all';
    // Loaded under a name that nothing uses, only to have the files cached; the style sheet declares the real families.
    Promise.all([
      new Promise((resolve) => setTimeout(resolve, untilHidden)),
      ...sources.map((source) => new FontFace('a', `url(${source})`).load()),
    ]).then(
      () => isInTime && isSplashUp() && (sheet.media = 'all'),
      () => 0,
    );
  }
}

/** Loads the fonts once the first view has had the connection to itself; called after the first frame (main.ts). */
export const startFonts = () => setTimeout(bringFonts, AFTER_FRAME);
