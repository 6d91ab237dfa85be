import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { COLOURS, packIco } from './makeIcons';

test('the .ico file holds the mark in the three sizes that windows and tabs ask for', () => {
  const { type, images } = imageSize(readFileSync('static/favicon.ico'));
  expect([type, images?.map(({ width }) => width)]).toEqual(['ico', [16, 32, 48]]);
});

test('an .ico file holds its pictures whole, one after the other', async () => {
  const draw = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 4, background: '#1f6266' } })
      .png()
      .toBuffer();
  const pictures = await Promise.all([16, 32].map(async (size) => ({ size, png: await draw(size) })));
  const ico = packIco(pictures);
  for (const [index, { png }] of pictures.entries()) {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)];
    expect(ico.subarray(offset, offset + length)).toEqual(png);
  }
});

test('the drawn icon follows the colour scheme of the system', () =>
  expect(readFileSync('static/favicon.svg', 'utf8')).toContain('prefers-color-scheme:dark'));

test('the icons have the site’s colours; if not, run npm run icons', async () => {
  const { door, sun, ground, doorOnGround, sunOnGround } = COLOURS;
  const fills = [...readFileSync('static/favicon.svg', 'utf8').matchAll(/fill:(#[0-9a-f]+)/g)].map(([, fill]) => fill);
  expect(fills).toEqual([door, sun, doorOnGround, sunOnGround]);
  const corner = await sharp('static/icons/icon-512.png')
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(`#${corner.subarray(0, 3).toString('hex')}`).toBe(ground);
});
