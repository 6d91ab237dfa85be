/**
 * `npm run sheet:pictures`: puts every picture of `content/` with its name on one sheet,
 * `docs/screenshots/pictures.jpg`, to compare their style and for the documentation. Run it again when pictures change.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

const OUT = 'docs/screenshots/pictures.jpg';
const FOLDERS = ['pages', 'services', 'blog', 'team'];
/** Pixels. */
const CELL = { width: 256, height: 192, label: 24, gap: 10 };
const COLUMNS = 6;
/** The most bytes that the sheet may have. */
export const MOST_BYTES = 300_000;

interface Placed {
  /** Path under `content/` without its ending. */
  name: string;
  x: number;
  y: number;
}

/**
 * Where each picture’s cell begins, folder after folder in the given order, each on a new row; and the sheet’s size in
 * pixels.
 * @throws if a picture is in none of the folders
 */
export function layOut(names: readonly string[], folders = FOLDERS, columns = COLUMNS) {
  const placed: Placed[] = [];
  const step = { x: CELL.width + CELL.gap, y: CELL.height + CELL.label + CELL.gap };
  let row = 0;
  for (const folder of folders) {
    const own = names.filter((name) => name.startsWith(`${folder}/`)).sort();
    own.forEach((name, index) =>
      placed.push({
        name,
        x: CELL.gap + (index % columns) * step.x,
        y: CELL.gap + (row + Math.floor(index / columns)) * step.y,
      }),
    );
    row += Math.ceil(own.length / columns);
  }
  const left = names.filter((name) => !placed.some((picture) => picture.name === name));
  if (left.length) throw new Error(`No row on the sheet for: ${left.join(', ')}`);
  return { placed, width: CELL.gap + columns * step.x, height: CELL.gap + row * step.y };
}

/** The names under their pictures, as an SVG. */
function drawLabels({ placed, width, height }: ReturnType<typeof layOut>): Buffer {
  const labels = placed.map(
    ({ name, x, y }) =>
      `<text x="${x}" y="${y + CELL.height + 16}">${name.replace('child-and-adolescent', 'child-and-adol.')}</text>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans, Arial, sans-serif" font-size="12" fill="#10383c">${labels.join('')}</svg>`,
  );
}

async function main() {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.jpg'.length));
  const sheet = layOut(names);
  const small = await Promise.all(
    sheet.placed.map(async ({ name, x, y }) => {
      const { data, info } = await sharp(`content/${name}.jpg`)
        .resize(CELL.width, CELL.height, { fit: 'inside' })
        .toBuffer({ resolveWithObject: true });
      return { input: data, left: x, top: y + CELL.height - info.height };
    }),
  );
  const picture = await sharp({
    create: { width: sheet.width, height: sheet.height, channels: 3, background: '#fbf6ed' },
  })
    .composite([...small, { input: drawLabels(sheet), left: 0, top: 0 }])
    .png()
    .toBuffer();
  for (const quality of [82, 74, 66, 58, 50]) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length > MOST_BYTES) continue;
    writeFileSync(resolve(OUT), jpeg);
    return console.log(`${names.length} pictures on ${OUT}: ${Math.round(jpeg.length / 1000)} kB`);
  }
  throw new Error(`The sheet does not fit into ${MOST_BYTES} bytes: lower the cells' size.`);
}

if (require.main === module) void main();
