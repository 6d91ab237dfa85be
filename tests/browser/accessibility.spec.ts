/**
 * A page of each kind on wider screens: axe, the accessibility tree, order, targets, reflow and spacing, and at a desk
 * changes, forced colours and the length of lines too (docs/accessibility.md). Every page at 400 %: everyPage.spec.ts.
 */
import { someHindiArticle } from './articles';
import { expect, open, test, waitForReact } from './fixtures';
import {
  expectAccessible,
  expectEdgesInForcedColours,
  expectRoomForSpacing,
  expectShortLines,
  findSlowChanges,
} from './accessibility';
import { kinds } from './sitePaths';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

for (const [width, height] of [
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`at ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of [...kinds, ...someHindiArticle]) {
      test(`${path}: axe finds no fault, names and order are right, targets are large enough, nothing moves, and wider spacing spoils no text`, async ({
        page,
      }) => {
        await open(page, path);
        await waitForReact(page);
        await expectAccessible(page);
        // Next to nothing of these depends on the width.
        if (width === 1440) {
          await test.step('with reduced motion everything changes at once', async () => {
            expect.soft(await page.evaluate(findSlowChanges)).toEqual([]);
          });
          await test.step('forced colours', () => expectEdgesInForcedColours(page));
          // A sign of Devanagari is up to four characters.
          if (!someHindiArticle.includes(path)) await test.step('lines', () => expectShortLines(page));
        }
        await test.step('wider spacing', () => expectRoomForSpacing(page));
      });
    }
  });
}
