/** Type of twice the size, as a visitor sets it in the browser. It is set at launch, so it has a file of its own. */
import { reachBar } from '../../content/navigation.json';
import config from '../../playwright.config';
import { anArticle, someCrisisArticle } from './articles';
import { expect, openInItsFonts, test } from './fixtures';
import { kinds } from './sitePaths';
import { findBrokenWords, findSpoiltText, isWiderThanWindow } from './textFit';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

const { args = [], ...launch } = config.use?.launchOptions ?? {};
test.use({ launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=32'] } });

for (const [width, paths] of [
  [360, [...kinds, ...someCrisisArticle]],
  [1440, ['/', '/appointment', anArticle, '/services/telepsychiatry']],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 850 } });
    for (const path of paths) {
      test(`${path} grows with it; no text is cut off or lies on another, nothing scrolls sideways`, async ({
        page,
      }) => {
        await openInItsFonts(page, path);
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toMatch(/^(?:3[2-9]|4\d)/);
        expect(await isWiderThanWindow(page)).toBe(false);
        expect(await page.evaluate(findSpoiltText)).toEqual([]);
        // On a phone a word such as “prevention” in a heading is wider than the window, but one of a third of its width must
        // have room anywhere; what stands on every page is never broken.
        const parts =
          width < 1024
            ? [
                { selector: 'header:not(main header)', room: Infinity },
                { selector: `nav[aria-label="${reachBar.name}"]`, room: Infinity },
                { selector: 'body', room: width / 3 },
              ]
            : [{ selector: 'body', room: Infinity }];
        for (const part of parts) {
          await expect(page.locator(part.selector)).toHaveCount(1);
          expect(await page.evaluate(findBrokenWords, part)).toEqual([]);
        }
      });
    }
  });
}
