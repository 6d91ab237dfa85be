import type { Locator, Page } from '@playwright/test';
import { anArticle } from './articles';
import { endSplash, expect, follow, open, openWithoutScripts, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

const HOLI = 'The clinic is closed for Holi on 22 and 23 March 2027.';
const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });
const closeButton = (page: Page) => notice(page).getByRole('button', { name: 'Close this notice' });
/** A moment by the clock in India. */
const inIndia = (time: string) => new Date(`${time}+05:30`);
const DURING = inIndia('2027-03-20T12:00:00');

/** As when the visitor comes back to the tab at that moment. */
async function comeBackAt(page: Page, moment: Date): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

// A zone whose day is another than in India at each of these moments.
test.describe('in America/New_York', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('the notice shows from its first day in India until its last one is over, also in a page that stays open', async ({
    page,
  }) => {
    await page.clock.setFixedTime(inIndia('2027-03-14T23:59:59'));
    await open(page, '/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    for (const [time, isShown] of [
      ['2027-03-15T00:00:00', true],
      ['2027-03-23T23:59:59', true],
      ['2027-03-24T00:00:00', false],
    ] as const) {
      await comeBackAt(page, inIndia(time));
      await expect(notice(page), time).toHaveCount(isShown ? 1 : 0);
      if (isShown) await expect(notice(page)).toContainText(HOLI);
    }
  });
});

for (const [width, paths] of [
  [360, ['/', '/about', '/blogs', anArticle, '/services/telepsychiatry', '/appointment']],
  [1440, ['/', '/about', '/blogs', anArticle]],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of paths)
      test(`it moves nothing, neither before nor after React wakes, hides nothing of ${path}, which keeps its distance from it`, async ({
        page,
      }) => {
        await page.clock.setFixedTime(DURING);
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
              if (sources.some(({ node }) => node?.matches?.('main, [data-days]')))
                document.documentElement.dataset.moved = 'true';
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(path);
        await expect(notice(page)).toContainText(HOLI);
        const before = await notice(page).boundingBox();
        await expect(page.locator('html')).not.toHaveAttribute('data-awake', '');
        await endSplash(page);
        await waitForReact(page);
        await expect(notice(page)).toContainText(HOLI);
        expect(await notice(page).boundingBox()).toEqual(before);
        await page.evaluate(() => document.fonts.ready);
        await expect(page.locator('html')).not.toHaveAttribute('data-moved');
        const heading = page.getByRole('heading', { level: 1 }).first();
        const spaceBelow = async (above: Locator) => {
          const { y, height } = (await above.boundingBox())!;
          return (await heading.boundingBox())!.y - y - height;
        };
        const space = await spaceBelow(notice(page));
        expect(space).toBeGreaterThanOrEqual(0);
        const words = await notice(page).getByText(HOLI).boundingBox();
        const header = await page.getByRole('banner').boundingBox();
        expect(words!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // The home page’s heading stands at the foot of a window’s height on wide screens, whatever is above.
        if (!['/about', '/blogs', anArticle].includes(path)) return;
        await comeBackAt(page, inIndia('2027-03-24T00:00:00'));
        await expect(notice(page)).toHaveCount(0);
        expect(Math.abs((await spaceBelow(page.getByRole('banner'))) - space)).toBeLessThan(2);
      });
  });

test('closing it, with a large enough button, keeps it away for the visit, moves the focus to the content and stores nothing', async ({
  page,
  complaints,
}) => {
  await page.clock.setFixedTime(DURING);
  await open(page, '/about');
  const box = await closeButton(page).boundingBox();
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  await closeButton(page).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await follow(page, 'Contact Us', '/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  // Gatsby keeps scroll positions while the tab is open, and nothing else is kept.
  const kept = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.filter((key) => key && !key.startsWith('@@scroll|'))).toEqual([]);
  await open(page, '/contact');
  await expect(notice(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('by keyboard: it comes between the header and the content, and Enter closes it', async ({ page }) => {
  await page.clock.setFixedTime(DURING);
  await open(page, '/about');
  await waitForReact(page);
  await page.getByRole('banner').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('link', { name: 'Opening Hours' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every notice shows, each with its date in words, and without a button', async ({ page }) => {
    await openWithoutScripts(page, '/about');
    await expect(notice(page)).toHaveCount(1);
    await expect(notice(page)).toContainText(HOLI);
    await expect(closeButton(page)).toHaveCount(0);
  });
});
