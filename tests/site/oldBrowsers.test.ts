/** What browsers of some years ago, whose phones get no newer one, would throw away as a whole. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const scripts = readdirSync('dist').filter((name) => name.endsWith('.js'));
/** Names of the scripts in which something occurs. */
const scriptsWith = (pattern: RegExp) =>
  scripts.filter((name) => pattern.test(readFileSync(join('dist', name), 'utf8')));

test('no script has a pattern that looks behind, at which Safari before 16.4 drops the whole file', () => {
  expect(scripts.length).toBeGreaterThan(5);
  expect(scriptsWith(/\(\?<[=!]/)).toEqual([]);
});

test('no script asks for :has(), at which Firefox before 121 throws', () => {
  expect(scriptsWith(/:has\(/)).toEqual([]);
});
