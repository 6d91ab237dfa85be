import { createRequire } from 'node:module';
import type sharpOfGatsby from 'sharp';
import type { AvifOptions } from 'sharp';
import { AVIF_EFFORT, setAvifEffort } from './avifEffort';

/** The effort that the sharp of Gatsby’s plugin makes an AVIF file with. */
function effortOf(options?: AvifOptions): number {
  const sharp = createRequire(require.resolve('gatsby-plugin-sharp'))('sharp') as typeof sharpOfGatsby;
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).avif(options);
  return (picture as unknown as { options: { heifEffort: number } }).options.heifEffort;
}

test('pictures of Gatsby’s plugin are made with this effort, and others with the one that they name', () => {
  expect(effortOf({ quality: 45 })).not.toBe(AVIF_EFFORT);
  setAvifEffort();
  expect(effortOf({ quality: 45 })).toBe(AVIF_EFFORT);
  expect(effortOf()).toBe(AVIF_EFFORT);
  expect(effortOf({ effort: 9 })).toBe(9);
});
