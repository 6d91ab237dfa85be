import { anArticle, someHindiArticle } from './articles';
import { endSplash, expect, fetchNothingAhead, open, openInItsFonts, test, waitForReact } from './fixtures';
import type { Page } from '@playwright/test';
import { kinds as pageKinds } from './sitePaths';

const kinds = [...pageKinds.filter((path) => path !== '/no-such-page'), ...someHindiArticle];

/** Head tags that must stand exactly once, and what they say. */
const head = (page: Page) =>
  page.evaluate(() => {
    const values = (selector: string, attribute: string) =>
      [...document.querySelectorAll(`head ${selector}`)].map((element) => element.getAttribute(attribute));
    return {
      titles: [...document.querySelectorAll('head title')].map((element) => element.textContent),
      descriptions: values('meta[name="description"]', 'content'),
      canonicals: values('link[rel="canonical"]', 'href').map((href) => new URL(href!).pathname),
      ogTitles: values('meta[property="og:title"]', 'content'),
      ogUrls: values('meta[property="og:url"]', 'content').map((url) => new URL(url!).pathname),
      lang: document.documentElement.lang,
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (element) => element.textContent,
      ),
    };
  });

/** A walk that takes every ordered pair of different places exactly once (an Eulerian circuit, after Hierholzer). */
function everyPair(places: readonly string[]): string[] {
  const left = new Map(places.map((from) => [from, places.filter((to) => to !== from)]));
  const stack = [places[0]!];
  const walk: string[] = [];
  while (stack.length > 0) {
    const next = left.get(stack.at(-1)!)!.pop();
    if (next) stack.push(next);
    else walk.unshift(stack.pop()!);
  }
  return walk;
}

/** Navigates in the client, as a click on a link does. */
const navigate = async (page: Page, path: string) => {
  await page.evaluate((to) => (window as never as { ___navigate: (path: string) => void }).___navigate(to), path);
  await page.waitForURL((url) => url.pathname === path);
  // The address changes before the splash of the new page is up, and a key that comes between ends nothing.
  await expect(page.locator('html')).not.toHaveAttribute('data-splash', 'off');
  await endSplash(page);
};

test.describe('in another time zone, in a browser in Hindi', () => {
  // Where and in which language one reads, a page does or does not notice.
  test.use({ timezoneId: 'America/New_York', locale: 'hi-IN' });

  test('the client walks between every pair of page kinds: one title, description, canonical, right language, no complaint [EDG-21]', async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    const walk = everyPair(kinds);
    const fresh: Record<string, Awaited<ReturnType<typeof head>>> = {};
    for (const path of kinds) {
      await open(page, path);
      fresh[path] = await head(page);
      await waitForReact(page);
      await expect.poll(() => head(page)).toEqual(fresh[path]);
      expect(fresh[path]!.titles).toHaveLength(1);
      expect(fresh[path]!.descriptions).toHaveLength(1);
      expect(fresh[path]!.structuredData).toHaveLength(1);
      expect(fresh[path]!.canonicals).toEqual([path]);
      expect(fresh[path]!.ogUrls).toEqual([path]);
      expect(fresh[path]!.lang).toBe(someHindiArticle.includes(path) ? 'hi' : 'en-IN');
    }
    expect(new Set(kinds.map((path) => fresh[path]!.titles[0])).size).toBe(kinds.length);
    await navigate(page, walk[0]!);
    for (const [index, to] of walk.slice(1).entries()) {
      await navigate(page, to);
      await expect.poll(() => head(page), `${walk[index]} → ${to}`).toEqual(fresh[to]);
    }
    await page.goBack();
    await page.waitForURL((url) => url.pathname === walk.at(-2));
    await expect.poll(() => head(page)).toEqual(fresh[walk.at(-2)!]);
    expect(complaints).toEqual([]);
  });
});

