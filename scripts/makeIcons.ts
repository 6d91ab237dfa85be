/**
 * `npm run icons`: draws the site’s icons from the clinic’s mark (art/logo/logo-mark.svg) into `static/`. They are kept in
 * the repository; run this again when the mark or its colours change.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { readColour } from './design/readColours';

/** Of the mark, and of the mark on the dark ground. */
export const COLOURS = {
  door: readColour('action'),
  sun: readColour('logo-sun'),
  ground: readColour('ground-dark'),
  doorOnGround: readColour('text', 'dark'),
  sunOnGround: readColour('logo-sun', 'dark'),
};
/** Side of the mark’s own square. */
const MARK = 48;

/** The mark’s outlines: doorway, sun, threshold. */
function readMark(file: string): { sun: string; door: string } {
  const outlines =
    readFileSync(file, 'utf8')
      .match(/ d="([^"]+)"/)?.[1]
      ?.split(/(?=M)/) ?? [];
  const [door, sun, threshold] = outlines;
  if (!door || !sun || !threshold || outlines.length !== 3)
    throw new Error(`${file} must hold one path of three outlines: doorway, sun, threshold.`);
  return { sun, door: door + threshold };
}

/** The mark in the middle of a coloured square, filling a share of its width. */
function drawOnGround({ sun, door }: ReturnType<typeof readMark>, size: number, share: number): Buffer {
  const scale = (size * share) / MARK;
  const offset = (size * (1 - share)) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${COLOURS.ground}"/><g transform="translate(${offset} ${offset}) scale(${scale})"><path fill="${COLOURS.doorOnGround}" d="${door}"/><path fill="${COLOURS.sunOnGround}" d="${sun}"/></g></svg>`,
  );
}

const toPng = (svg: Buffer) => sharp(svg).png({ compressionLevel: 9, palette: true }).toBuffer();

/** An .ico file that holds PNGs of several sizes. */
export function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

async function main() {
  const mark = readMark(resolve('art/logo/logo-mark.svg'));
  const folder = resolve('static');
  mkdirSync(join(folder, 'icons'), { recursive: true });
  const style = `.d{fill:${COLOURS.door}}.s{fill:${COLOURS.sun}}@media(prefers-color-scheme:dark){.d{fill:${COLOURS.doorOnGround}}.s{fill:${COLOURS.sunOnGround}}}`;
  writeFileSync(
    join(folder, 'favicon.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK} ${MARK}"><style>${style}</style><path class="d" d="${mark.door}"/><path class="s" d="${mark.sun}"/></svg>\n`,
  );
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await toPng(drawOnGround(mark, size, 0.8)) })),
  );
  writeFileSync(join(folder, 'favicon.ico'), packIco(small));
  // Systems cut corners off; of a maskable icon they may keep only the middle circle, four fifths wide.
  const icons: [name: string, size: number, share: number][] = [
    ['apple-touch-icon.png', 180, 0.62],
    ['icons/icon-192.png', 192, 0.7],
    ['icons/icon-512.png', 512, 0.7],
    ['icons/icon-maskable-512.png', 512, 0.5],
  ];
  for (const [name, size, share] of icons)
    writeFileSync(join(folder, name), await toPng(drawOnGround(mark, size, share)));
  console.log(`Drew favicon.svg, favicon.ico and ${icons.length} icons into ${folder}`);
}

if (require.main === module) void main();
