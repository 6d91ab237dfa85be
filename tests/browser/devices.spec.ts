/** Slow networks, short windows, paper and batteries. Forced colours: accessibility.spec.ts. */
import type { Page } from '@playwright/test';
import { anArticle } from './articles';
import { bringAllParts, expect, open, splash, test, waitForPaper, waitForParts, waitForReact } from './fixtures';
import { kinds } from './sitePaths';
import { findSpoiltText, isWiderThanWindow } from './textFit';

test.describe('slow 3G', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const path of ['/', '/contact']) {
    test(`${path} can be read and used before its scripts arrive`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: (400 * 1024) / 8,
        uploadThroughput: (400 * 1024) / 8,
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(splash(page)).toBeHidden({ timeout: 15_000 });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeInViewport();
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-awake');
      await menu.getByRole('link', { name: path === '/contact' ? 'About Us' : 'Contact Us', exact: true }).tap();
      await page.waitForURL(path === '/contact' ? '**/about' : '**/contact');
    });
  }
});

test.describe('a phone on its side, 844 × 390', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

  for (const path of kinds) {
    test(`${path} shows its title below the bar, cuts nothing and is no wider than the window`, async ({ page }) => {
      await open(page, path);
      const bar = (await page.getByRole('banner').boundingBox())!;
      expect(bar.height).toBeLessThan(390 / 4);
      const title = page.getByRole('heading', { level: 1 }).first();
      await expect(title).toBeInViewport({ ratio: 1 });
      expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(bar.height - 1);
      expect(await isWiderThanWindow(page)).toBe(false);
      expect(await page.evaluate(findSpoiltText)).toEqual([]);
      if (path !== '/') return;

      await test.step('every item of the menu can be brought into view, and the menu closed from there', async () => {
        await page.getByRole('button', { name: 'Open menu' }).tap();
        const menu = page.getByRole('dialog');
        await menu.getByText('Services', { exact: true }).tap();
        for (const link of await menu.getByRole('link').all()) {
          await link.scrollIntoViewIfNeeded();
          await expect(link).toBeInViewport({ ratio: 0.9 });
        }
        await page.getByRole('button', { name: 'Close menu' }).tap();
        await expect(menu).toBeHidden();
      });
      await test.step('the hero’s first button does what it says', async () => {
        await page.getByRole('main').getByRole('link', { name: 'Learn More' }).first().tap();
        await page.waitForURL('**/about');
      });
    });
  }
});

/** Texts of the main part that are not there to see. */
function findUnseenText(): string[] {
  const controls =
    'form, button, nav, iframe, div:has(> nav), div:has(> iframe), .noPrint, [data-carousel] > :not([data-first]), .slick-slide, .visuallyHidden, .noScriptOnly, .scriptOnly, [role="status"], [data-flip-card], [aria-hidden="true"]';
  return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, summary)')]
    .filter((element) => element.textContent!.trim() && !element.closest(controls))
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.textContent!.trim().slice(0, 60));
}

// Every page: everyPage.spec.ts, after it has been seen on a screen.
test('the home page on paper has all its words, closed questions and unseen parts too', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await waitForPaper(page);
  const seen = await page.evaluate(() => document.querySelector('main')!.innerText.length);
  expect(seen).toBeGreaterThan(100);
  expect(await page.evaluate(findUnseenText)).toEqual([]);
});

test.describe('a phone’s battery', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Counts how often the page’s styles have been computed anew, from now on. */
  async function watchRecalculations(page: Page): Promise<() => Promise<number>> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const count = async () =>
      (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
    const before = await count();
    return async () => (await count()) - before;
  }

  for (const path of ['/', '/blogs', '/no-such-page']) {
    test(`${path}: what moves while the splash is up, moves without the main thread`, async ({ page }) => {
      await page.addInitScript(() => {
        const leaving = new Promise<void>((done) =>
          document.addEventListener('animationstart', ({ target }) => {
            if ((target as Element).matches('[data-splash-screen]')) done();
          }),
        );
        Object.assign(window, { leaving });
      });
      await page.goto(path);
      // Parts that take turns count a few times each, and turn nothing.
      await bringAllParts(page);
      const recalculated = await watchRecalculations(page);
      await page.evaluate(() => (window as unknown as { leaving: Promise<void> }).leaving);
      // Two seconds hold up to 120 frames; what turns on the main thread would count in each. Pictures, fonts and the
      // layout of a slow machine account for some 30, on the home page for some 50.
      expect(await recalculated()).toBeLessThan(70);
    });
  }

  /** Style recalculations over sixty frames, about a second, once all parts have had their turn. */
  async function countAtRest(page: Page): Promise<number> {
    await waitForParts(page);
    const recalculated = await watchRecalculations(page);
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          let frames = 0;
          const next = () => ((frames += 1) < 60 ? requestAnimationFrame(next) : done());
          next();
        }),
    );
    return recalculated();
  }

  for (const path of ['/', '/blogs', anArticle, '/services/telepsychiatry'])
    test(`${path}: read at leisure, it keeps the main thread at rest`, async ({ page }) => {
      await page.goto(path);
      await expect(splash(page)).toBeHidden();
      await page.waitForLoadState('networkidle');
      // What moves on the main thread would count in each of the sixty; a slide that happens to turn, some twenty times.
      expect(await countAtRest(page)).toBeLessThan(30);
    });

  test('slides that turn out of sight do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(splash(page)).toBeHidden();
    await page.locator('#faqs').scrollIntoViewIfNeeded();
    await waitForReact(page);
    await page.waitForLoadState('networkidle');
    // As if the first slide had left: all three turn on from now.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.timeline === document.timeline) animation.currentTime = 60_000;
    });
    expect(await countAtRest(page)).toBeLessThan(15);
  });
});
