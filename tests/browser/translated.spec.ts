/** A page that the browser translates, or that an extension changes, before React takes it over or after. */
import type { Page } from '@playwright/test';
import { anArticle, articleAt } from './articles';
import { expect, open, splash, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here.
test.use({ reducedMotion: 'reduce' });

/** Lets React come once it is told to: what a visitor does before that is sure to meet the page as it was loaded. */
async function holdReact(page: Page): Promise<() => void> {
  let letGo = () => {};
  const told = new Promise<void>((done) => (letGo = done));
  await page.route('**/framework-*.js', async (route) => {
    await told;
    await route.continue();
  });
  return letGo;
}

/** Translates as Chrome does, by putting an element in the place of each text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

/** Translates a page that no script of the site has touched yet. */
async function openTranslated(page: Page, path: string): Promise<() => void> {
  const letReactCome = await holdReact(page);
  // Where React comes at once, a page that waits for it is never loaded to its end.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await translate(page);
  await expect(splash(page)).toBeHidden();
  return letReactCome;
}

/** React says that it found another page; what it draws then has none of the translator’s elements. */
async function waitForNewPage(page: Page): Promise<void> {
  await waitForReact(page);
  await expect(page.locator('#content font')).toHaveCount(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu that woke React stays open, and no second splash covers it', async ({ page }) => {
    const letReactCome = await openTranslated(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    letReactCome();
    await waitForNewPage(page);
    await expect(splash(page)).toBeHidden({ timeout: 1 });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
  });

  test('what is typed, and the place of the keyboard, outlast it', async ({ page }) => {
    const letReactCome = await openTranslated(page, '/contact');
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.fill('Asha');
    letReactCome();
    await waitForNewPage(page);
    await expect(splash(page)).toBeHidden({ timeout: 1 });
    await expect(name).toHaveValue('Asha');
    await expect(name).toBeFocused();
    await page.keyboard.type(' K');
    await expect(name).toHaveValue('Asha K');
  });
});

test('a page goes on where the reader is, with the answer that was open', async ({ page }) => {
  const letReactCome = await openTranslated(page, '/services/telepsychiatry');
  const answer = page.getByRole('main').locator('details').last();
  await answer.locator('summary').click();
  const place = (await answer.boundingBox())!.y;
  letReactCome();
  await waitForNewPage(page);
  await expect(splash(page)).toBeHidden({ timeout: 1 });
  await expect(answer).toHaveAttribute('open');
  expect(Math.abs((await answer.boundingBox())!.y - place)).toBeLessThanOrEqual(2);
});

test('a press on a button that only React serves, which wakes it, does what it says', async ({ page }) => {
  const letReactCome = await openTranslated(page, anArticle);
  // As assistive technology clicks: no pointer has passed over it before.
  await page.getByRole('button', { name: 'Bookmark this article' }).dispatchEvent('click');
  letReactCome();
  await waitForNewPage(page);
  await expect(page.getByRole('button', { name: 'Bookmark this article' })).toHaveAttribute('aria-pressed', 'true');
});

test('a message that was sent before React came is sent by the new form', async ({ page, context }) => {
  const letReactCome = await openTranslated(page, '/contact');
  const texts = { 'First name': 'Asha', 'Last name': 'Rao', 'E-mail': 'a@b.example', 'Phone number': '9999900000' };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  await page.getByRole('textbox', { name: /message|question|help/i }).fill('Hello');
  const popup = context.waitForEvent('page');
  await page.getByRole('button', { name: /WhatsApp/ }).click();
  letReactCome();
  expect(decodeURIComponent((await popup).url())).toContain('Asha');
});

test('a card that was turned stays turned, and a carousel that was paused rests', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let letReactCome = await openTranslated(page, '/about');
  const card = page.getByRole('button', { name: 'Read more about Dr. Asha Namuna' });
  await card.click();
  letReactCome();
  await waitForNewPage(page);
  await expect(page.locator('[data-flip-card][data-flipped]')).toHaveCount(1);
  letReactCome = await openTranslated(page, '/');
  const pause = page.locator('[data-does=carousel]');
  await pause.focus();
  await page.keyboard.press('Enter');
  const words = await pause.locator('[data-label]').textContent();
  letReactCome();
  await waitForNewPage(page);
  await expect(page.locator('[data-carousel]')).toHaveAttribute('data-paused', '');
  await expect(pause.locator('[data-label]')).toHaveText(words!);
});

test('what was searched for is found', async ({ page }) => {
  const letReactCome = await openTranslated(page, '/blogs');
  const tag = articleAt(anArticle).tags[0]!;
  await page.getByRole('searchbox').fill(tag);
  letReactCome();
  await waitForReact(page);
  await expect(page.getByRole('searchbox')).toHaveValue(tag);
  await expect(page.getByText(/^Found \d+ blog/)).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(tag);
});

test('a search in the address stays in its field', async ({ page }) => {
  const letReactCome = await openTranslated(page, '/blogs?q=sleep');
  letReactCome();
  await waitForReact(page);
  await expect(page.getByText(/^Found \d+ blog/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('sleep');
});

test('what a press has brought into view is said anew, though what was said before was translated', async ({
  page,
}) => {
  await open(page, '/');
  await waitForReact(page);
  const next = page.getByRole('button', { name: 'Next testimonial' });
  const said = page.locator('#testimonials').locator('xpath=ancestor-or-self::section').getByRole('status');
  await next.click();
  await expect(said).not.toBeEmpty();
  const first = (await said.textContent())!;
  await translate(page);
  await next.click();
  await expect(said).not.toHaveText(first);
  await expect(said).not.toBeEmpty();
});

test('the help in the other language takes the place of the one that was translated', async ({ page, complaints }) => {
  await open(page, '/blogs');
  await waitForReact(page);
  const help = page.getByRole('main').getByRole('note');
  await page.getByRole('searchbox').fill('suicide');
  await expect(help).toBeVisible();
  await translate(page);
  await page.getByRole('searchbox').fill('आत्महत्या');
  await expect(help).toHaveAttribute('lang', 'hi');
  await expect(help.locator('font')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
