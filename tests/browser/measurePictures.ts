/** Pictures on the wire: how many of their pixels a place shows (docs/design.md). */
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

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

/** Every picture of the page that has a place, with its pixels, once all have loaded. */
async function measurePictures(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) => image.offsetWidth > 0 && new URL(image.currentSrc || image.src).host === location.host,
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

/** No picture that has a place is much larger or smaller than it shows, and each comes as AVIF. */
export async function expectFittingPictures(page: Page): Promise<void> {
  const shown = await measurePictures(page);
  expect.soft(shown.length, 'pictures').toBeGreaterThan(0);
  expect.soft(shown.filter(({ across }) => across > MOST).map(say), 'too large').toEqual([]);
  // No file is wider than the picture it was made from, so the widest may fall short on very dense screens.
  const coarse = shown.filter(({ density, isWidest }) => density < FEWEST && !isWidest);
  expect.soft(coarse.map(say), 'too small').toEqual([]);
  expect.soft(shown.filter(({ src }) => !src.endsWith('.avif')).map(say), 'no AVIF').toEqual([]);
}
