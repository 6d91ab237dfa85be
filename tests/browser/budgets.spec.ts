/** What React costs once it is awake. What a first view costs: everyPage.spec.ts. Limits: docs/performance.md. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixtures';
import { KB, PHONE, watchFirstView } from './watchFirstView';

test.use(PHONE);

for (const path of ['/', '/about', '/contact', '/blogs', '/blog/insomnia', '/services/telepsychiatry'])
  test(`all scripts that ${path} loads once React is awake keep to their budget`, async ({ page }) => {
    const { responses } = await watchFirstView(page, path);
    await page.keyboard.press('F8');
    await expect(page.locator('html')).toHaveAttribute('data-awake', '');
    await page.waitForLoadState('networkidle');
    // By name: what was fetched ahead is no script yet to the browser.
    const files = new Set(
      responses.map((response) => new URL(response.url()).pathname).filter((name) => name.endsWith('.js')),
    );
    const most = (path === '/' ? 122 : 102) * KB;
    const weights = [...files].map((file) => brotliCompressSync(readFileSync(`dist${file}`)).length);
    expect(files.size).toBeGreaterThan(3);
    expect(weights.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(most);
  });
