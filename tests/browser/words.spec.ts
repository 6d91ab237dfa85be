/** The narrowest window: no word is broken in two where a smaller picture or another line would spare it. */
import { expect, openInItsFonts, test } from './fixtures';
import { hindiArticle, kinds } from './sitePaths';
import { findBrokenWords, isWiderThanWindow } from './textFit';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

test.use({ viewport: { width: 320, height: 700 } });

for (const path of [...kinds, hindiArticle, '/services/neuropsychiatric-care'])
  test(`${path} breaks no word in two and does not scroll sideways`, async ({ page }) => {
    await openInItsFonts(page, path);
    expect(await page.evaluate(findBrokenWords, 'body')).toEqual([]);
    expect(await isWiderThanWindow(page)).toBe(false);
  });
