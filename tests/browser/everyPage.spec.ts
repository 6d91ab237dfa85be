/**
 * What holds for every page, looked at in two visits: one on a phone, as it comes and then scrolled to its foot, and one at a
 * desk, by an address with a hash, on paper, and at 400 %.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import clinic from '../../content/clinic.json';
import { bookNow } from '../../content/navigation.json';
import { expectAccessible, expectRoomForSpacing } from './accessibility';
import { anArticle, someHindiArticle } from './articles';
import { endSplash, expect, open, test, waitForPaper, waitForReact } from './fixtures';
import { avatars, isScrollPosition, leftBehind, map, scrollThrough, urls, watchOtherHosts } from './privacy';
import { expectFittingPictures } from './measurePictures';
import { kinds, sitePaths } from './sitePaths';
import { bytes, KB, ofType, PHONE, watchFirstView } from './watchFirstView';

/** The screens of the routes (docs/conformance.md), by their main headings. */
const screens: Record<string, string> = {
  '/': 'A Psychiatrist You Can Trust',
  '/about': 'About Us',
  '/appointment': 'Book Appointment',
  '/contact': 'Contact Us',
  '/services/psychiatric-consultation': 'Psychiatric Consultation',
  '/services/mental-health-assessment': 'Comprehensive Mental Health Assessment',
  '/services/medication-management': 'Medication Management',
  '/services/child-and-adolescent-psychiatry': 'Child & Adolescent Psychiatry',
  '/services/telepsychiatry': 'Telepsychiatry',
  '/services/neuropsychiatric-care': 'Neuropsychiatric Care',
  '/blogs': 'Our Blog',
};

const everyPage = [...new Set([...Object.keys(screens), ...sitePaths, '/no-such-page'])];

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

/** What the site’s own host is asked for, and what it has not: at a path that leads nowhere, but for the page and its data. */
function watchOwnHost(page: Page, path: string) {
  const requests: string[] = [];
  const missing: string[] = [];
  const isOwn = (url: string) => new URL(url).hostname === 'localhost';
  page.on('request', (request) => {
    if (isOwn(request.url())) requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isExpected = path === '/no-such-page' && [path, `/page-data${path}/page-data.json`].includes(pathname);
    if (isOwn(response.url()) && response.status() >= 400 && !isExpected) missing.push(pathname);
  });
  return { requests, missing };
}
/** All requests that are not for the page or a file of the site. */
const findOtherRequests = (requests: readonly string[], path: string) =>
  requests.filter(
    (request) =>
      // Gatsby asks once more whether a page is really missing.
      ![`GET ${path}`, `HEAD ${path}`].includes(request) &&
      !/^GET \/.*\.(?:js|json|css|jpg|jpeg|png|webp|svg|avif|woff2|ico|webmanifest|txt|xml)$/.test(request),
  );

const weights = new Map<string, number>();
/** Bytes of a script on the wire. */
function weigh(file: string): number {
  if (!weights.has(file)) weights.set(file, brotliCompressSync(readFileSync(`dist${file}`)).length);
  return weights.get(file)!;
}

