import clinic from '../../content/clinic.json';
import { expect, open, test, waitForReact } from './fixtures';
import { serviceTitles } from './sitePaths';

test.describe('the bar on a desktop', () => {
  test('is transparent with white text at the top, white with dark text and a shadow once scrolled at all [NAV-01, NAV-02, NAV-03]', async ({
    page,
  }) => {
    await open(page, '/about');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('position', 'fixed');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
    await page.mouse.wheel(0, 3);
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(bar).toHaveCSS('color', 'rgb(23, 40, 42)');
    await expect(bar).not.toHaveCSS('box-shadow', 'none');
  });

  test('opens the Services menu by hover, closes it 500 ms after the pointer has left, and keeps the menu open while the pointer crosses to it or comes back in time, or the keyboard has gone in [NAV-05, NAV-06, NAV-07]', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-27T10:00:00+05:30' });
    await open(page, '/about');
    await page.clock.pauseAt('2026-11-27T10:01:00+05:30');
    const button = page.getByRole('button', { name: 'Services' });
    const items = page.getByRole('banner').locator('#services-menu').getByRole('link');
    const leave = () => page.mouse.move(700, 850);

    await button.hover();
    await expect(items).toHaveText(serviceTitles);
    for (const item of await items.all()) await expect(item.locator('svg')).toBeVisible();
    await leave();
    await page.clock.runFor(400);
    await items.filter({ hasText: 'Telepsychiatry' }).hover();
    await page.clock.runFor(2000);
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    await leave();
    await page.clock.runFor(499);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(items.first()).toBeHidden();

    await button.hover();
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(items.first()).toBeFocused();
    await leave();
    await page.clock.runFor(2000);
    await expect(items.first()).toBeFocused();
    await expect(items.first()).toBeVisible();
  });

  test('opens the menu by Enter, closes it by Escape with focus back on the button, and when focus leaves; a click after hovering leaves it open [NAV-08, NAV-09, EDG-23]', async ({
    page,
  }) => {
    await open(page, '/about');
    const button = page.getByRole('button', { name: 'Services' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.locator('#services-menu').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes the menu on choosing an item, and leads to the service [NAV-09, NAV-23]', async ({ page }) => {
    await open(page, '/about');
    await waitForReact(page);
    await page.getByRole('button', { name: 'Services' }).hover();
    await page.locator('#services-menu').getByRole('link', { name: 'Medication Management' }).click();
    await page.waitForURL('**/services/medication-management');
    await expect(page.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'false');
  });
});

for (const width of [1024, 1280])
  test.describe(`in a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/contact', '/about'])
      test(`${path}: the whole Services menu is in the window`, async ({ page }) => {
        await open(page, path);
        await page.getByRole('button', { name: 'Services' }).click();
        await expect(page.locator('#services-menu')).toBeInViewport({ ratio: 1 });
      });
  });

test.describe('the menu by touch on a wide screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });
  test('a tap opens and closes the Services menu, and a tap elsewhere closes it [NAV-08]', async ({ page }) => {
    await open(page, '/about');
    const button = page.getByRole('button', { name: 'Services' });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.tap();
    await page.touchscreen.tap(600, 700);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('on a laptop with a screen to touch a finger opens and closes the menu, after the mouse has pointed at it too', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await open(page, '/about');
  expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(true);
  const button = page.getByRole('button', { name: 'Services' });
  const { x, y } = (await button.boundingBox())!;
  const tap = async () => {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await button.hover();
  for (const isOpen of ['true', 'false', 'true', 'false']) {
    await expect(button).toHaveAttribute('aria-expanded', isOpen);
    await tap();
  }
});

// Every page: everyPage.spec.ts.
test('Book Now shows on /therapy-and-counselling too, which is no page of its own [NAV-17]', async ({ page }) => {
  await open(page, '/therapy-and-counselling');
  const link = page.getByRole('banner').getByRole('link', { name: /^Book Now/ });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', clinic.bookingUrl);
});
