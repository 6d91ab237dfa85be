import clinic from '../../content/clinic.json';
import { reachBar } from '../../content/navigation.json';
import redirects from '../../content/redirects.json';
import { anArticle } from './articles';
import { expect, open, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

test('a path with a slash at its end reaches the one without, by one hop [RTE-14]', async ({ page }) => {
  for (const path of ['/about', '/blogs', '/services/telepsychiatry', anArticle]) {
    const hop = await page.request.get(`${path}/`, { maxRedirects: 0 });
    expect([hop.status(), hop.headers().location]).toEqual([301, path]);
    const arrived = await page.request.get(path, { maxRedirects: 0 });
    expect(arrived.status()).toBe(200);
  }
  const response = await page.goto('/about/');
  expect(response!.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('old paths answer 301 and show their page [RTE-09, RTE-10, RTE-11, RTE-15]', async ({ page }) => {
  // tests/site/routes.test.ts holds those of the specification; a clinic may have others.
  for (const { from, to } of redirects) {
    const hop = await page.request.get(from, { maxRedirects: 0 });
    expect([hop.status(), hop.headers().location]).toEqual([301, to]);
    expect((await page.request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  }
  for (const { from, to } of redirects.slice(0, 1)) {
    await open(page, from);
    expect(new URL(page.url()).pathname).toBe(new URL(to, page.url()).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
for (const [what, options, isWide] of [
  ['a phone’s browser in a window of 1024 px', { userAgent: phone, viewport: { width: 1024, height: 800 } }, true],
  ['a desktop’s browser in a window of 1023 px', { viewport: { width: 1023, height: 800 } }, false],
] as const) {
  test.describe(what, () => {
    test.use(options);
    test('gets the bar, the Book Now and the foot of its width, whatever it calls itself [NAV-10, NAV-20]', async ({
      page,
    }) => {
      await open(page, '/');
      await waitForReact(page);
      const bar = page.getByRole('banner');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !isWide });
      await expect(bar.getByRole('link', { name: 'About Us' })).toBeVisible({ visible: isWide });
      const link = bar.getByRole('link', { name: /^Book Now/ });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', isWide ? clinic.bookingUrl : '/appointment');
      await expect(page.getByRole('navigation', { name: reachBar.name })).toBeVisible({ visible: !isWide });
    });
  });
}
