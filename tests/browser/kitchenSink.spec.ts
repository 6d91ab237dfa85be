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

test('buttons differ in height by their size, in look by their variant and their state; fields by theirs; cards move only as they come in; forced colours leave all edges [NAV-21]', async ({
  page,
}) => {
  for (const ground of ['plain', 'sand', 'cool', 'dark'])
    await test.step(`buttons on the ${ground} ground`, async () => {
      const shelf = page.getByRole('region', { name: `Buttons, ${ground}` });
      const read = (name: string) =>
        shelf.getByRole('button', { name, exact: true }).evaluate((button) => {
          const { backgroundColor, borderTopColor, color, boxShadow, outlineStyle, opacity, translate } =
            getComputedStyle(button);
          return {
            height: Math.round(button.getBoundingClientRect().height),
            colours: [backgroundColor, borderTopColor, color].join(),
            state: [backgroundColor, boxShadow, outlineStyle, opacity, translate].join(),
          };
        });
      const colours = new Set<string>();
      for (const variant of ['primary', 'secondary', 'outline']) {
        const states = ['rest', 'hover', 'focus', 'active', 'disabled'].map((state) => read(`${variant}, ${state}`));
        const looks = (await Promise.all(states)).map(({ state }) => state);
        expect.soft(new Set(looks).size, `looks of the states of ${variant}`).toBe(looks.length);
        const [small, middle, large] = await Promise.all(['sm', 'md', 'lg'].map((size) => read(`${variant}, ${size}`)));
        expect.soft(small!.height, variant).toBeLessThan(middle!.height);
        expect.soft(middle!.height, variant).toBeLessThan(large!.height);
        colours.add(middle!.colours);
      }
      expect.soft(colours.size, 'looks of the variants').toBe(3);
    });

  await test.step('a field with a fault and a field that is disabled look unlike one at rest', async () => {
    const look = (name: string) =>
      page.getByLabel(name, { exact: true }).evaluate((field) => {
        const { borderColor, backgroundColor, opacity } = getComputedStyle(field);
        return `${borderColor} ${backgroundColor} ${opacity}`;
      });
    const rest = await look('First name');
    expect.soft(await look('E-mail, with a fault')).not.toBe(rest);
    expect.soft(await look('Disabled')).not.toBe(rest);
  });

  await test.step('in forced colours every button and every field has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const bare = await page
      .locator('button[data-variant], a[data-variant], input, select, textarea')
      .evaluateAll((all) =>
        all
          .filter((control) => {
            const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(control);
            return borderTopWidth === '0px' || borderTopStyle === 'none' || borderTopColor === backgroundColor;
          })
          .map((control) => control.outerHTML.slice(0, 80)),
      );
    expect.soft(bare).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('the words of a card are never hidden; with reduced motion and on paper it stands still', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    const look = () =>
      page
        .locator('.card')
        .first()
        .evaluate((card) => {
          const { animationName, opacity, visibility } = getComputedStyle(card);
          return { isMoving: animationName !== 'none', opacity, visibility };
        });
    expect.soft(await look()).toEqual({ isMoving: true, opacity: '1', visibility: 'visible' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft((await look()).isMoving).toBe(false);
    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
    expect.soft((await look()).isMoving).toBe(false);
  });
});
