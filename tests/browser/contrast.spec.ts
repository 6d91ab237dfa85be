/** Text over pictures keeps 4.5:1 at its worst pixel, whatever its size (docs/design.md). */
import { measureContrast } from '../../scripts/design/measureContrast';
import { expect, open, test } from './fixtures';
import { kinds } from './sitePaths';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

/** WCAG 2.2 asks large text for 3 only; worried and tired eyes get the same everywhere. */
const LEAST = 4.5;

for (const width of [390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    // A white picture is the worst there can be. `npm run report:design` lists the worst ratio of every page at all widths.
    for (const path of width === 768 ? ['/', '/about', '/services/telepsychiatry'] : kinds) {
      test(`text over the pictures of ${path} can be read at its worst pixel`, async ({ page }) => {
        await open(page, path);
        for (const pictures of ['own', 'white'] as const) {
          const texts = await measureContrast(page, pictures);
          // The clinic’s name stands in the header of every page.
          expect(texts.length).toBeGreaterThan(0);
          expect(
            texts
              .filter(({ ratio }) => ratio < LEAST)
              .map(({ text, ratio }) => `${ratio.toFixed(2)} on ${pictures} pictures: ${text}`),
          ).toEqual([]);
        }
      });
    }
  });
}
