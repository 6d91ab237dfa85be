import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { isHidden, readContent } from './readContent';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAADElEQVR4nGNgoBcAAABuAAHDHr4NAAAAAElFTkSuQmCC',
  'base64',
);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'blog'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, data: string | Buffer) => writeFileSync(join(folder, path), data);

test('reads JSON files and the sizes of pictures, at any depth', () => {
  write('clinic.json', '{}');
  write('blog/sleep.json', '{ "ü": 1 }');
  write('blog/sleep.png', png);
  const { files, pictures } = readContent(folder);
  expect(files).toHaveLength(2);
  expect(files).toContainEqual({ path: 'blog/sleep.json', text: '{ "ü": 1 }' });
  expect([...pictures]).toEqual([['blog/sleep.png', { width: 3, height: 2 }]]);
});

test('marks a picture that can’t be read', () => {
  write('blog/broken.jpg', 'no picture');
  write('blog/empty.webp', '');
  expect([...readContent(folder).pictures].sort()).toEqual([
    ['blog/broken.jpg', null],
    ['blog/empty.webp', null],
  ]);
});

test.each(['gif', 'avif'] as const)('tells what a picture is whose name says otherwise: %s', async (format) => {
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } });
  write('blog/night.jpg', await image.toFormat(format).toBuffer());
  expect([...readContent(folder).pictures]).toEqual([
    ['blog/night.jpg', { width: 30, height: 20, foreignFormat: format.toUpperCase() }],
  ]);
});

test('marks a picture that ends too early, though its size can be read', () => {
  write('blog/cut.png', png.subarray(0, -12));
  write('blog/whole.png', png);
  const { pictures } = readContent(folder);
  expect(pictures.get('blog/cut.png')).toEqual({ width: 3, height: 2, endsEarly: true });
  expect(pictures.get('blog/whole.png')).toEqual({ width: 3, height: 2 });
});

test('tells the size of a picture only where it is too much', () => {
  const append = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
  write('blog/large.png', append(10_000_000));
  write('blog/huge.png', append(12_345_678));
  const { pictures } = readContent(folder);
  expect(pictures.get('blog/large.png')).toEqual({ width: 3, height: 2 });
  expect(pictures.get('blog/huge.png')).toEqual({ width: 3, height: 2, megabytes: 12.3 });
});

test('marks a text that is no UTF-8', () => {
  write('blog/a.json', Buffer.from('{ "a": "caf\u00e9" }', 'latin1'));
  write('blog/b.json', '{ "a": "caf\u00e9" }');
  expect(readContent(folder).files).toEqual([
    { path: 'blog/a.json', text: '{ "a": "caf\ufffd" }', isUtf8: false },
    { path: 'blog/b.json', text: '{ "a": "caf\u00e9" }' },
  ]);
});

test('names other files too, so that a lost one is found, but none whose name starts with a dot', () => {
  mkdirSync(join(folder, '.notes'));
  write('blog/sleep.json.txt', 'lost');
  for (const hidden of ['.DS_Store', 'blog/.draft.json', 'blog/._sleep.json', 'blog/._sleep.jpg', '.notes/list.json'])
    write(hidden, '{}');
  const { files, pictures } = readContent(folder);
  expect(files).toEqual([{ path: 'blog/sleep.json.txt', text: '' }]);
  expect([...pictures]).toEqual([]);
});

test.each([
  ['.DS_Store', true],
  ['blog/._sleep.json', true],
  ['.notes/list.json', true],
  ['', false],
  ['blog', false],
  ['blog/sleep.v2.json', false],
  ['../blog/sleep.json', false],
])('%j is hidden: %s', (path, hidden) => {
  expect(isHidden(path)).toBe(hidden);
});
