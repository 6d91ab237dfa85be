import { endSplash, expect, open, openWithoutScripts, test, waitForPaper, waitForReact } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('the hamburger opens a full-width menu with close button, logo and the same links; focus moves in and stays in [NAV-11, NAV-14]', async ({
  page,
}) => {
  await open(page, '/contact');
  const hamburger = page.getByRole('button', { name: 'Open menu' });
  await hamburger.click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())!.width).toBe(390);
  await expect(menu.getByRole('link', { name: /Dwar Clinic/ })).toBeVisible();
  for (const name of ['Home', 'About Us', 'Blog', 'Contact Us'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menu.locator(':focus')).toHaveCount(1);
  const isInside = () =>
    page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')));
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await test.step('Escape and the close button close the menu, and focus returns to the hamburger', async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(hamburger).toBeFocused();
    await hamburger.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(hamburger).toBeFocused();
  });
});

test('Back while the menu is open closes it, and shows the page before', async ({ page }) => {
  await open(page, '/about');
  await waitForReact(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).press('Enter');
  await page.waitForURL('**/contact');
  await endSplash(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/about');
  await expect(page.getByRole('dialog')).toBeHidden();
  await endSplash(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('the page behind does not scroll while the menu is open [NAV-15]', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: 'Close menu' }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('choosing the page that is already open closes the menu; Services opens on tap, and choosing any item closes the list and the menu [NAV-12, NAV-13]', async ({
  page,
}) => {
  await open(page, '/contact');
  await waitForReact(page);
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Telepsychiatry' })).toBeHidden();
  await menu.getByText('Services', { exact: true }).click();
  await menu.getByRole('link', { name: 'Telepsychiatry' }).click();
  await page.waitForURL('**/services/telepsychiatry');
  await endSplash(page);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Telepsychiatry' })).toBeHidden();
});

test('the second tap of a double one on an item presses nothing that lies beneath the menu', async ({ page }) => {
  // The next page comes after the second tap.
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/page-data/contact/*', async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, '/');
  await waitForReact(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const item = page.getByRole('dialog').getByRole('link', { name: 'Contact Us' });
  const { x, y, width, height } = (await item.boundingBox())!;
  const pressed = () => page.evaluate(() => (window as unknown as { pressed: string[] }).pressed);
  await page.evaluate(() => {
    const all: string[] = [];
    (window as unknown as { pressed: string[] }).pressed = all;
    addEventListener('click', ({ target }) => void all.push((target as Element).closest('a')?.textContent ?? ''), true);
  });
  await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 2, delay: 30 });
  release();
  await page.waitForURL((url) => url.pathname === '/contact', { waitUntil: 'commit' });
  expect(new Set(await pressed())).toEqual(new Set(['Contact Us']));
  await endSplash(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('it is not printed, however it was left', async ({ page }) => {
  await open(page, '/about');
  await waitForPaper(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog')).toBeHidden();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('the hamburger leads to the list of links at the foot of the page [NAV-16]', async ({ page }) => {
    await openWithoutScripts(page, '/contact');
    const link = page.getByRole('banner').getByRole('link', { name: 'Open menu' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '#site-map');
    await expect(page.locator('#site-map').getByRole('link', { name: 'Telepsychiatry' })).toHaveAttribute(
      'href',
      '/services/telepsychiatry',
    );
  });
});
