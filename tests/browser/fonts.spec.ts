/** Web fonts come after the first view and beneath the splash, or not on this page: nothing waits for them, no line moves. */
import type { Page } from '@playwright/test';
import { anArticle, someHindiArticle } from './articles';
import { endSplash, expect, open, openInItsFonts, splash, test, waitForReact, watchShifts } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

const family = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);
const isFont = (url: URL) => url.pathname.endsWith('.woff2');

/** Files of fonts that the page has asked for, with the time of each in milliseconds. */
const askedFonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => ({ name: name.replace(/^.*\/|-[0-9a-f]{8,}\.woff2$/g, ''), startTime })),
  );

for (const [width, paths] of [
  [390, ['/', '/blogs', '/services/telepsychiatry', ...someHindiArticle]],
  [768, ['/', anArticle]],
  [1440, ['/', '/services/telepsychiatry']],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 850 } });
    for (const path of paths)
      test(`the fonts of ${path} are asked for after its first view, used beneath the splash, and move nothing`, async ({
        page,
      }) => {
        const shifted = await watchShifts(page);
        await openInItsFonts(page, path);
        const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
        const asked = await askedFonts(page);
        expect(asked.map(({ name }) => name)).toEqual(
          expect.arrayContaining(['source-sans-3', 'source-serif-4-semibold']),
        );
        expect(Math.min(...asked.map(({ startTime }) => startTime))).toBeGreaterThan(painted);
        expect(await page.evaluate(() => document.fonts.check('16px "Source Sans"'))).toBe(true);
        expect(await shifted()).toBeLessThanOrEqual(0.01);
      });
  });

test('letters of Hindi bring their font, and only they', async ({ page }) => {
  await openInItsFonts(page, '/about');
  expect((await askedFonts(page)).filter(({ name }) => name.includes('devanagari'))).toEqual([]);
  for (const path of someHindiArticle) {
    await openInItsFonts(page, path);
    await expect
      .poll(async () => (await askedFonts(page)).filter(({ name }) => name.includes('devanagari')))
      .not.toEqual([]);
  }
});

test('where a key has ended the splash first, the page stays as it is, and the next one has the fonts', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await open(page, '/about');
  await waitForReact(page);
  await expect.poll(async () => (await askedFonts(page)).length).toBe(2);
  expect(await family(page)).toContain('Fallback Sans');
  expect(await family(page)).not.toContain('Source Sans');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(() => family(page)).toContain('Source Sans');
  expect(await shifted()).toBeLessThanOrEqual(0.01);
});

test('fonts that come after the splash has left are not used, and move nothing', async ({ page }) => {
  const shifted = await watchShifts(page);
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route(isFont, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(anArticle);
  await expect(splash(page)).toBeHidden();
  const came = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  release();
  await (await came).finished();
  // The sheet that would use them is there, and is left aside.
  await expect(page.locator('link[href^="/fonts-"][media="not all"]')).toHaveCount(1);
  await expect(page.locator('link[href^="/fonts-"][media="all"]')).toHaveCount(0);
  expect(await family(page)).not.toContain('Source Sans');
  expect(await shifted()).toBeLessThanOrEqual(0.01);
});

test('fonts that are not there leave the page in those of the system', async ({ page, complaints }) => {
  await page.route(isFont, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/');
  await expect(splash(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await family(page)).not.toContain('Source Sans');
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('links bring the fonts', async ({ page }) => {
    const font = page.waitForRequest((request) => isFont(new URL(request.url())));
    await page.goto('/about');
    await font;
    expect(await family(page)).toContain('Source Sans');
  });
});

test('paper has its styles and the fonts of the screen', async ({ page }) => {
  await openInItsFonts(page, '/contact');
  await expect(page.locator('link[media="print"]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByRole('navigation').first()).toBeHidden();
  expect(await family(page)).toContain('Source Sans');
  await page.emulateMedia({ media: 'screen' });
  await endSplash(page);
});
