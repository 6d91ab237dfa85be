/**
 * Browsers that lack what came in recent years: the site in Chromium, which has it all, with each of these taken away. The
 * oldest that counts is Safari 15.4, the last of many phones.
 */
import type { Page } from '@playwright/test';
import { anArticle, articleAt } from './articles';
import { expect, open, test, waitForReact } from './fixtures';

/** Serves pages and sheets in which a word of CSS is one that no browser knows. @returns how often it stood there so far */
async function takeAway(page: Page, word: string): Promise<() => number> {
  let count = 0;
  const isChanged = ({ hostname, pathname }: URL) => hostname === 'localhost' && /^[^.]*(?:\.css)?$/.test(pathname);
  await page.route(isChanged, async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split(word);
    count += parts.length - 1;
    await route.fulfill({ response, body: parts.join(`${word}-unknown`) });
  });
  return () => count;
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('without overflow: clip the home page is as wide as the window', async ({ page }) => {
      const taken = await takeAway(page, 'overflow:clip');
      await open(page, '/');
      await waitForReact(page);
      expect(taken()).toBeGreaterThan(0);
      await page.getByRole('group', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
      await expect(page.locator('.slick-slide').first()).toBeAttached();
      const wide = await page.evaluate(() => {
        scrollTo(9999, scrollY);
        return scrollX;
      });
      expect(wide).toBe(0);
    });
  });
}

test('without (scripting) a team card shows both faces, and no button that would turn nothing', async ({ page }) => {
  const taken = await takeAway(page, '(scripting');
  await open(page, '/about');
  await waitForReact(page);
  expect(taken()).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Dr. Asha Namuna' }).first()).toBeVisible();
  await expect(page.getByText('Fields of work').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read more about Dr. Asha Namuna' })).toBeHidden();
});

test('without IntersectionObserver nobody can tell what comes near, so React comes at once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-awake');
});

test('without AbortSignal.timeout a search finds its articles', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await open(page, '/blogs');
  await page.getByRole('searchbox').fill(articleAt(anArticle).title);
  await expect(page.getByText(/^Found \d+ blog/)).toBeVisible();
  await expect(page.getByRole('link', { name: articleAt(anArticle).title })).toBeVisible();
});

test('without requestSubmit a message sent before React is awake waits for a second press, with all that was typed', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'));
  let letGo = () => {};
  const pressed = new Promise<void>((done) => (letGo = done));
  await page.route('**/framework-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await open(page, '/contact');
  const texts = { 'First name': 'Asha', 'Last name': 'Rao', 'E-mail': 'a@b.example', 'Phone number': '9999900000' };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  await page.getByRole('textbox', { name: /message|question|help/i }).fill('Hello');
  const send = page.getByRole('button', { name: /WhatsApp/ });
  await send.click();
  letGo();
  await waitForReact(page);
  for (const [label, text] of Object.entries(texts)) await expect(page.getByLabel(label)).toHaveValue(text);
  const popup = context.waitForEvent('page');
  await send.click();
  expect(decodeURIComponent((await popup).url())).toContain('Asha');
});
