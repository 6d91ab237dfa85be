/** What a first view costs at 390 px on a sharp screen, before the first sign of life. Limits: docs/performance.md. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures';
import { sitePaths } from './sitePaths';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

const KB = 1000;

/** A phone with 4G: milliseconds, and bytes a second. */
const FOURTH_GENERATION = { offline: false, latency: 20, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** Everything that answers until the page has been idle for a moment, and the shifts of its layout. */
async function watchFirstView(page: Page, path: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = ((window as never as { shifts: unknown }).shifts = [] as never);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as never as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      }[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // On an unknown or slow line Chromium asks for lazy pictures from twice as far.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FOURTH_GENERATION);
  await page.goto(path, { waitUntil: 'load' });
  // The splash is gone, and the bundles have been fetched ahead.
  await expect(page.locator('[data-splash-screen]')).toBeHidden();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as never as { shifts: { value: number; what: string }[] }).shifts);
  return { responses, shifts };
}

const bytes = async (responses: readonly Response[]) =>
  (await Promise.all(responses.map(async (response) => (await response.body()).length))).reduce((a, b) => a + b, 0);
const ofType = (responses: readonly Response[], ...types: string[]) =>
  responses.filter((response) => types.includes(response.request().resourceType()));

for (const path of [...sitePaths, '/no-such-page'])
  test(`the first view of ${path} keeps to its budgets`, async ({ page }) => {
    const { responses, shifts } = await watchFirstView(page, path);
    const hasHindi = (await page.locator('main [lang="hi"], main:lang(hi)').count()) > 0;
    // Slides that have their turn seconds later are no part of the first view, however slow the machine is that looks.
    const later = await page
      .locator('[data-carousel] > :not([data-first]) :is(source, img)')
      .evaluateAll((pictures) =>
        pictures.map((picture) => `${picture.getAttribute('srcset')} ${picture.getAttribute('src')}`).join(),
      );
    const own = responses.filter(
      (response) => response.url().startsWith('http://localhost') && !later.includes(new URL(response.url()).pathname),
    );
    await expect(page.locator('html')).not.toHaveAttribute('data-awake', '');
    expect.soft(own.length, 'requests').toBeLessThanOrEqual(12);
    expect.soft(await bytes(ofType(own, 'image')), 'bytes of pictures').toBeLessThanOrEqual(60 * KB);
    const fonts = ofType(own, 'font');
    if (!hasHindi) {
      expect.soft(await bytes(fonts), 'bytes of fonts').toBeLessThanOrEqual(60 * KB);
      expect.soft(fonts.filter((font) => font.url().includes('devanagari')).length, 'Hindi fonts').toBe(0);
    }
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect.soft(sum, `layout shifts: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
  });

for (const path of ['/', '/about', '/contact', '/blogs', '/blog/insomnia', '/services/telepsychiatry'])
  test(`all scripts that ${path} loads once React is awake keep to their budget`, async ({ page }) => {
    const { responses } = await watchFirstView(page, path);
    await page.keyboard.press('F8');
    await expect(page.locator('html')).toHaveAttribute('data-awake', '');
    await page.waitForLoadState('networkidle');
    // By name: what was fetched ahead is no script yet to the browser.
    const files = new Set(
      responses.map((response) => new URL(response.url()).pathname).filter((name) => name.endsWith('.js')),
    );
    const most = (path === '/' ? 122 : 102) * KB;
    const weights = [...files].map((file) => brotliCompressSync(readFileSync(`dist${file}`)).length);
    expect(files.size).toBeGreaterThan(3);
    expect(weights.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(most);
  });
