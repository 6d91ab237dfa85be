/** Text over pictures keeps 4.5:1 at its worst pixel, whatever its size (docs/design.md). */
import { measureContrast } from '../../scripts/design/measureContrast';
import { anArticle } from './articles';
import { expect, open, test } from './fixtures';
import { kinds } from './sitePaths';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

/** WCAG 2.2 asks large text for 3 only; worried and tired eyes get the same everywhere. */
const LEAST = 4.5;

// Other pages have the banner of /about.
const looks = kinds.filter((path) => !['/appointment', '/contact'].includes(path));

// Where the window is wide enough the title lies over the picture; else it stands on a ground of its own, which axe measures.
for (const [width, paths, overPicture] of [
  [390, looks, [anArticle]],
  [768, ['/', '/about', '/services/telepsychiatry'], []],
  [1440, looks, ['/', '/about', anArticle, '/services/telepsychiatry']],
  [2200, ['/'], ['/']],
] as [number, string[], string[]][]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    // A white picture is the worst there can be. `npm run report:design` lists the worst ratio of every page at all widths.
    for (const path of paths) {
      test(`text over the pictures of ${path} can be read at its worst pixel [HER-02]`, async ({ page }) => {
        await open(page, path);
        const title = (await page.getByRole('heading', { level: 1 }).textContent())!.trim();
        for (const pictures of ['own', 'white'] as const) {
          const texts = await measureContrast(page, pictures);
          // The clinic’s name stands in the header of every page.
          expect(texts.length).toBeGreaterThan(0);
          if (overPicture.includes(path)) expect(texts.map(({ text }) => text)).toContain(title.slice(0, 40));
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
