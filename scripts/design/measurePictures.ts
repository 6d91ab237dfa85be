/** Weight of a page’s pictures in the files that the browser chose. */
import type { Page } from '@playwright/test';

/** Bytes of a page’s own pictures. */
export interface PictureWeights {
  /** Bytes that load at once: the first view’s picture and the splash’s. */
  first: number;
  /** Bytes of all pictures, once the page has been read to its end. */
  all: number;
}

/** Weighs the site’s own pictures of the page at its window’s width and density. */
export const measurePictures = (page: Page): Promise<PictureWeights> =>
  page.evaluate(async () => {
    const own = [...document.images].filter((image) => new URL(image.currentSrc || image.src).host === location.host);
    const early = own.filter((image) => image.loading !== 'lazy');
    for (const image of own) image.loading = 'eager';
    await Promise.all(own.map((image) => image.decode().catch(() => undefined)));
    const weigh = async (images: HTMLImageElement[]) => {
      const sizes = await Promise.all(
        [...new Set(images.map((image) => image.currentSrc))].map(
          async (src) => (await (await fetch(src)).arrayBuffer()).byteLength,
        ),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    return { first: await weigh(early), all: await weigh(own) };
  });
