/**
 * What holds for every page, looked at in two visits: one on a phone, as it comes and then scrolled to its foot, and one at a
 * desk, by an address with a hash, on paper, and at 400 %.
 */
import type { Page } from '@playwright/test';
import { expectAccessible, expectRoomForSpacing } from './accessibility';
import { endSplash, expect, open, test, waitForPaper, waitForReact } from './fixtures';
import { avatars, isScrollPosition, leftBehind, map, scrollThrough, urls, watchOtherHosts } from './privacy';
import { sitePaths } from './sitePaths';
import { bytes, KB, ofType, PHONE, watchFirstView } from './watchFirstView';

const everyPage = [...sitePaths, '/no-such-page'];

interface Watched extends Window {
  violations: string[];
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      watched.violations.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
});

/** What the site’s own policy (docs/hosting.md) has kept away. */
const violations = (page: Page) => page.evaluate(() => (window as unknown as Watched).violations);

/** Every time that the page is loaded as a whole. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
  return loads;
}

/** Pictures that are fetched at once: their bytes, those without high priority or out of view, and lazy ones in view. */
const readEarlyPictures = (page: Page) =>
  page.evaluate(async () => {
    const early = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.all(early.map((image) => image.decode()));
    const sizes = await Promise.all(
      early.map(async (image) => (await (await fetch(image.currentSrc)).arrayBuffer()).byteLength),
    );
    return {
      count: early.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      late: early.filter((image) => image.fetchPriority !== 'high').map((image) => image.currentSrc),
      outOfView: early.filter((image) => image.getBoundingClientRect().top > innerHeight).map((image) => image.src),
      lazyInView: [...document.images]
        .filter((image) => image.loading === 'lazy' && image.checkVisibility({ visibilityProperty: true }))
        .filter((image) => {
          const { top, bottom, width } = image.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight * 0.5;
        })
        .map((image) => image.src),
    };
  });

/** Pictures that do not come or can’t be seen once each has been scrolled to. */
const findMissingPictures = (page: Page) =>
  page.evaluate(async () => {
    const isShown = (image: HTMLImageElement) =>
      image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const found: string[] = [];
    for (const image of document.querySelectorAll('img')) {
      if (!image.checkVisibility() || image.closest('[data-splash-screen]')) continue;
      image.scrollIntoView({ block: 'center' });
      await Promise.race([
        image.complete ? undefined : new Promise((done) => image.addEventListener('load', done)),
        new Promise((done) => setTimeout(done, 5_000)),
      ]);
      if (image.naturalWidth === 0) found.push(`${image.currentSrc || image.src} did not load`);
      else if (!isShown(image) && !image.closest('[data-carousel], .slick-slide, [inert]'))
        found.push(`${image.currentSrc} can’t be seen`);
    }
    return found;
  });

