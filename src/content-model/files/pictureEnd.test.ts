/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { endsEarly } from './pictureEnd';

const blog = resolve(__dirname, '../../../content/blog');
const noise = () =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
const kinds: [string, string, () => Promise<Buffer>][] = [
  ['JPEG', 'jpg', () => noise().jpeg({ quality: 95 }).toBuffer()],
  ['progressive JPEG', 'jpg', () => noise().jpeg({ progressive: true, mozjpeg: true }).toBuffer()],
  ['PNG', 'png', () => noise().png().toBuffer()],
  ['WebP', 'webp', () => noise().webp().toBuffer()],
  ['lossless WebP', 'webp', () => noise().webp({ lossless: true }).toBuffer()],
];

test.each(kinds)(
  'knows a whole %s, whatever follows it, from one that ends anywhere before',
  async (_, format, make) => {
    const data = await make();
    expect(endsEarly(data, format)).toBe(false);
    for (const after of ['\0\0\0', '\n', 'what a camera appends']) {
      expect(endsEarly(Buffer.concat([data, Buffer.from(after)]), format)).toBe(false);
    }
    const wrong = [];
    for (let length = 0; length < data.length; length += 1) {
      if (!endsEarly(data.subarray(0, length), format)) wrong.push(length);
    }
    expect(wrong).toEqual([]);
  },
);

test('is not misled by a small preview inside a JPEG, nor by zeros in place of what is lost', async () => {
  const [, , make] = kinds[0]!;
  const [data, preview] = [
    await make(),
    await sharp(await make())
      .resize(20)
      .jpeg()
      .toBuffer(),
  ];
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(preview.length + 2, 4);
  const whole = Buffer.concat([head, preview, data.subarray(2)]);
  expect(endsEarly(whole, 'jpg')).toBe(false);
  expect(endsEarly(whole.subarray(0, -200), 'jpg')).toBe(true);
  expect(endsEarly(Buffer.concat([whole.subarray(0, -200), Buffer.alloc(200)]), 'jpg')).toBe(true);
});

test('passes over bytes that fill up a JPEG before a marker', async () => {
  const [, , make] = kinds[0]!;
  const data = await make();
  const filled = Buffer.concat([data.subarray(0, -2), Buffer.from([0xff, 0xff]), data.subarray(-2)]);
  expect(endsEarly(filled, 'jpg')).toBe(false);
  expect(endsEarly(filled.subarray(0, -1), 'jpg')).toBe(true);
});

test('every picture of the blog is whole; a third of one is not', () => {
  const pictures = readdirSync(blog).filter((name) => name.endsWith('.jpg'));
  expect(pictures.filter((name) => endsEarly(readFileSync(resolve(blog, name)), 'jpg'))).toEqual([]);
  const data = readFileSync(resolve(blog, pictures[0]!));
  expect(endsEarly(data.subarray(0, data.length / 3), 'jpg')).toBe(true);
});
