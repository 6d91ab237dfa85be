/** Bad input and edges that no single section owns. */
import testimonials from '../../content/testimonials.json';
import { endSplash, expect, open, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

for (const hash of ['#no-such-part', '#%E0%A4%A', '#"><b>']) {
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