test('a page opens at its top, and Back restores where one was [RTE-17]', async ({ page }) => {
  // In the fonts of all pages after it: others would make it longer or shorter.
  await openInItsFonts(page, '/about');
  await page.keyboard.press('Shift');
  await waitForReact(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => window.scrollY);
  expect(depth).toBeGreaterThan(100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL('**/contact');
  await endSplash(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/about');
  await endSplash(page);
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), depth)).toBeLessThan(5);
});

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('opened anew in the same tab a page stays at its top as React takes over, wherever somebody was in it before', async ({
  page,
}) => {
  await open(page, '/about');
  await waitForReact(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // Gatsby keeps the place.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toMatch(/@@scroll/);
  await page.goto('about:blank');
  await open(page, '/about');
  await waitForReact(page);
  expect(await top(page)).toBe(0);
});

for (const how of ['opened at a fragment', 'reloaded'] as const)
  test(`${how} and read on, a page stays where it is as React takes over`, async ({ page }) => {
    if (how === 'reloaded') {
      await open(page, anArticle);
      await waitForReact(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toMatch(/@@scroll/);
    }
    let letReactCome = () => {};
    const told = new Promise<void>((done) => (letReactCome = done));
    await fetchNothingAhead(page);
    await page.route('**/framework-*.js', async (route) => {
      await told;
      await route.continue();
    });
    if (how === 'reloaded') await page.reload({ waitUntil: 'domcontentloaded' });
    else await page.goto(`${anArticle}#sources`, { waitUntil: 'domcontentloaded' });
    await endSplash(page);
    await expect.poll(() => top(page)).toBeGreaterThan(1_000);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    letReactCome();
    await waitForReact(page);
    expect(await top(page)).toBe(300);
  });

test('Back to a page that was opened at a fragment, and left without scrolling, shows the fragment again', async ({
  page,
}) => {
  await openInItsFonts(page, `${anArticle}#sources`);
  await page.keyboard.press('Shift');
  await waitForReact(page);
  const place = async () => (await page.locator('#sources').boundingBox())!.y;
  expect(await place()).toBeLessThan(250);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL((url) => url.pathname === '/contact', { waitUntil: 'commit' });
  await endSplash(page);
  await page.goBack();
  await page.waitForURL((url) => url.hash === '#sources', { waitUntil: 'commit' });
  await endSplash(page);
  await expect.poll(place).toBeLessThan(250);
  expect(await place()).toBeGreaterThan(0);
});

test('Back goes to where one was within an article too, from its contents and from another page', async ({ page }) => {
  await openInItsFonts(page, anArticle);
  await page.keyboard.press('Shift');
  await waitForReact(page);
  const contents = page.getByRole('main').locator('a[href^="#"]');
  await contents.last().scrollIntoViewIfNeeded();
  const before = await top(page);
  await contents.last().click();
  await expect.poll(() => top(page)).toBeGreaterThan(before + 1_000);
  const at = new URL(page.url()).hash;
  expect(at).not.toBe('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).scrollIntoViewIfNeeded();
  const depth = await top(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL((url) => url.pathname === '/contact', { waitUntil: 'commit' });
  await endSplash(page);
  await page.goBack();
  await page.waitForURL((url) => url.hash === at, { waitUntil: 'commit' });
  await endSplash(page);
  await expect.poll(async () => Math.abs((await top(page)) - depth)).toBeLessThan(5);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThan(5);
  expect(new URL(page.url()).hash).toBe('');
});

test('after a link, the new title is announced and the next Tab reaches the first control of the content, and the document is not loaded again [NAV-23]', async ({
  page,
}) => {
  await open(page, '/about');
  await waitForReact(page);
  await page.evaluate(() => ((window as never as { marker: boolean }).marker = true));
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
  await endSplash(page);
  await expect(page).toHaveTitle(/Contact/);
  await expect(page.locator('#gatsby-announcer')).toHaveText(await page.title());
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('a[href], button, input, select, textarea').first()).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/blogs');
  expect(await page.evaluate(() => (window as never as { marker?: boolean }).marker)).toBe(true);
});

test('after Back the focus is at the link by which the page was left, also where that comes late [NAV-23]', async ({
  page,
}) => {
  await open(page, '/blogs?page=2');
  await waitForReact(page);
  const link = page.getByRole('main').getByRole('article').nth(3).getByRole('link');
  await expect(page.getByRole('region', { name: /Page 2/ })).toBeVisible();
  const [title, path] = [await link.textContent(), (await link.getAttribute('href'))!];
  await link.press('Enter');
  // The document is not loaded again, so there is no event to wait for.
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  await endSplash(page);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await page.waitForURL('**/blogs?page=2');
  await endSplash(page);
  await expect(page.getByRole('main').getByRole('link', { name: title! })).toBeFocused();
});

test('after Back the focus is at the very link that was followed, where several have its address', async ({ page }) => {
  await open(page, '/');
  await waitForReact(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).first();
  const address = (await link.getAttribute('href'))!;
  expect(await page.getByRole('main').locator(`a[href="${address}"]`).count()).toBeGreaterThan(2);
  await link.press('Enter');
  await page.waitForURL((url) => url.pathname === address, { waitUntil: 'commit' });
  await endSplash(page);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  await endSplash(page);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('a link with a fragment takes the focus to its element: an author’s name to their card', async ({ page }) => {
  await open(page, anArticle);
  await waitForReact(page);
  const author = page.getByRole('article').first().locator('header').locator('a[href^="/about#"]').first();
  const name = (await author.textContent())!;
  await author.press('Enter');
  await page.waitForURL('**/about#*');
  await endSplash(page);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toBeFocused();
  await expect(card.getByRole('heading', { name })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button')).toBeFocused();
});

test('the skip link leads past the menus; after a second press of it a link does as else [EDG-23]', async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await waitForReact(page);
  for (let press = 0; press < 2; press += 1) await skip.press('Enter');
  expect(new URL(page.url()).hash).toBe('#content');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).press('Enter');
  await page.waitForURL('**/contact');
  await endSplash(page);
  await expect(page.getByRole('main')).toBeFocused();
});

test('Back while the Services list is open closes it', async ({ page }) => {
  await open(page, '/about');
  await waitForReact(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).press('Enter');
  await page.waitForURL('**/contact');
  await endSplash(page);
  const services = page.getByRole('banner').getByRole('button', { name: 'Services' });
  await services.press('Enter');
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await page.waitForURL('**/about');
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('where the splash leaves by itself, the focus stands at the content of each next page too', async ({ page }) => {
  await open(page, '/');
  await waitForReact(page);
  for (const path of ['/about', '/contact', '/blogs', '/about', '/']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().press('Enter');
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('an old path leads to its page in client navigation [RTE-09, RTE-15]', async ({ page }) => {
  await open(page, '/about');
  await waitForReact(page);
  await page.evaluate(() =>
    (window as never as { ___navigate: (path: string) => void }).___navigate('/services/child-adolescent-psychiatry'),
  );
  await page.waitForURL('**/services/child-and-adolescent-psychiatry');
  await endSplash(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const opened of ['/', '/about', '/contact'])
  test(`opened on ${opened}, slides and team cards of the pages that links lead to answer each press once, and again after the way back`, async ({
    page,
  }) => {
    const pauses = page.getByRole('main').getByRole('button', { name: /^(Pause|Play) the slides$/ });
    const flips = page.getByRole('main').getByRole('button', { name: /^(Read more about|Turn the card back)/ });
    const answersOnce = async (button: typeof pauses) => {
      const words = () => button.first().innerText();
      const before = await words();
      await button.first().press('Enter');
      await expect.poll(words).not.toBe(before);
      await button.first().press('Enter');
      await expect.poll(words).toBe(before);
    };
    await open(page, opened);
    await waitForReact(page);
    for (const path of ['/', '/about', opened, '/about', '/'].filter((each, index) => index > 0 || each !== opened)) {
      if (new URL(page.url()).pathname !== path) await navigate(page, path);
      if (path === '/') await answersOnce(pauses);
      if (path === '/about') await answersOnce(flips);
    }
  });
