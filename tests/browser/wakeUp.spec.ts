/** What the first interaction sets off: everything that React’s first render needs is requested at once, and only once. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import categories from '../../content/categories.json';
import sections from '../../content/sections.json';
import { endSplash, expect, fetchNothingAhead, splash, test, waitForListeners, waitForReact } from './fixtures';
import { kinds } from './sitePaths';

const FRAMEWORK = /\/framework-[^/]*\.js$/;
const INDEX = /\/static\/articles-[^/]*\.json$/;
const STYLES = /\/styles-[^/]*\.css$/;

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

/** Gatsby’s name for a page’s data. */
const dataOf = (path: string) =>
  `/page-data/${path === '/' ? 'index' : path === '/no-such-page' ? '404.html' : path.slice(1)}/page-data.json`;

/** Holds the answers to matching requests until it is told to let go. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

for (const path of kinds)
  test(`${path}: data and scripts of its first render are requested while the bundles are on their way`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await fetchNothingAhead(page);
    const letGo = await hold(page, FRAMEWORK);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await endSplash(page);
    const { componentChunkName, staticQueryHashes } = JSON.parse(
      readFileSync(`dist${dataOf(path)}`, 'utf8'),
    ) as PageData;
    expect(staticQueryHashes).not.toEqual([]);
    const data = [dataOf(path), ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`)];
    await expect.poll(() => requested).toEqual(expect.arrayContaining(data));
    await expect.poll(() => requested.some((name) => name.startsWith(`/${componentChunkName}-`))).toBe(true);
    letGo();
    await waitForReact(page);
    const scripts = requested.filter((name) => name.endsWith('.js'));
    for (const name of [...data, ...scripts])
      expect(
        requested.filter((each) => each === name),
        name,
      ).toHaveLength(1);
    // The framework was held: whatever came after it was not requested ahead.
    expect(scripts.at(-1)).toMatch(new RegExp(`^/(?:commons|${componentChunkName}|framework|[0-9a-f]{40})-`));
  });

for (const path of kinds)
  test(`${path}: nothing that can have the focus is replaced as React takes over, but for the testimonials’ row, which hands it on`, async ({
    page,
  }) => {
    await fetchNothingAhead(page);
    const letGo = await hold(page, FRAMEWORK);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await endSplash(page);
    const slider = page.getByRole('group', { name: sections.testimonials.sliderLabel });
    if (path === '/') await slider.locator('> [tabindex="0"]').focus();
    const before = await page.evaluateHandle(() =>
      [
        ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea, [tabindex]'),
      ].filter((element) => element.checkVisibility({ visibilityProperty: true })),
    );
    letGo();
    await waitForReact(page);
    if (path === '/') {
      await expect(page.locator('.slick-slide').first()).toBeAttached();
      await expect(slider).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(slider.locator('xpath=following::*[self::a or self::button or self::summary][1]')).toBeFocused();
    }
    // What effects draw anew comes a moment later.
    await waitForListeners(page);
    const replaced = await before.evaluate((all) =>
      all
        .filter((element) => !element.isConnected)
        .map((element) => (element.tabIndex === 0 && element.matches('div') ? 'row' : element.outerHTML)),
    );
    expect(replaced).toEqual(path === '/' ? ['row'] : []);
    expect(await before.evaluate((all) => all.length)).toBeGreaterThan(20);
  });

test('React waits for the whole site’s styles, and for nothing else', async ({ page }) => {
  await fetchNothingAhead(page);
  await page.goto('/blogs');
  const letGo = await hold(page, STYLES);
  const component = page.waitForResponse(/\/component---[^/]*\.js$/);
  await endSplash(page);
  await component;
  // Gatsby’s own script has run.
  await page.waitForFunction(() => '___loader' in window);
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  letGo();
  await waitForReact(page);
});

for (const [what, address, begin] of [
  [
    'whose search box is tapped',
    '/blogs',
    async (page: Page) => {
      await expect(splash(page)).toBeHidden();
      await page.getByRole('searchbox').tap();
    },
  ],
  ['that a shared link narrows', `/blogs?category=${categories[0]!.slug}`, async () => {}],
] as const)
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`the index of all articles is requested while the bundles of a list ${what} are on their way, and once`, async ({
      page,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (INDEX.test(request.url())) requested.push(request.url());
      });
      await fetchNothingAhead(page);
      const letGo = await hold(page, FRAMEWORK);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await begin(page);
      await expect.poll(() => requested).toHaveLength(1);
      letGo();
      await waitForReact(page);
      if (!address.includes('?')) await page.getByRole('searchbox').fill('sleep');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/Found \d+ blog/);
      expect(requested).toHaveLength(1);
    });
  });
