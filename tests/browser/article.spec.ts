import type { Page } from '@playwright/test';
import { anArticle, articleAt, someCrisisArticle, someHindiArticle } from './articles';
import {
  endSplash,
  expect,
  fetchNothingAhead,
  open,
  openWithoutScripts,
  test,
  waitForPaper,
  waitForReact,
} from './fixtures';

const firstLine = (text: string) => text.split('\n')[0]!;

test('likes start from 10 to 109, chosen in the browser, and rise by one per click; the bookmark toggles; both also on fast double clicks; WhatsApp and copying share [ART-03, ART-04, ART-05, EDG-17, EDG-22]', async ({
  page,
  context,
}) => {
  const html = await (await page.request.get(anArticle)).text();
  expect(html).not.toMatch(/>\d+ likes</);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, anArticle);
  await waitForReact(page);
  const count = page.getByText(/^\d+ likes$/);
  const start = parseInt((await count.textContent())!, 10);
  expect(start).toBeGreaterThanOrEqual(10);
  expect(start).toBeLessThanOrEqual(109);
  const like = page.getByRole('button', { name: 'Like this article' });
  // The number that it starts with is no news to a screen reader.
  await expect(count).toHaveAttribute('aria-live', 'off');
  await like.click();
  await expect(count).toHaveAttribute('aria-live', 'polite');
  await expect(count).toHaveText(`${start + 1} likes`);
  await like.dblclick();
  await expect(count).toHaveText(`${start + 3} likes`);

  await test.step('the bookmark toggles on and off, also on fast double clicks', async () => {
    const bookmark = page.getByRole('button', { name: 'Bookmark this article' });
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await bookmark.dblclick();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await bookmark.press('Enter');
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  });

  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
  const share = new URL((await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href'))!);
  expect(share.searchParams.get('text')).toBe(`${articleAt(anArticle).title} ${canonical}`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
});

test('the first click on the like button counts, even before React is awake, and the number shifts nothing when it comes', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  let release = () => {};
  const pressed = new Promise<void>((done) => (release = done));
  await page.route(/\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(anArticle, { waitUntil: 'domcontentloaded' });
  await endSplash(page);
  const next = page.getByRole('button', { name: 'Bookmark this article' });
  const before = await next.evaluate((element) => element.getBoundingClientRect().x);
  await page.getByRole('button', { name: 'Like this article' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  release();
  // Only a press makes it so: the number itself comes in any case.
  await expect(page.getByText(/^\d+ likes$/)).toHaveAttribute('aria-live', 'polite');
  expect(await next.evaluate((element) => element.getBoundingClientRect().x)).toBe(before);
});

for (const path of [...someCrisisArticle, anArticle].slice(0, 1))
  test('an article prints as clean text with its address [EDG-22]', async ({ page }) => {
    await open(page, path);
    await waitForPaper(page);
    await page.emulateMedia({ media: 'print' });
    const { title, conclusion } = articleAt(path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByText(firstLine(conclusion))).toBeVisible();
    await expect(
      page.getByText((await page.locator('link[rel="canonical"]').getAttribute('href'))!, { exact: true }),
    ).toBeVisible();
    if (someCrisisArticle.includes(path)) await expect(page.getByRole('note').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Like this article' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

const contents = (page: Page, name = 'On this page') => page.getByRole('navigation', { name });
const parts = ['crux', 'hook', 'key-points', 'diagnosis', 'remedies', 'conclusion', 'sources'];
const currentPart = (page: Page) => contents(page).locator('[aria-current]');

test.describe('the list of an article’s parts', () => {
  test('stands in the margin of a wide window, stays while the text goes by, and follows reading', async ({ page }) => {
    await open(page, anArticle);
    await waitForReact(page);
    const list = contents(page).getByRole('list');
    await expect(list).toBeVisible();
    await expect(list.getByRole('link')).toHaveCount(parts.length);
    await expect(currentPart(page)).toHaveCount(0);
    const text = (await page.getByText(firstLine(articleAt(anArticle).text1)).boundingBox())!;
    const place = (await contents(page).boundingBox())!;
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(text.x);
    for (const part of [...parts, 'diagnosis', 'crux']) {
      await page.locator(`#${part}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
      await expect(currentPart(page)).toHaveAttribute('href', `#${part}`);
      await expect(currentPart(page)).toHaveAttribute('aria-current', 'true');
      await expect(list).toBeInViewport();
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(currentPart(page)).toHaveCount(0);
  });

  test('is one closed line at 320 px, which opens by keyboard and leads to each part, below the bar', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, anArticle);
    await waitForReact(page);
    const list = contents(page).getByRole('list');
    await expect(list).toBeHidden();
    expect((await contents(page).boundingBox())!.height).toBeLessThanOrEqual(48);
    const line = contents(page).locator('summary');
    expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(42);
    await line.press('Enter');
    await expect(list).toBeVisible();
    for (const part of parts) {
      const link = list.locator(`a[href="#${part}"]`);
      await link.press('Enter');
      const heading = page.locator(`#${part}`);
      await expect(heading).toBeInViewport();
      expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(72);
      expect(new URL(page.url()).hash).toBe(`#${part}`);
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-splash', /[ab]/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
    test('opens and leads on, on a phone', async ({ page }) => {
      await openWithoutScripts(page, anArticle);
      await contents(page).locator('summary').press('Enter');
      await contents(page).getByRole('list').getByRole('link').last().click();
      await expect(page.locator('#sources')).toBeInViewport();
    });
  });
});

for (const [width, path] of [[320, anArticle], ...someHindiArticle.map((path) => [390, path] as const)] as const) {
  test(`the breadcrumbs of ${path} at ${width} px stand on one line and lead up`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs).toBeVisible();
    const tops = await crumbs
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    for (const link of await crumbs.getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await crumbs.getByRole('link').last().press('Enter');
    await page.waitForURL((url) => url.pathname === (path.startsWith('/blog/') ? '/blogs' : '/'));
  });
}

test.describe('where the device can share', () => {
  test('its button takes the place of copying and hands over title and address', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.documentElement.dataset.shared = JSON.stringify(data);
          return Promise.resolve();
        },
      });
    });
    await open(page, anArticle);
    await waitForReact(page);
    await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
    const url = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: articleAt(anArticle).title, url }),
    );
    await expect(page.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible();
  });
});
