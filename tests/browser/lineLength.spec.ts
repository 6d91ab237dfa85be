/** Readers find the next line easily: lines have at most 80 characters (WCAG 1.4.8), 60 to 70 in the mean. */
import { expectShortLines } from './accessibility';
import { openInItsFonts, test } from './fixtures';
import { kinds } from './sitePaths';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true, viewport: { width: 768, height: 900 } });

// In the fonts that most people read. In those of a device, a little wider or narrower, at 1440 px: accessibility.spec.ts.
for (const path of kinds)
  test(`no line of ${path} is longer than 80 characters at 768 px`, async ({ page }) => {
    await openInItsFonts(page, path);
    await expectShortLines(page);
  });
