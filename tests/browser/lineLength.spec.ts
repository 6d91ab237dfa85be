/** Readers find the next line easily: lines have at most 80 characters (WCAG 1.4.8), 60 to 70 in the mean. */
import { bringAllParts, expect, open, openInItsFonts, test } from './fixtures';
import { kinds } from './sitePaths';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

const MOST = 80;

/** Paragraphs of the content whose longest line is longer than that, with its length; those of one line need no way back. */
function findLongLines(most: number): string[] {
  const range = document.createRange();
  const longestOf = (paragraph: Element): number => {
    const lines = new Map<number, number>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { width, bottom } = range.getBoundingClientRect();
        if (width > 0) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1);
      }
    }
    return lines.size > 1 ? Math.max(...lines.values()) : 0;
  };
  return [...document.querySelectorAll('main :is(p, li, dd, figcaption):not(:has(p, li))')]
    .map((paragraph) => ({ longest: longestOf(paragraph), words: paragraph.textContent!.slice(0, 60) }))
    .filter(({ longest }) => longest > most)
    .map(({ longest, words }) => `${longest}: ${words}`);
}

// Of the lines that most people read, and of those in the fonts of a device, which are a little wider or narrower.
for (const [width, openAs] of [
  [768, openInItsFonts],
  [1440, open],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const path of kinds)
      test(`no line of ${path} is longer than ${MOST} characters`, async ({ page }) => {
        await openAs(page, path);
        await bringAllParts(page);
        const answers = page.locator('main details');
        await answers.evaluateAll((all) => all.forEach((answer) => answer.removeAttribute('name')));
        await answers.evaluateAll((all) => all.forEach((answer) => answer.setAttribute('open', '')));
        expect(await page.evaluate(findLongLines, MOST)).toEqual([]);
      });
  });
}
