/** The kitchen sink: every brick in each state, drawn from the site’s own components and styles without a build. */
import { renderKitchenSink } from '../../scripts/kitchenSink/renderKitchenSink';
import { findFaults } from './accessibility';
import { expect, test } from './fixtures';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

let html = '';
test.beforeAll(async () => {
  html = await renderKitchenSink();
});
test.beforeEach(async ({ page }) => {
  await page.route('**/kitchen-sink', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/kitchen-sink');
});

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('axe finds no fault in any brick, and none is wider than the window', async ({ page }) => {
      expect(await findFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

for (const ground of ['plain', 'sand', 'cool', 'dark']) {
  for (const variant of ['primary', 'secondary', 'outline']) {
    test(`a ${variant} button on the ${ground} ground looks its own in each state`, async ({ page }) => {
      const shelf = page.getByRole('region', { name: `Buttons, ${ground}` });
      const looks = await Promise.all(
        ['rest', 'hover', 'focus', 'active', 'disabled'].map((state) =>
          shelf.getByRole('button', { name: `${variant}, ${state}` }).evaluate((button) => {
            const { backgroundColor, boxShadow, outlineStyle, opacity, translate } = getComputedStyle(button);
            return [backgroundColor, boxShadow, outlineStyle, opacity, translate].join();
          }),
        ),
      );
      expect(new Set(looks).size).toBe(looks.length);
    });
  }
}

test('a field with a fault and a field that is disabled look unlike one at rest', async ({ page }) => {
  const look = (name: string) =>
    page.getByLabel(name, { exact: true }).evaluate((field) => {
      const { borderColor, backgroundColor } = getComputedStyle(field);
      return `${borderColor} ${backgroundColor}`;
    });
  const rest = await look('First name');
  expect(await look('E-mail, with a fault')).not.toBe(rest);
  expect(await look('Disabled')).not.toBe(rest);
});

test('a card only moves as it comes in: its words are never hidden; with reduced motion and on paper it stands still', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const look = () =>
    page
      .locator('.card')
      .first()
      .evaluate((card) => {
        const { animationName, opacity, visibility } = getComputedStyle(card);
        return { isMoving: animationName !== 'none', opacity, visibility };
      });
  expect(await look()).toEqual({ isMoving: true, opacity: '1', visibility: 'visible' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await look()).isMoving).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect((await look()).isMoving).toBe(false);
});

test('in forced colours every button and every field has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const bare = await page.locator('button[data-variant], a[data-variant], input, select, textarea').evaluateAll((all) =>
    all
      .filter((control) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(control);
        return borderTopWidth === '0px' || borderTopStyle === 'none' || borderTopColor === backgroundColor;
      })
      .map((control) => control.outerHTML.slice(0, 80)),
  );
  expect(bare).toEqual([]);
});
