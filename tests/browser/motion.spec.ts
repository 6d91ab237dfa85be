/** Visitors who asked for stillness: nothing slides, turns or fades, whatever they point at or press. */
import { expect, open, test, waitForReact } from './fixtures';
import { kinds } from './sitePaths';

for (const path of kinds) {
  test(`with reduced motion nothing on ${path} changes but at once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await waitForReact(page);
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .flatMap((element) => [undefined, '::before', '::after'].map((part) => ({ element, part })))
        .filter(({ element, part }) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(element, part);
          return transitionProperty !== 'none' && transitionDuration.split(', ').some((time) => parseFloat(time) > 0);
        })
        .map(({ element, part }) => `${element.outerHTML.slice(0, 80)} ${part ?? ''}`),
    );
    expect(slow).toEqual([]);
  });
}

test('without it, the arrow of a card slides in', async ({ page }) => {
  await open(page, '/blogs');
  const arrow = page.locator('article svg').first();
  await expect(arrow).toHaveCSS('transition-property', 'opacity, translate');
});