/** Texts that the page says on the screen but nowhere on paper, apart from what only a screen can use. */
const findMissingOnPaper = (page: Page) =>
  page.evaluate(() => {
    const ONLY_SCREEN = [
      'button, nav, script, style, noscript, dialog, template, option',
      'label:has([type="search"], select)',
      '.noPrint, .noScriptOnly, .visuallyHidden, [data-days][hidden]',
      '[aria-hidden="true"], .slick-cloned',
      // Where the map would be; the address stands beside it.
      'div:has(> iframe)',
    ].join();
    const walker = document.createTreeWalker(document.querySelector('#content')!, NodeFilter.SHOW_TEXT);
    const [shown, hidden] = [new Set<string>(), new Set<string>()];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent!.trim();
      const isShown =
        parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        [...parent.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
      if (isShown) shown.add(text);
      else if (!parent.closest(ONLY_SCREEN)) hidden.add(text);
    }
    return [...hidden].filter((text) => !shown.has(text));
  });

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const path of everyPage)
    test(`${path}: its first view keeps to the budgets; scrolled to its foot, it asks other hosts for nothing but the reviewers and the map, leaves nothing behind, and says nothing in the console [EDG-21]`, async ({
      page,
      complaints,
    }) => {
      const loads = watchLoads(page);
      const others = watchOtherHosts(page);
      const { responses, shifts } = await watchFirstView(page, path);
      await expect(page.locator('html')).not.toHaveAttribute('data-awake', '');

      // Slides that have their turn seconds later are no part of the first view, however slow the machine is that looks.
      const later = await page
        .locator('[data-carousel] > :not([data-first]) :is(source, img)')
        .evaluateAll((pictures) =>
          pictures.map((picture) => `${picture.getAttribute('srcset')} ${picture.getAttribute('src')}`).join(),
        );
      const own = responses.filter(
        (response) =>
          response.url().startsWith('http://localhost') && !later.includes(new URL(response.url()).pathname),
      );
      expect.soft(own.length, 'requests').toBeLessThanOrEqual(12);
      expect.soft(await bytes(ofType(own, 'image')), 'bytes of pictures').toBeLessThanOrEqual(60 * KB);
      const fonts = ofType(own, 'font');
      if ((await page.locator('main [lang="hi"], main:lang(hi)').count()) === 0) {
        expect.soft(await bytes(fonts), 'bytes of fonts').toBeLessThanOrEqual(60 * KB);
        expect.soft(fonts.filter((font) => font.url().includes('devanagari')).length, 'Hindi fonts').toBe(0);
      }
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `layout shifts: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
      expect.soft(urls(others).filter((url) => !avatars.includes(url))).toEqual([]);

      // The splash’s picture is there on every page.
      const { count, bytes: early, ...misplaced } = await readEarlyPictures(page);
      expect.soft(count, 'early pictures').toBeLessThanOrEqual(2);
      expect.soft(early, 'bytes of early pictures').toBeGreaterThan(0);
      expect.soft(early, 'bytes of early pictures').toBeLessThanOrEqual(60 * KB);
      expect.soft(misplaced).toEqual({ late: [], outOfView: [], lazyInView: [] });

      await endSplash(page);
      await waitForReact(page);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      await expect.soft(page.getByRole('contentinfo')).toBeInViewport();
      const hasMap = await page.locator('iframe').count();
      const hasReviewers = await page.locator(`img[src="${avatars[0]}"]`).count();
      expect.soft(urls(others)).toEqual([...(hasReviewers ? avatars : []), ...(hasMap ? [map] : [])].sort());
      for (const request of others) expect.soft((await request.allHeaders()).referer).toBeUndefined();
      const { cookies, session, ...rest } = await leftBehind(page);
      expect.soft({ cookies, ...rest }).toEqual({ cookies: [], local: [], databases: [], caches: [], workers: 0 });
      expect.soft(session.filter((entry) => !isScrollPosition(entry))).toEqual([]);
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(complaints).toEqual([]);
      expect(loads).toHaveLength(1);
    });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 850 } });

  for (const path of everyPage)
    test(`${path}: opens with a hash, every picture appears, the policy is kept, the console is silent, and paper says all that the screen does; at 400 % axe finds no fault, names and order are right, targets are large enough, nothing moves, and wider spacing spoils no text [EDG-20, EDG-21]`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(90_000);
      const loads = watchLoads(page);
      await open(page, `${path}#content`);
      await waitForReact(page);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await findMissingPictures(page)).toEqual([]);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.soft(page.getByRole('contentinfo')).toBeInViewport();
      expect.soft(new URL(page.url()).hash).toBe('#content');
      await waitForPaper(page);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await findMissingOnPaper(page)).toEqual([]);
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(complaints).toEqual([]);
      expect.soft(loads).toHaveLength(1);

      await test.step('at 400 %', async () => {
        // Not in a context of that size, as else: who zooms does so at a desk, on a page that is open.
        await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 320, height: 256 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
        await expectAccessible(page);
        await expectRoomForSpacing(page);
      });
    });
});
