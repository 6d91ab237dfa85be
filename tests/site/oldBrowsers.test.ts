/** What browsers of some years ago, whose phones get no newer one, would throw away as a whole. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every script by its name; those that stand in pages, by a page without a message form and one with it. */
const scripts = new Map([
  ...readdirSync('dist')
    .filter((name) => name.endsWith('.js'))
    .map((name): [string, string] => [name, readFileSync(join('dist', name), 'utf8')]),
  ...['index.html', 'contact.html'].map((page): [string, string] => {
    const html = readFileSync(join('dist', page), 'utf8');
    const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code!);
    expect(inline.join('').length).toBeGreaterThan(1000);
    return [page, inline.join('\n')];
  }),
]);
/** Names of the scripts in which something occurs. */
const scriptsWith = (pattern: RegExp) => [...scripts].filter(([, code]) => pattern.test(code)).map(([name]) => name);

test('no script has a pattern that looks behind, at which Safari before 16.4 drops the whole file', () => {
  expect(scripts.size).toBeGreaterThan(5);
  expect(scriptsWith(/\(\?<[=!]/)).toEqual([]);
});

test('no script asks for :has(), at which Firefox before 121 throws', () => {
  expect(scriptsWith(/:has\(/)).toEqual([]);
});
