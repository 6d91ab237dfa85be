/**
 * The narrowest window: no word is broken in two where a smaller picture or another line would spare it, and one that is
 * wider than the window is.
 */
import { someHindiArticle } from './articles';
import { expect, openInItsFonts, test, waitForReact } from './fixtures';
import { kinds } from './sitePaths';
import { findBrokenWords, isWiderThanWindow } from './textFit';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

test.use({ viewport: { width: 320, height: 700 } });

for (const path of [...kinds, ...someHindiArticle, '/services/neuropsychiatric-care'])
  test(`${path} breaks no word in two and does not scroll sideways; very long words and titles break instead of widening the page [EDG-13]`, async ({
    page,
  }) => {
    await openInItsFonts(page, path);
    expect(await page.evaluate(findBrokenWords, { selector: 'body', room: Infinity })).toEqual([]);
    expect(await isWiderThanWindow(page)).toBe(false);

    await page.keyboard.press('Shift');
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
