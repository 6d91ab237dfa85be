/**
 * What a first view needs of the line, what the home page leaves for later so that its first view has phone and line for
 * itself, and that nothing is lost by it.
 */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { stripSplash } from '../../scripts/bench/peerPage';
import { createServer } from '../../scripts/server/createServer';
import { FIRST_FLIGHT } from '../firstFlight';
import { anArticle } from './articles';
import { endSplash, expect, openInItsFonts, splash, test, waitForReact } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** A server that sends of each page no more than its first flight until it is told to go on. */
async function startHaltingServer(change: (html: string) => string = (html) => html) {
  const site = createServer('dist');
  const halted = new Set<() => void>();
  const server = createHttpServer((request, response) => {
    const path = request.url!;
    if (/\.\w+$/.test(path)) return void site.emit('request', request, response);
    const page = brotliCompressSync(change(readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')));
    response.writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'content-encoding': 'br' });
    response.write(page.subarray(0, FIRST_FLIGHT));
    halted.add(() => response.end(page.subarray(FIRST_FLIGHT)));
  }).listen(0);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    goOn: () => halted.forEach((end) => end()),
    close: () => void server.close(),
  };
}

test.describe('on a line that has brought no more than the first flight of a page', () => {
  let server: Awaited<ReturnType<typeof startHaltingServer>>;
  test.afterEach(() => server.close());
  // The last of a page; the beginning of its footer may be in the first flight.
  const end = (page: Page) => page.locator('#gatsby-announcer');

  for (const path of ['/', '/about', anArticle, '/services/telepsychiatry'])
    test(`${path}: the first view is painted with its picture`, async ({ page }) => {
      server = await startHaltingServer(stripSplash);
      await page.goto(server.origin + path, { waitUntil: 'commit' });
      // Chromium tells of the largest paint so far; that of the hero is one of text or picture in it.
      const painted = () =>
        page.evaluate(
          () =>
            new Promise<string[]>((done) =>
              new PerformanceObserver((list) =>
                done(
                  list
                    .getEntries()
                    .map((entry) => (entry as unknown as { element: Element | null }).element)
                    .filter((element) => element?.closest('main'))
                    .map((element) => element!.tagName),
                ),
              ).observe({ type: 'largest-contentful-paint', buffered: true }),
            ),
        );
      await expect.poll(painted).toContain('IMG');
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
      await expect(end(page)).toHaveCount(0);
      server.goOn();
      await expect(end(page)).toBeAttached();
    });

  test('the splash has come and left, and does not come with the rest', async ({ page }) => {
    server = await startHaltingServer();
    await page.goto(`${server.origin}/about`, { waitUntil: 'commit' });
    await expect(splash(page)).toBeVisible();
    await expect(splash(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(end(page)).toHaveCount(0);
    await page.evaluate(() =>
      document.addEventListener('animationstart', ({ target }) => {
        if ((target as Element).matches('[data-splash-screen]')) document.documentElement.dataset.raisedAgain = '';
      }),
    );
    server.goOn();
    await page.waitForLoadState('load');
    await expect(page.locator('html')).not.toHaveAttribute('data-raised-again');
    await expect(splash(page)).toBeHidden();
    await expect(end(page)).toBeAttached();
  });

  test('the menu that is asked for before it is there opens when it comes', async ({ page }) => {
    server = await startHaltingServer();
    await page.goto(`${server.origin}/about`, { waitUntil: 'commit' });
    await expect(splash(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.locator('dialog')).toHaveCount(0);
    server.goOn();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

/** The pictures near below the first view: their names, and when each was asked for, in milliseconds. */
const askedBelow = (page: Page) =>
  page.evaluate(() => {
    const times = new Map(performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]));
    return [...document.querySelectorAll<HTMLImageElement>('main .later')].flatMap(({ currentSrc }) =>
      times.has(currentSrc) ? [{ name: currentSrc.replace(/^.*\//, ''), startTime: times.get(currentSrc)! }] : [],
    );
  });

test('pictures below the first view are asked for a second later, beneath the splash', async ({ page }) => {
  await page.goto('/');
  await expect(splash(page)).toBeHidden();
  const asked = await askedBelow(page);
  expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(['home-session-1.avif', 'home-session-2.avif']));
  for (const { name, startTime } of asked) expect(startTime, name).toBeGreaterThan(1000);
  const first = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('home-hero-1'))!.startTime,
  );
  expect(first).toBeLessThan(Math.min(...asked.map(({ startTime }) => startTime)));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('they come too', async ({ page }) => {
    const asked = page.waitForRequest(/home-session-1/);
    await page.goto('/');
    await asked;
  });
});

test('once React is awake they come at once, and so do those of a page that it draws', async ({ page }) => {
  await page.goto('/about');
  const picture = page.locator('main .later').first();
  await expect(picture).not.toHaveCSS('animation-name', 'none');
  await endSplash(page);
  await waitForReact(page);
  const expectAtOnce = async () => {
    await expect(picture).toHaveCSS('animation-name', 'none');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  };
  await expectAtOnce();
  await page.evaluate(() => ((window as never as { marker: boolean }).marker = true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await endSplash(page);
  await expect(page.getByRole('heading', { level: 1, name: 'A Psychiatrist You Can Trust' })).toBeVisible();
  await expectAtOnce();
  // React has drawn it; the browser has not loaded it.
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
});

test('Back finds its place, though the slides rest out of sight', async ({ page }) => {
  // Fonts that come in between would move lines.
  await openInItsFonts(page, '/');
  await page.keyboard.press('F8');
  await waitForReact(page);
  const question = page.locator('#faqs');
  await question.scrollIntoViewIfNeeded();
  // It has none until React has drawn the page anew.
  const place = async () => Math.round((await question.boundingBox())?.y ?? NaN);
  const before = await place();
  // Without the scroll to it that a press would begin with.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).dispatchEvent('click');
  await page.waitForURL(({ pathname }) => pathname === '/about');
  await endSplash(page);
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await endSplash(page);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(8);
});
