import { endSplash, expect, open, test, waitForReact, fetchNothingAhead } from './fixtures';

/** A deploy takes a while, and may be cut in half; whoever has a page open must not notice. */

test('a page whose scripts are not there yet can be read and used', async ({ page }) => {
  await fetchNothingAhead(page);
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
  await page.goto('/about');
  await endSplash(page);
  await page.mouse.wheel(0, 300);
  const question = page.locator('#faqs ~ * details, section details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL('**/contact');
  await endSplash(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const NEW_HASH = { webpackCompilationHash: 'of-a-new-deploy' };

test('a page from before a deploy follows a link by loading the page of the new one', async ({ page }) => {
  await open(page, '/about');
  await waitForReact(page);
  await page.evaluate(() => ((window as never as { marker: boolean }).marker = true));
  await page.route('**/page-data/app-data.json', (route) => route.fulfill({ json: NEW_HASH }));
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.waitForFunction(() => !('marker' in window));
  // The page that was loaded is of the new deploy, as is its data.
  await page.unroute('**/page-data/app-data.json');
  await page.waitForURL('**/blogs');
  await endSplash(page);
  await waitForReact(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('pages that stay older than their data load once more and then work', async ({ page }) => {
  await page.route('**/page-data/app-data.json', (route) => route.fulfill({ json: NEW_HASH }));
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.goto('/about');
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 50);
    await expect(page.locator('html')).toHaveAttribute('data-awake', '', { timeout: 1_000 });
  }).toPass();
  expect(loads).toHaveLength(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL('**/contact');
  await endSplash(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose parts are gone loads the next page anew', async ({ page }) => {
  await page.route('**/component---src-templates-article-page-*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await open(page, '/blogs');
  await waitForReact(page);
  await page.evaluate(() => ((window as never as { marker: boolean }).marker = true));
  await page.locator('main a[href^="/blog/"]').first().click();
  await page.waitForURL('**/blog/*');
  await page.waitForFunction(() => !('marker' in window));
  await endSplash(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
