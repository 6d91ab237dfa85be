/** What browsers of some years ago, whose phones get no newer one, would throw away as a whole. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

test('no script has a pattern that looks behind, at which Safari before 16.4 drops the whole file', () => {
  const scripts = readdirSync('dist').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => /\(\?<[=!]/.test(readFileSync(join('dist', name), 'utf8')))).toEqual([]);
});
