import { posix } from 'node:path';
import { imageSize } from 'image-size';

/** Width in pixels; networks show a large card for pictures of this size. */
const CARD_WIDTH = 1200;
/** Height in pixels of such a card. */
const CARD_HEIGHT = 630;
/** WhatsApp shows no card for a picture of this many bytes or more. */
export const MOST_BYTES = 300_000;

/**
 * What is wrong with a page’s picture for shared links; undefined if nothing is.
 * @param readFile gives a file of the site by its path, or undefined
 */
export function findCardFault(
  path: string,
  html: string,
  siteUrl: string,
  readFile: (path: string) => Buffer | undefined,
): string | undefined {
  const address = html.match(/<meta\b[^>]*\bproperty="og:image"[^>]*>/)?.[0].match(/\bcontent="([^"]+)"/)?.[1];
  if (!address) return `${path}: the page has no picture for shared links (og:image).`;
  if (!address.startsWith(`${siteUrl}/`))
    return `${path}: the picture for shared links is not on this site: ${address}.`;
  const file = readFile(address.slice(siteUrl.length));
  if (!file) return `${path}: the picture for shared links is missing: ${address}.`;
  const { width, height, type } = imageSize(file);
  if (type !== 'jpg' || width !== CARD_WIDTH || height !== CARD_HEIGHT)
    return `${path}: the picture for shared links is a ${type} of ${width} × ${height}; it must be a jpg of ${CARD_WIDTH} × ${CARD_HEIGHT}: ${address}.`;
  if (file.length >= MOST_BYTES)
    // The build names it after its file, which may be a PNG or WebP.
    return `${path}: the picture for shared links has ${file.length} bytes; it must have less than ${MOST_BYTES}: ${address}. Put a calmer or less detailed picture in the place of “${posix.parse(address).name}” in content/.`;
  return undefined;
}
