/**
 * Says whether a picture file is complete. Its size is stored at its start, so a truncated copy has one too, and only a
 * build would fail on it.
 */

/** Length of a JPEG segment with its marker. */
function lengthOfPart(data: Buffer, at: number, marker: number): number {
  // A fill byte.
  if (marker === 0xff) return 1;
  // A byte of the image data, or a marker within it; all other markers are followed by a length.
  if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || at + 4 > data.length) return 2;
  return 2 + data.readUInt16BE(at + 2);
}

/** Whether a JPEG has its end marker; whatever cameras append does not matter, and an embedded preview is skipped. */
function isWholeJpeg(data: Buffer): boolean {
  let at = data.indexOf(0xff, 2);
  while (at >= 0 && at + 1 < data.length) {
    const marker = data[at + 1]!;
    if (marker === 0xd9) return true;
    at = data.indexOf(0xff, at + lengthOfPart(data, at, marker));
  }
  return false;
}

/** Whether a PNG is complete to the end of its last chunk. */
function isWholePng(data: Buffer): boolean {
  for (let at = 8; at + 8 <= data.length;) {
    const end = at + 12 + data.readUInt32BE(at);
    if (data.toString('latin1', at + 4, at + 8) === 'IEND') return end <= data.length;
    at = end;
  }
  return false;
}

/** Whether a WebP is as long as its header says. */
const isWholeWebp = (data: Buffer) => data.length >= 12 && data.readUInt32LE(4) + 8 <= data.length;

const checks: Record<string, (data: Buffer) => boolean> = { jpg: isWholeJpeg, png: isWholePng, webp: isWholeWebp };

/** Whether a picture’s format, as `image-size` names it, is one that the site’s pictures may have. */
export const isKnownFormat = (format: string): boolean => Object.hasOwn(checks, format);

/** Whether a picture ends before its image does. */
export const endsEarly = (data: Buffer, format: string): boolean => !(checks[format]?.(data) ?? true);