/** All scripts, what React costs once it is awake included, keep to their budget (docs/performance.md). */
function expectLightScripts(responses: readonly Response[], path: string): void {
  // By name: what was fetched ahead is no script yet to the browser.
  const files = new Set(
    responses.map((response) => new URL(response.url()).pathname).filter((name) => name.endsWith('.js')),
  );
  expect.soft(files.size, 'scripts').toBeGreaterThan(3);
  const sum = [...files].map(weigh).reduce((a, b) => a + b, 0);
  expect.soft(sum, 'bytes of scripts').toBeLessThanOrEqual((path === '/' ? 122 : 102) * KB);
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
    test(`${path}: its first view and its scripts keep to the budgets; scrolled to its foot, it asks other hosts for nothing but the reviewers and the map and its own for files only, leaves nothing behind, and says nothing in the console [DAT-01, EDG-21]`, async ({
      page,
      complaints,
    }) => {
      const loads = watchLoads(page);
      const others = watchOtherHosts(page);
      const own = watchOwnHost(page, path);
      const { responses, shifts } = await watchFirstView(page, path);
      await expect(page.locator('html')).not.toHaveAttribute('data-awake', '');

      // Slides that have their turn seconds later are no part of the first view, however slow the machine is that looks.
      const later = await page
        .locator('[data-carousel] > :not([data-first]) :is(source, img)')
        .evaluateAll((pictures) =>
          pictures.map((picture) => `${picture.getAttribute('srcset')} ${picture.getAttribute('src')}`).join(),
        );
      const early = responses.filter(
        (response) =>
          response.url().startsWith('http://localhost') && !later.includes(new URL(response.url()).pathname),
      );
      expect.soft(early.length, 'requests').toBeLessThanOrEqual(12);
      expect.soft(await bytes(ofType(early, 'image')), 'bytes of pictures').toBeLessThanOrEqual(60 * KB);
      const fonts = ofType(early, 'font');
      const ofHindi = fonts.filter((font) => font.url().includes('devanagari'));
      const latin = fonts.filter((font) => !ofHindi.includes(font));
      expect.soft(await bytes(latin), 'bytes of fonts').toBeLessThanOrEqual(60 * KB);
      if ((await page.locator('main [lang="hi"], main:lang(hi)').count()) === 0)
        expect.soft(ofHindi.length, 'Hindi fonts').toBe(0);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `layout shifts: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
      expect.soft(urls(others).filter((url) => !avatars.includes(url))).toEqual([]);

      // The splash’s picture is there on every page.
      const { count, bytes: size, ...misplaced } = await readEarlyPictures(page);
      expect.soft(count, 'early pictures').toBeLessThanOrEqual(2);
      expect.soft(size, 'bytes of early pictures').toBeGreaterThan(0);
      expect.soft(size, 'bytes of early pictures').toBeLessThanOrEqual(60 * KB);
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
      expectLightScripts(responses, path);
      if ([...kinds, ...someHindiArticle].includes(path))
        await test.step('pictures fit their places', () => expectFittingPictures(page));
      if (path === anArticle) {
        await page.getByRole('button', { name: 'Like this article' }).tap();
        await page.getByRole('button', { name: 'Bookmark this article' }).tap();
        expect.soft(await page.context().cookies()).toEqual([]);
      }
      expect.soft(findOtherRequests(own.requests, path)).toEqual([]);
      expect.soft(own.missing).toEqual([]);
      expect.soft(complaints).toEqual([]);
      expect(loads).toHaveLength(1);
    });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 850 } });

  for (const path of everyPage)
    test(`${path}: opens with a hash, shows its screen and its Book Now, every picture appears, crisis numbers can be tapped in the footer, the policy is kept, the console is silent, and paper says all that the screen does; at 400 % axe finds no fault, names and order are right, targets are large enough, nothing moves, and wider spacing spoils no text [EDG-20, EDG-21, NAV-17, NAV-18, NAV-22, RTE-01, RTE-02, RTE-03, RTE-04, RTE-05, RTE-06, SAF-01]`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(90_000);
      const loads = watchLoads(page);
      const own = watchOwnHost(page, path);
      await open(page, `${path}#content`);
      await waitForReact(page);
      const title = page.getByRole('heading', { level: 1 });
      await expect.soft(title).toHaveCount(1);
      if (screens[path]) await expect.soft(title).toHaveText(screens[path]);
      const booking = page.getByRole('banner').getByRole('link', { name: /^Book Now/ });
      await expect.soft(booking).toHaveCount(bookNow.routes.includes(path) ? 1 : 0);
      if (path === '/') {
        await expect.soft(booking).toHaveAttribute('target', '_blank');
        await expect.soft(booking).toHaveAttribute('href', clinic.bookingUrl);
        await expect.soft(booking).toHaveAttribute('rel', /noopener/);
      }
      expect.soft(await findMissingPictures(page)).toEqual([]);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.soft(page.getByRole('contentinfo')).toBeInViewport();
      for (const digits of ['112', '14416', '18008914416'])
        await expect.soft(page.getByRole('contentinfo').locator(`a[href="tel:${digits}"]`)).toBeVisible();
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
      expect(own.missing).toEqual([]);
    });
});
