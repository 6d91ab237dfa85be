/**
 * A page without a clipboard, as on every address without https: each Copy button says so and leaves the words selected or
 * in view, so that the browser’s own copying takes them.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { someHindiArticle } from './articles';
import { endSplash, expect, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here.
test.use({ reducedMotion: 'reduce' });

const clinic = JSON.parse(readFileSync('content/clinic.json', 'utf8')) as {
  fullName: string;
  siteUrl: string;
  address: { street: string; locality: string; region: string; postalCode: string };
};

/** The same site at an address that browsers do not trust. */
async function openUntrusted(page: Page, baseURL: string, path: string): Promise<void> {
  await page.route('http://clinic.example/**', async (route) => {
    const url = route.request().url().replace('http://clinic.example', baseURL);
    const response = await route.fetch({ url });
    // Browsers say in the console that they ignore it at such an address.
    const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(`http://clinic.example${path}`);
  await endSplash(page);
  await waitForReact(page);
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
}
const selected = (page: Page) => page.evaluate(() => getSelection()!.toString());

// The other pages with these buttons: tests/site/copyButtons.test.ts.
test('“Copy the address” and “Copy the message” select it and say so', async ({ page, baseURL, complaints }) => {
  await page.addInitScript(() => (window.open = () => null));
  await openUntrusted(page, baseURL!, '/contact');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The address is selected' })).toBeVisible();
  const { street, locality, region, postalCode } = clinic.address;
  expect(await selected(page)).toBe(`${clinic.fullName}\n${street}\n${locality} ${postalCode}, ${region}`);

  const form = page.getByRole('form');
  for (const [label, value] of Object.entries({
    'First name': 'Asha',
    'Last name': 'Devi',
    'E-mail': 'a@mail.example',
    'Phone number': '+91 00000 00009',
  }))
    await form.getByLabel(label).fill(value);
  await form.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The text below is selected' })).toBeVisible();
  const message = page.getByLabel('Your message');
  await expect(message).toBeFocused();
  expect(await selected(page)).toBe(await message.inputValue());
  await expect(message).toHaveValue(/Asha Devi/);
  expect(complaints).toEqual([]);
});

for (const path of someHindiArticle)
  test('“लिंक कॉपी करें” on an article shows the link', async ({ page, baseURL, complaints }) => {
    await openUntrusted(page, baseURL!, path);
    await page.getByRole('button', { name: 'लिंक कॉपी करें' }).click();
    await expect(page.getByRole('status').filter({ hasText: clinic.siteUrl + path })).toBeVisible();
    await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('words for screen readers alone are not copied with what is selected: a number comes once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await endSplash(page);
  await waitForReact(page);
  const counted = page.locator('p', { hasText: 'Lives Transformed' });
  await counted.evaluate((element) => getSelection()!.selectAllChildren(element));
  expect(await selected(page)).toMatch(/^500\+\s+Lives Transformed$/);
});
