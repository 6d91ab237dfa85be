import { accessibleNames, endSplash, expect, open, splash, test, waitForListeners, waitForReact } from './fixtures';
import type { Page } from '@playwright/test';

/** Delay and running time of the splash’s leaving, in milliseconds. */
const timing = (page: Page) =>
  splash(page).evaluate((element) => {
    const animation = element.getAnimations()[0]!;
    const { delay, duration } = animation.effect!.getTiming();
    return { delay, duration: Number(duration) };
  });
/** Stops the clock of the splash’s leaving and of the page’s waking at a moment, however slow the machine is. */
const jumpTo = (page: Page, ms: number) =>
  page.evaluate((time) => {
    const moving = [document.querySelector('[data-splash-screen]')!, document.querySelector('main')!.parentElement!];
    for (const animation of moving.flatMap((element) => element.getAnimations())) {
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);

test('covers the whole window for 2000 ms on the first page, with the institute’s full name in a turning circle around a picture, then shows the screen [SPL-02, SPL-03]', async ({
  page,
}) => {
  await page.goto('/about');
  const box = (await splash(page).boundingBox())!;
  expect(box).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  expect((await timing(page)).delay).toBe(2000);
  await expect(splash(page).locator('textPath')).toContainText('Dwar Institute of Psychiatry and Mental Wellbeing');
  const turns = await splash(page)
    .locator('svg')
    .evaluate((svg) => svg.getAnimations().some((animation) => animation.effect!.getTiming().iterations === Infinity));
  expect(turns).toBe(true);
  await expect(splash(page).locator('img')).toHaveJSProperty('complete', true);
  await expect(splash(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('while it is up, the page beneath is inert and hidden from assistive technology [SPL-05]', async ({ page }) => {
  await page.goto('/about');
  await jumpTo(page, 0);
  expect(await accessibleNames(page, 'link')).toEqual([]);
  // Not by its role: what is hidden, as it is after 800 ms, has none.
  const skip = page.locator('a[href="#content"]');
  await skip.focus();
  await expect(skip).not.toBeFocused();
  await jumpTo(page, 2400);
  expect(await accessibleNames(page, 'link')).toContain('Contact Us');
});

for (const [name, end] of [
  ['a key press', (page: Page) => page.keyboard.press('a')],
  ['a tap on it', (page: Page) => splash(page).click()],
] as const) {
  test(`${name} ends it early, and the page can be used at once [SPL-08]`, async ({ page }) => {
    await page.goto('/about');
    await jumpTo(page, 0);
    await waitForListeners(page);
    await end(page);
    await expect(splash(page)).toBeHidden();
    await page.getByRole('link', { name: 'Skip to' }).focus();
    await expect(page.getByRole('link', { name: 'Skip to' })).toBeFocused();
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a tap on it presses nothing that lies beneath', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener(
        'click',
        (event) => {
          const target = event.target as Element;
          document.documentElement.dataset.pressed = target.closest('[data-splash-screen]')
            ? 'splash'
            : target.outerHTML;
          event.preventDefault();
        },
        { capture: true },
      ),
    );
    await page.goto('/about');
    await jumpTo(page, 0);
    await waitForListeners(page);
    // Not by its role: beneath the splash it has none.
    const beneath = (await page.locator('header a').first().boundingBox())!;
    await page.touchscreen.tap(beneath.x + beneath.width / 2, beneath.y + beneath.height / 2);
    await expect(splash(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-pressed', 'splash');
  });

  test('a press that began on it presses nothing, if it leaves before the finger does', async ({ page }) => {
    await page.goto('/about');
    await jumpTo(page, 0);
    await waitForListeners(page);
    const link = page.locator('header a').first();
    const beneath = (await link.boundingBox())!;
    await page.mouse.move(beneath.x + beneath.width / 2, beneath.y + beneath.height / 2);
    await page.mouse.down();
    // It leaves by itself.
    await jumpTo(page, 3000);
    await expect(splash(page)).toBeHidden();
    // A finger’s click goes to what lies there at its end.
    const isReached = await link.evaluate((element) => {
      let isReached = false;
      const reach = (event: Event) => {
        isReached = true;
        event.preventDefault();
      };
      element.addEventListener('click', reach);
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      element.removeEventListener('click', reach);
      return isReached;
    });
    expect(isReached).toBe(false);
    await page.mouse.up();
    await link.click();
    await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  });
});

for (const key of ['Space', 'PageDown', 'End', 'ArrowDown'])
  test(`${key} ends it and does not scroll the page that it shows`, async ({ page }) => {
    await page.goto('/about');
    await jumpTo(page, 0);
    await waitForListeners(page);
    await page.evaluate(() =>
      addEventListener('keydown', (event) => (document.documentElement.dataset.scrolls = `${!event.defaultPrevented}`)),
    );
    await page.keyboard.press(key);
    await expect(splash(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-scrolls', 'false');
    await page.keyboard.press(key);
    await expect(page.locator('html')).toHaveAttribute('data-scrolls', 'true');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

test('comes up on every change of path, covers 2000 ms, and only then shows the routed screen [SPL-01, SPL-05]', async ({
  page,
}) => {
  await open(page, '/about');
  await waitForReact(page);
  for (const [name, path] of [
    ['Contact Us', '/contact'],
    ['Blog', '/blogs'],
    ['Contact Us', '/contact'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await expect(splash(page)).toBeVisible();
    expect((await timing(page)).delay).toBe(2000);
    expect(await accessibleNames(page, 'heading')).toEqual([]);
    await endSplash(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await page.waitForURL('**/blogs');
  await expect(splash(page)).toBeVisible();
});

test('a change of query or fragment never raises it [SPL-04]', async ({ page }) => {
  await open(page, '/blogs');
  await waitForReact(page);
  await page.evaluate(() => {
    (window as never as { raised: number }).raised = 0;
    new MutationObserver(() => (window as never as { raised: number }).raised++).observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-splash'],
    });
  });
  await page.getByRole('link', { name: 'Skip to' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
  const categories = page.getByRole('main').getByRole('link', { name: 'Browse by Categories' });
  await categories.click();
  await expect(page).toHaveURL(/\?view=categories$/);
  await expect(categories).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
  expect(await page.evaluate(() => (window as never as { raised: number }).raised)).toBe(0);
  await expect(splash(page)).toBeHidden();
});

for (const [how, act] of [
  ['left', async () => {}],
  ['been ended by a key', (page: Page) => page.keyboard.press('F8')],
] as const)
  test(`a link to a passage leads there once the splash has ${how}`, async ({ page }) => {
    await page.goto('/services/telepsychiatry#:~:text=Book%20a%20Visit%2C%20or%20Ask%20Us%20First');
    await expect(splash(page)).toBeVisible();
    await waitForListeners(page);
    await act(page);
    await expect(splash(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Book a Visit, or Ask Us First' })).toBeInViewport();
    await waitForReact(page);
    await expect(page.getByRole('heading', { name: 'Book a Visit, or Ask Us First' })).toBeInViewport();
    await expect(page).toHaveURL(/\/services\/telepsychiatry$/);
  });

test('leaving a page during its splash shows the next one’s splash and then the next page [EDG-18]', async ({
  page,
}) => {
  await open(page, '/about');
  await waitForReact(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL('**/contact');
  await expect(splash(page)).toBeVisible();
  await jumpTo(page, 1999);
  const its = () => splash(page).evaluate((element) => element.getAnimations()[0]?.id);
  await splash(page).evaluate((element) => element.getAnimations().forEach((each) => (each.id = 'of the page left')));
  expect(await its()).toBe('of the page left');
  await page.goBack();
  await page.waitForURL('**/about');
  await expect(splash(page)).toBeVisible();
  // Another leaving has begun, however far it has come where a machine is slow to look.
  await expect.poll(its).toBe('');
  await endSplash(page);
  await expect(page).toHaveTitle(/About/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('it covers 2000 ms but neither spins nor moves [SPL-07]', async ({ page }) => {
    await page.goto('/about');
    expect((await timing(page)).delay).toBe(2000);
    expect(
      await splash(page)
        .locator('svg')
        .evaluate((svg) => svg.getAnimations().length),
    ).toBe(0);
    await expect(splash(page)).toBeHidden();
  });
});
