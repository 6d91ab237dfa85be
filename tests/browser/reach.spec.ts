/**
 * Reaching the clinic on small screens, and finding the way to it. On which screens:
 * routes.spec.ts. That it hides nothing that has the focus: keyboard.spec.ts.
 */
import type { Page } from '@playwright/test';
import clinic from '../../content/clinic.json';
import navigation from '../../content/navigation.json';
import sections from '../../content/sections.json';
import { anArticle, someCrisisArticle } from './articles';
import { endSplash, expect, open, openInItsFonts, openWithoutScripts, splash, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

const { reachBar } = navigation;
const bar = (page: Page) => page.getByRole('navigation', { name: reachBar.name });
const call = (page: Page) => bar(page).getByRole('link', { name: reachBar.call, exact: true });
const chat = (page: Page) => bar(page).getByRole('link', { name: reachBar.whatsapp });

/** Whether the bar stays at the window’s foot. */
const isFixed = (page: Page) => bar(page).evaluate((element) => getComputedStyle(element).position === 'sticky');

/** Scrolls to the page’s end, at once. */
const toEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

for (const [width, height, paths] of [
  [390, 844, ['/', '/blogs', '/no-such-page']],
  [768, 1024, [anArticle]],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const path of paths) {
      test(`${path} has Call and WhatsApp at the window’s foot, as plain links with large targets, and ends with its footer above them`, async ({
        page,
      }) => {
        await open(page, path);
        await expect(call(page)).toHaveAttribute('href', `tel:${clinic.phones[0]!.number}`);
        await expect(chat(page)).toHaveAttribute('href', `https://wa.me/${clinic.whatsappNumber.slice(1)}`);
        const place = (await bar(page).boundingBox())!;
        expect(place.y + place.height).toBeCloseTo(height, 0);
        expect(place.height).toBeLessThan(80);
        for (const link of [call(page), chat(page)]) {
          const box = (await link.boundingBox())!;
          expect(box.height).toBeGreaterThanOrEqual(44);
          expect(box.width).toBeGreaterThanOrEqual(88);
          await expect(link.locator('svg')).toBeVisible();
        }
        // The last one ends where the thumb of a right hand lies.
        const last = (await chat(page).boundingBox())!;
        expect(width - (last.x + last.width)).toBeLessThanOrEqual(40);

        await waitForReact(page);
        await toEnd(page);
        const foot = (await page.getByRole('contentinfo').boundingBox())!;
        await expect(bar(page)).toBeInViewport({ ratio: 1 });
        // A browser scrolls by whole pixels, and a page’s height need not be whole.
        expect(foot.y + foot.height).toBeLessThan((await bar(page).boundingBox())!.y + 2);
      });
    }
  });
}

