/**
 * Every page at 400 %, where it is hardest, a page of each kind on wider screens: axe, the accessibility tree,
 * order, targets, reflow and spacing (docs/accessibility.md).
 */
import { expect, open, test, waitForReact } from './fixtures';
import {
  findFaintEdges,
  findFaults,
  findReordered,
  findSmallTargets,
  findTreeFaults,
  KeyboardWalk,
  readTree,
  RINGED,
  WIDE_SPACING,
} from './accessibility';
import { hindiArticle, kinds, sitePaths } from './sitePaths';
import { findSpoiltText } from './textFit';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

const everyPage = [...sitePaths, '/no-such-page'];
// Pages of a kind differ in their words, which narrow screens put to the test.
const everyKind = [...kinds, hindiArticle];

test('the sitemap lists the pages that are to be looked at', () => {
  expect(everyPage.length).toBeGreaterThanOrEqual(35);
});

for (const [width, height, paths] of [
  // A window of 1280 × 1024 at 400 %.
  [320, 256, everyPage],
  [768, 1024, everyKind],
  [1440, 900, everyKind],
] as const) {
  test.describe(`at ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths) {
      test(`${path}: axe finds no fault, names and order are right, targets are large enough, nothing moves, and wider spacing spoils no text`, async ({
        page,
      }) => {
        await open(page, path);
        await waitForReact(page);
        expect.soft(await findFaults(page)).toEqual([]);
        expect.soft(findTreeFaults(await readTree(page))).toEqual([]);
        expect.soft(await page.evaluate(findReordered)).toEqual([]);
        expect.soft(await page.evaluate(findSmallTargets)).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .map((animation) => (animation.effect as KeyframeEffect).target!.outerHTML.slice(0, 100)),
        );
        expect.soft(moving).toEqual([]);
        // Last, since it changes the page.
        await page.addStyleTag({ content: WIDE_SPACING });
        expect.soft(await page.evaluate(findSpoiltText)).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  });
}

for (const path of ['/', '/appointment', '/blogs', '/services/telepsychiatry']) {
  test(`edges of fields and the ring of the focus stand out by 3:1 on ${path}`, async ({ page }) => {
    await open(page, path);
    const walk = new KeyboardWalk(page);
    const faults = new Set<string>();
    let rings = 0;
    for (let stop = await walk.press('Tab'); !stop.isEnd; stop = await walk.press('Tab')) {
      rings += await page.locator(RINGED).count();
      for (const fault of await page.evaluate(findFaintEdges, RINGED)) faults.add(fault);
    }
    expect(rings).toBeGreaterThan(15);
    expect([...faults]).toEqual([]);
  });
}
