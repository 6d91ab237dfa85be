/**
 * A page holds only the styles that its own HTML can use (src/gatsby/assemble/pageStyles.ts); the whole sheet comes with
 * React. Nothing that is on the page may look different for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { anArticle, someHindiArticle, someCrisisArticle } from './articles';
import { expect, fetchNothingAhead, follow, test, waitForReact } from './fixtures';
import { kinds } from './sitePaths';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

const sheet = () => readFileSync(`dist/${readdirSync('dist').find((file) => /^styles-\w+\.css$/.test(file))!}`, 'utf8');

const PATHS = [...kinds, ...someHindiArticle, ...someCrisisArticle];

/** Elements, named by tag and class, that computed styles of the page and of the page with the sheet tell apart. */
function compareStyles(page: Page, styles: string) {
  return page.evaluate((text) => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const dialog of document.querySelectorAll('dialog')) dialog.show();
    // What is left out far from the window has no measures to compare.
    const shown = Object.assign(document.createElement('style'), {
      textContent: '* { content-visibility: visible !important; }',
    });
    document.body.append(shown);
    const elements = [...document.querySelectorAll('*')].filter((element) => !element.closest('head'));
    const names = [...getComputedStyle(document.documentElement)];
    const read = () =>
      elements.flatMap((element) =>
        [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') return 'none';
          return names.map((name) => style.getPropertyValue(name)).join(';');
        }),
      );
    const before = read();
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
    const after = read();
    const differing = after.flatMap((style, index) => (style === before[index] ? [] : Math.floor(index / 3)));
    return {
      compared: before.length,
      differing: [...new Set(differing)].map((index) => elements[index]!.outerHTML.slice(0, 120)),
    };
  }, styles);
}

for (const [width, paths] of [
  [390, PATHS],
  [1440, ['/', anArticle, '/services/telepsychiatry']],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const path of paths)
      test(`the whole sheet changes nothing on ${path}`, async ({ page }) => {
        await fetchNothingAhead(page);
        await page.route(/\.(?:js|css)$/, (route) => route.fulfill({ status: 404, body: '' }));
        await page.goto(path);
        const { compared, differing } = await compareStyles(page, sheet());
        expect(compared).toBeGreaterThan(500);
        expect(differing).toEqual([]);
      });
  });

test('a page that React draws has its styles, though the page before it had not', async ({ page }) => {
  await page.goto('/contact');
  const own = await page.locator('style[data-identity="gatsby-global-css"]').textContent();
  await page.keyboard.press('F8');
  await waitForReact(page);
  await follow(page, 'Home', '/');
  const known = new Set([...sheet().matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
  const classes = await page
    .locator('main [class]')
    .evaluateAll((elements) => elements.flatMap((element) => [...element.classList]));
  const lacking = new Set(classes.filter((name) => known.has(name) && !own!.includes(`.${name}`)));
  expect(lacking.size).toBeGreaterThan(10);
  await expect(page.locator('link[rel="stylesheet"][href^="/styles-"]:not([media])')).toHaveCount(1);
});