for (const [width, height] of [
  [390, 740],
  [390, 664],
  [360, 640],
] as const) {
  test.describe(`on a phone with a window of ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height } });
    test('the buttons of the first slide stand above it in the first view', async ({ page }) => {
      await openInItsFonts(page, '/');
      const edge = (await bar(page).boundingBox())!.y;
      const buttons = page.locator('[data-carousel] [data-first] a');
      await expect(buttons).toHaveCount(2);
      for (const button of await buttons.all()) {
        const { y, height: high } = (await button.boundingBox())!;
        expect(y + high).toBeLessThanOrEqual(edge);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it makes way while somebody types, without moving the page', async ({ page }) => {
    await open(page, '/contact');
    await waitForReact(page);
    const field = page.getByLabel('First name');
    await field.scrollIntoViewIfNeeded();
    expect(await isFixed(page)).toBe(true);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await field.focus();
    expect(await isFixed(page)).toBe(false);
    await expect(bar(page)).not.toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await field.blur();
    expect(await isFixed(page)).toBe(true);
  });

  test('a press on a button where it was before somebody typed presses that button', async ({ page }) => {
    await open(page, '/contact');
    await waitForReact(page);
    const field = page.getByLabel('First name');
    await field.focus();
    const submit = page.getByRole('form').locator('button[type="submit"]');
    // To where the bar lies at rest.
    await submit.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 4));
    const { x, y, width, height } = (await submit.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  for (const path of someCrisisArticle)
    test(`${path} has helplines there, which answer at any hour, and the next page the clinic again`, async ({
      page,
    }) => {
      const links = () =>
        bar(page)
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const [emergency, support] = clinic.helplines
        .filter(({ audience }) => audience === 'everyone')
        .map(({ name, numbers: [first] }) => ({ name, ...first! }));
      await open(page, path);
      await waitForReact(page);
      expect(await links()).toEqual([`tel:${emergency!.digits}`, `tel:${support!.digits}`]);
      for (const { name, display } of [emergency!, support!])
        await expect(
          bar(page).getByRole('link', { name: `${reachBar.callHelpline} ${display} ${name}`, exact: true }),
        ).toBeInViewport({ ratio: 1 });
      await page.getByRole('article').getByRole('link', { name: 'Blog', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
      await expect(chat(page)).toBeVisible();
      await page.goBack();
      await expect.poll(links).toEqual([`tel:${emergency!.digits}`, `tel:${support!.digits}`]);
    });

  test('while only its first link has arrived, it shows none, since that would move as the second comes', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(call(page)).toBeVisible();
    const first = bar(page).locator('a').first();
    await chat(page).evaluate((link) => link.remove());
    await expect(first).toBeHidden();
  });

  test('the splash and the menu cover it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(splash(page)).toBeVisible();
    const atFoot = () =>
      page.evaluate(() => {
        const { left, top, width, height } = document.querySelector('footer + nav')!.getBoundingClientRect();
        const element = document.elementFromPoint(left + width / 2, top + height / 2);
        return element?.closest('[data-splash-screen], dialog, footer + nav')?.tagName ?? element?.tagName;
      });
    expect(await atFoot()).toBe('DIV');
    await endSplash(page);
    expect(await atFoot()).toBe('NAV');
    await page.getByRole('button', { name: navigation.labels.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await atFoot()).toBe('DIALOG');
  });

  test('the carousel’s button lies above it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/');
    const button = page.locator('[data-does=carousel]');
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = (await button.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y);
  });

  test('is not printed', async ({ page }) => {
    await open(page, '/');
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });
});

test('needs no script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL!,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await openWithoutScripts(page, anArticle);
  await expect(call(page)).toBeInViewport({ ratio: 1 });
  await context.close();
});

for (const [what, width, height] of [
  ['a phone on its side', 844, 390],
  ['400 % zoom', 320, 256],
  ['320 px', 320, 640],
] as const) {
  test.describe(what, () => {
    test.use({ viewport: { width, height } });

    test('leaves the window to the page: the bar stands at its end only', async ({ page }) => {
      await open(page, anArticle);
      await expect(bar(page)).not.toBeInViewport();
      await toEnd(page);
      await expect(call(page)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

const { street, locality, postalCode, region } = clinic.address;
const { copyAddress, addressCopied, addressSelected } = sections.location;

test('the address can be copied, by keyboard too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  await waitForReact(page);
  await page.getByRole('button', { name: copyAddress }).press('Enter');
  await expect(page.getByText(addressCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${clinic.fullName}\n${street}\n${locality} ${postalCode}, ${region}`,
  );
});

test('where the browser refuses, the address is selected, and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, '/contact');
  await waitForReact(page);
  await page.getByRole('button', { name: copyAddress }).click();
  await expect(page.getByText(addressSelected)).toBeVisible();
  const selected = await page.evaluate(() => String(getSelection()));
  for (const part of [clinic.fullName, street, postalCode]) expect(selected).toContain(part);
});

test('the first press on the copy button counts, even before React is awake', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: copyAddress }).click();
  await expect(page.getByText(addressCopied)).toBeVisible();
});
