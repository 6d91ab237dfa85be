/** Networks show a large card for pictures of this size, and WhatsApp none above this weight. */
import { imageSize } from 'image-size';

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;
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
    return `${path}: the picture for shared links has ${file.length} bytes; it must have less than ${MOST_BYTES}: ${address}.`;
  return undefined;
}
