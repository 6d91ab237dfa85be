/**
 * Visitors who asked for stillness: nothing slides, turns or fades, whatever they point at or press. That no style says so on a
 * page of each kind: accessibility.spec.ts.
 */
import type { Page } from '@playwright/test';
import { expect, look, open, test, waitForReact } from './fixtures';

/** What moves or changes at this moment. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation.effect as KeyframeEffect).target!.outerHTML.slice(0, 100)),
  );

test('without the wish, the arrow of a card slides in', async ({ page }) => {
  await open(page, '/blogs');
  await waitForReact(page);
  const arrow = page.locator('article svg').first();
  await expect(arrow).toHaveCSS('transition-property', 'opacity, translate');
  const durations = await arrow.evaluate((element) => getComputedStyle(element).transitionDuration.split(', '));
  for (const duration of durations) expect(parseFloat(duration)).toBeGreaterThan(0);
  await page.locator('article').first().hover();
  expect((await moving(page)).length).toBeGreaterThan(0);
});

look.describe('with reduced motion', () => {
  look.describe.configure({ mode: 'default' });
  look.use({ address: '/about', reducedMotion: 'reduce' });

  look('nothing moves where one points or presses: a card, a team card, the menu, a question', async ({ page }) => {
    await waitForReact(page);
    const card = page.getByRole('region', { name: 'Our Services' }).getByRole('listitem').first();
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    expect(await moving(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Read more about/ })
      .first()
      .click();
    expect(await moving(page)).toEqual([]);
    await page.getByRole('button', { name: 'Services' }).hover();
    await expect(page.locator('#services-menu')).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    expect(await moving(page)).toEqual([]);
  });
});
