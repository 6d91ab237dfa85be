/** What a first view costs on a phone, before the first sign of life (docs/performance.md). */
import type { Page, Response } from '@playwright/test';
import { expect } from './fixtures';

export const KB = 1000;

/** A sharp phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A phone with 4G: milliseconds, and bytes a second. */
const FOURTH_GENERATION = { offline: false, latency: 20, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** Everything that answers until the page has been idle for a moment, and the shifts of its layout. */
export async function watchFirstView(page: Page, path: string) {
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

export const bytes = async (responses: readonly Response[]) =>
  (await Promise.all(responses.map(async (response) => (await response.body()).length))).reduce((a, b) => a + b, 0);
export const ofType = (responses: readonly Response[], ...types: string[]) =>
  responses.filter((response) => types.includes(response.request().resourceType()));
