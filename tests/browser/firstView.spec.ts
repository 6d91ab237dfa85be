/** What the home page leaves for later, so that its first view has phone and line for itself, and that nothing is lost by it. */
import type { Page } from '@playwright/test';
import { endSplash, expect, open, openInItsFonts, splash, test, waitForReact } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

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

test('without scripts they come too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  const asked = page.waitForRequest(/home-session-1/);
  await page.goto('/');
  await asked;
  await context.close();
});

test('once React is awake they come at once, and so do those of a page that it draws', async ({ page }) => {
  await open(page, '/');
  await waitForReact(page);
  const picture = page.locator('main .later').first();
  await expect(picture).toHaveCSS('translate', 'none');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.querySelector('main .later')!.getAnimations())).toEqual([]);
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
