import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from './readContent';

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

test('names other files too, so that a lost one is found, but none whose name starts with a dot', () => {
  write('blog/sleep.json.txt', 'lost');
  write('.DS_Store', '');
  expect(readContent(folder).files).toEqual([{ path: 'blog/sleep.json.txt', text: '' }]);
});
