import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, files } from './site';

test('nothing of the kitchen sink is in the finished site', () => {
  const read = files.filter((file) => /\.(?:html|js|css|json|xml|txt)$|^_/.test(file));
  expect(read.length).toBeGreaterThan(50);
  expect(files.filter((file) => /kitchen/i.test(file))).toEqual([]);
  expect(
    read.filter((file) => /kitchen.?sink|kitchenShelf|\bdata-example\b/i.test(readFileSync(join(dist, file), 'utf8'))),
  ).toEqual([]);
});
