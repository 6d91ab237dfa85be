/**
 * The parts of a page take turns beneath the splash (src/layout/PageShell): each is set and styled in a task of its own, and
 * nothing is missing or elsewhere by it. Without scripts: home.spec.ts.
 */
import type { Page } from '@playwright/test';
import { someHindiArticle } from './articles';
import { endSplash, expect, open, openInItsFonts, test, waitForReact } from './fixtures';
import { kinds } from './sitePaths';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

const PARTS = '.turns > :not(.turns), #content ~ footer';

interface Held extends Window {
  held: Animation[];
}

/** Stops the animations of the parts before the page is read, so that a test may set their clock. */
const holdParts = (page: Page) =>
  page.addInitScript((parts) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${parts}) { animation-play-state: paused !important; }`);
    document.adoptedStyleSheets = [sheet];
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, {
        held: [...document.querySelectorAll(parts)].flatMap((part) => part.getAnimations()),
      }),
    );
  }, PARTS);

/** Sets their clock, in milliseconds, and tells of the parts that the page shows at all what the browser does with each then. */
const partsAt = (page: Page, moment: number) =>
  page.evaluate(
    ([parts, at]) => {
      const turnTo = (time: number) => {
        for (const animation of (window as unknown as Held).held) animation.currentTime = time;
      };
      const isAbsent = (part: Element) => getComputedStyle(part).display === 'none';
      turnTo(10_000);
      // Some stand in windows of one size only, and the hero rests by itself, once scrolled away from.
      const shown = [...document.querySelectorAll(parts)].filter(
        (part) => !isAbsent(part) && !(scrollY > 0 && part.matches('[data-carousel]')),
      );
      turnTo(at);
      return shown.map((part) => (isAbsent(part) ? 'absent' : getComputedStyle(part).contentVisibility));
    },
    [PARTS, moment] as const,
  );

/** What the browser does with the parts of a page in use; the hero rests by itself, once scrolled away from. */
const partsNow = (page: Page) =>
  page.evaluate(
    (parts) => [
      ...new Set(
        [...document.querySelectorAll(parts)]
          .filter((part) => !part.matches('[data-carousel]'))
          .map((part) => getComputedStyle(part).contentVisibility),
      ),
    ],
    PARTS,
  );

/** Two frames: sizes are remembered in one and used in the next. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// The Hindi article has help in a crisis above its text and below.
for (const [window, viewport, paths, backTo] of [
  ['a phone', { width: 390, height: 844 }, [...kinds, ...someHindiArticle], ['/', '/blogs', ...someHindiArticle]],
  ['a desk', { width: 1440, height: 900 }, ['/', '/blogs', ...someHindiArticle], ['/']],
] as const)
  test.describe(window, () => {
    test.use({ viewport });

    for (const path of paths) {
      test(`${path}: one part in the first frame, then the others, from above, then all are left out and come back in turn`, async ({
        page,
      }) => {
        await holdParts(page);
        await page.goto(path, { waitUntil: 'load' });
        const visibilities = (moment: number) => partsAt(page, moment);
        const [first, ...others] = await visibilities(1);
        expect(first).toBe('visible');
        expect(new Set(others)).toEqual(new Set(['absent']));
        const absent = [];
        for (let moment = 1; moment <= 749; moment += 60) {
          const found = await visibilities(moment);
          const there = found.filter((each) => each !== 'absent').length;
          absent.push(found.length - there);
          // One that came before a part above it would be moved by that.
          expect(found.slice(0, there)).not.toContain('absent');
        }
        expect(absent).toEqual([...absent].sort((a, b) => b - a));
        for (const [index, count] of absent.slice(1).entries()) expect(absent[index]! - count).toBeLessThanOrEqual(2);
        expect(new Set(await visibilities(749))).toEqual(new Set(['visible']));
        expect(new Set(await visibilities(760))).toEqual(new Set(['hidden']));
        const hidden = [];
        for (let moment = 1100; moment <= 2000; moment += 60)
          hidden.push((await visibilities(moment)).filter((each) => each === 'hidden').length);
        expect(hidden).toEqual([...hidden].sort((a, b) => b - a));
        // Never more than two at once: a page’s last part and its footer may be.
        for (const [index, count] of hidden.slice(1).entries()) expect(hidden[index]! - count).toBeLessThanOrEqual(2);
        expect(hidden.at(-1)).toBe(0);
        // What is in the window is there when the splash leaves, with nothing cut off.
        const [top, ...below] = await visibilities(2000);
        expect(top).toBe('visible');
        for (const visibility of below) expect(['visible', 'auto']).toContain(visibility);
        const cutOff = await page
          .locator(PARTS)
          .evaluateAll((parts) =>
            parts
              .filter((part) => part.getBoundingClientRect().top < innerHeight && part.scrollHeight > part.clientHeight)
              .map((part) => part.outerHTML.slice(0, 100)),
          );
        expect(cutOff).toEqual([]);
        expect(new Set(await visibilities(5000))).toEqual(new Set(['visible']));
      });
    }
    for (const path of backTo)
      test(`${path}: who comes back to a place far down finds all parts at once`, async ({ page }) => {
        await openInItsFonts(page, path);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
        await twoFrames(page);
        await holdParts(page);
        await page.reload();
        const visibilities = async (moment: number) => new Set(await partsAt(page, moment));
        for (const moment of [1, 760, 1500, 2000])
          expect(await visibilities(moment), `at ${moment} ms`).toEqual(new Set(['visible']));
      });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a key that ends the splash brings everything', async ({ page }) => {
    await open(page, '/');
    expect(await partsNow(page)).toEqual(['visible']);
  });

  test('an address that names words of the page finds all parts at once', async ({ page }) => {
    await holdParts(page);
    await page.goto('/about#:~:text=Frequently%20Asked');
    expect(new Set(await partsAt(page, 1))).toEqual(new Set(['visible']));
  });

  test('an address that names a question opens there', async ({ page }) => {
    await openInItsFonts(page, '/#faqs');
    const place = async () => (await page.locator('#faqs').boundingBox())!.y;
    await expect(page.locator('#faqs')).toBeInViewport();
    const before = await place();
    await expect.poll(() => partsNow(page)).toEqual(['visible']);
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });

  test('a page that a link leads to has all its parts too', async ({ page }) => {
    await open(page, '/contact');
    await waitForReact(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about');
    await endSplash(page);
    await expect.poll(() => partsNow(page)).toEqual(['visible']);
  });
});
