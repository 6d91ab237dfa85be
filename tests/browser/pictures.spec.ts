/**
 * Pictures on the wire: no more pixels than a place shows, and sharp enough (docs/design.md). When they come:
 * everyPage.spec.ts.
 */
import type { Page } from '@playwright/test';
import { bringAllParts, expect, test } from './fixtures';
import { hindiArticle, kinds as pageKinds } from './sitePaths';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

const kinds = [...pageKinds, hindiArticle];

/** Most pixels that a picture may have for each it shows, and fewest, along one side. */
const MOST = 1.3;
const FEWEST = 0.9;

interface Shown {
  src: string;
  /** Pixels of the file by pixels of its place, both across. */
  across: number;
  /** Pixels of the file by pixels that it covers; less than `across` where the place cuts its sides off. */
  density: number;
  /** Widest file that the page offers. */
  isWidest: boolean;
}

/** Every picture of the page with its pixels, once all have loaded. */
async function measurePictures(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) => new URL(image.currentSrc || image.src).host === location.host,
    );
    for (const image of images) image.loading = 'eager';
    return Promise.all(
      images.map(async (image) => {
        await image.decode();
        const bitmap = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
        const [width, height] = [image.offsetWidth * devicePixelRatio, image.offsetHeight * devicePixelRatio];
        const offered = [...image.parentElement!.querySelectorAll('source')]
          .filter(({ media, type }) => type === 'image/avif' && (!media || matchMedia(media).matches))
          .at(0)!
          .srcset.split(',');
        return {
          src: decodeURI(image.currentSrc.split('/').at(-1)!),
          across: bitmap.width / width,
          density: Math.min(bitmap.width / width, bitmap.height / height),
          isWidest: offered.at(-1)!.trim().startsWith(new URL(image.currentSrc).pathname),
        };
      }),
    );
  });
}

const say = ({ src, across, density }: Shown) => `${src}: ${across.toFixed(2)} across, ${density.toFixed(2)} dense`;

for (const [width, paths] of [
  [390, kinds],
  [768, ['/', '/about', '/blog/insomnia']],
  [1440, kinds],
] as const) {
  test.describe(`at ${width} px and two pixels to one`, () => {
    test.use({ viewport: { width, height: width < 700 ? 844 : 900 }, deviceScaleFactor: 2, reducedMotion: 'reduce' });

    for (const path of paths) {
      test(`${path} loads no picture much larger or smaller than it shows`, async ({ page }) => {
        // The splash stays, since its picture counts too.
        await page.goto(path);
        await bringAllParts(page);
        const shown = await measurePictures(page);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.filter(({ across }) => across > MOST).map(say)).toEqual([]);
        // No file is wider than the picture it was made from, so the widest may fall short on very dense screens.
        expect(shown.filter(({ density, isWidest }) => density < FEWEST && !isWidest).map(say)).toEqual([]);
        expect(shown.filter(({ src }) => !src.endsWith('.avif')).map(say)).toEqual([]);
      });
    }
  });
}
