/**
 * Pictures on the wire: no more pixels than a place shows, and sharp enough (docs/design.md). On phones, and when they come:
 * everyPage.spec.ts.
 */
import { anArticle, someHindiArticle } from './articles';
import { bringAllParts, test } from './fixtures';
import { expectFittingPictures } from './measurePictures';
import { kinds } from './sitePaths';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

for (const [width, paths] of [
  [768, ['/', '/about', anArticle]],
  [1440, [...kinds, ...someHindiArticle]],
] as const) {
  test.describe(`at ${width} px and two pixels to one`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: 2, reducedMotion: 'reduce' });

    for (const path of paths) {
      test(`${path} loads no picture much larger or smaller than it shows`, async ({ page }) => {
        // The splash stays, since its picture counts too.
        await page.goto(path);
        await bringAllParts(page);
        await expectFittingPictures(page);
      });
    }
  });
}
