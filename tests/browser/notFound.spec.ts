import { endSplash, expect, open, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

test('an unknown path answers 404 with the not-found screen: 404, the message, and Go Back Home [NOT-01, RTE-08, RTE-16]', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response!.status()).toBe(404);
  await endSplash(page);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Oops! The page you are looking for does not exist.',
  );
  await waitForReact(page);
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

for (const query of ['', '?utm_source=newsletter'])
  test(`/therapy-and-counselling${query} is no page: it answers 404, yet Book Now shows there [RTE-12, NAV-17]`, async ({
    page,
  }) => {
    const response = await page.goto(`/therapy-and-counselling${query}`);
    expect(response!.status()).toBe(404);
    // Nobody has touched anything yet.
    await expect(page.getByRole('banner').getByRole('link', { name: /^Book Now/ })).toBeVisible({ timeout: 10_000 });
    await endSplash(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oops!/);
  });

test('an unknown path within the client shows the not-found screen too [RTE-08]', async ({ page }) => {
  await open(page, '/about');
  await waitForReact(page);
  await page.evaluate(() => (window as never as { ___navigate: (path: string) => void }).___navigate('/no-such-page'));
  await endSplash(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Oops! The page you are looking for does not exist.',
  );
});
