/** Bad input and edges that no single section owns. */
import type { Page } from '@playwright/test';
import testimonials from '../../content/testimonials.json';
import { endSplash, expect, open, test, waitForReact } from './fixtures';
import { hindiArticle, kinds as pageKinds } from './sitePaths';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

const kinds = [...pageKinds, hindiArticle];

for (const hash of ['#no-such-part', '#%', '#%E0%A4%A', '#"><b>', '#___gatsby']) {
  test(`the hash ${hash} leads nowhere and harms nothing [EDG-20]`, async ({ page, complaints }) => {
    await open(page, `/about${hash}`);
    await waitForReact(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await page.waitForURL('**/contact');
    await endSplash(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    expect(complaints).toEqual([]);
  });
}

test('so it is when the client goes there: the next page begins at its top [EDG-20]', async ({ page }) => {
  await open(page, '/about');
  await waitForReact(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.evaluate(() =>
    (window as never as { ___navigate: (path: string) => void }).___navigate('/services/telepsychiatry#no-such-part'),
  );
  await page.waitForURL('**/services/telepsychiatry#no-such-part');
  await endSplash(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Telepsychiatry' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a hash that names a section brings it into view, below the bar [EDG-20]', async ({ page }) => {
  await open(page, '/#location');
  const heading = page.getByRole('heading', { name: 'How to Find Us' });
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(72);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of kinds) {
    test(`very long words and titles on ${path} break instead of widening the page [EDG-13]`, async ({ page }) => {
      await open(page, path);
      await waitForReact(page);
      await page.evaluate(() => {
        const long = `${'Aufmerksamkeitsdefizithyperaktivitätsstörung'.repeat(3)} ${'मानसिकस्वास्थ्यसेवाएँ'.repeat(6)}`;
        for (const element of document.querySelectorAll(
          'main :is(h1, h2, h3, h4, p, li, dt, dd, summary, label, figcaption), footer :is(h2, p)',
        )) {
          const words = [...element.childNodes].find(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
          );
          if (words) words.textContent += ` ${long}`;
        }
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const cut = await page
        .getByRole('main')
        .locator('h1, h2')
        .evaluateAll((all) =>
          all
            .filter((heading) => heading.getClientRects().length > 0 && heading.scrollWidth > heading.clientWidth + 1)
            .map((heading) => heading.textContent!.slice(0, 40)),
        );
      expect(cut).toEqual([]);
    });
  }
});

test('fast double clicks on the slider move it on, and it goes on working [EDG-16]', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  await waitForReact(page);
  const headings = page.getByRole('group', { name: 'Testimonials' }).getByRole('heading');
  const next = page.getByRole('button', { name: 'Next testimonial' });
  const track = page.getByRole('group', { name: 'Testimonials' }).locator('.slick-track');
  await next.dblclick();
  await expect(track).not.toHaveAttribute('style', /transition/);
  await expect(headings).toHaveCount(1);
  const at = testimonials.map(({ title }) => title).indexOf((await headings.textContent())!);
  expect([1, 2]).toContain(at);
  // The slider hears no button until a moment after its move has ended: a press in that moment is made again.
  await expect(async () => {
    await next.click();
    await expect(headings).not.toHaveText([testimonials[at]!.title], { timeout: 1_000 });
  }).toPass();
  await expect(headings).toHaveText([testimonials[at + 1]!.title]);
  await expect(track).not.toHaveAttribute('style', /transition/);
  await page.getByRole('button', { name: 'Previous testimonial' }).dblclick();
  await expect(track).not.toHaveAttribute('style', /transition/);
  await expect(headings).toHaveCount(1);
  expect(complaints).toEqual([]);
});

/** Requests that a visit makes to the product’s own host. */
async function ownRequests(page: Page, visit: () => Promise<void>) {
  const requests: string[] = [];
  page.on(
    'request',
    (request) =>
      new URL(request.url()).hostname === 'localhost' &&
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await visit();
  return requests;
}

test('a visit through the site asks its own host for files only, never posts, and sets no cookie [DAT-01]', async ({
  page,
  context,
}) => {
  const requests = await ownRequests(page, async () => {
    for (const path of ['/', '/appointment', '/blogs?q=sleep', '/blog/insomnia']) {
      await open(page, path);
      await waitForReact(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    }
    await page.getByRole('button', { name: 'Like this article' }).click();
    await page.getByRole('button', { name: 'Bookmark this article' }).click();
  });
  expect(requests.length).toBeGreaterThan(10);
  expect(
    requests.filter(
      (request) =>
        !/^GET \/(?:.*\.(?:js|json|css|jpg|jpeg|png|webp|svg|avif|woff2|ico|webmanifest|txt|xml)|appointment|blogs|blog\/insomnia)?$/.test(
          request,
        ),
    ),
  ).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
