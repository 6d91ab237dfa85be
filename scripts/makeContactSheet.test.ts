import { statSync } from 'node:fs';
import { layOut, MOST_BYTES } from './makeContactSheet';

describe('layOut', () => {
  const names = ['team/b', 'pages/c', 'pages/a', 'pages/b', 'team/a'];

  test('puts each folder on rows of its own, in order of name', () => {
    const { placed } = layOut(names, ['pages', 'team'], 2);
    expect(placed.map(({ name }) => name)).toEqual(['pages/a', 'pages/b', 'pages/c', 'team/a', 'team/b']);
    const rows = placed.map(({ y }) => y);
    expect(new Set(rows).size).toBe(3);
    expect(rows[0]).toBe(rows[1]);
    expect(rows[3]).toBe(rows[4]);
  });

  test('keeps every cell on the sheet and none on another', () => {
    const { placed, width, height } = layOut(names, ['pages', 'team'], 2);
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(names.length);
    expect(Math.max(...placed.map(({ x }) => x))).toBeLessThan(width - 256);
    expect(Math.max(...placed.map(({ y }) => y))).toBeLessThan(height - 192);
  });

  test('refuses a picture that has no row', () => {
    expect(() => layOut(['other/a'], ['pages'])).toThrow('other/a');
  });
});

test('the sheet in the documentation is light', () => {
  expect(statSync('docs/screenshots/pictures.jpg').size).toBeLessThan(MOST_BYTES);
});
