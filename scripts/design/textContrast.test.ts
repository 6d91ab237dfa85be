/** The main text and the muted one reach AAA (7:1, WCAG 1.4.6) on each ground that bands may have. */
import { readFileSync } from 'node:fs';
import { contrast, luminance } from './measureContrast';

const [raw, tokens] = ['raw', 'tokens'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')) as [
  string,
  string,
];
const [light, dark] = tokens.split("[data-ground='dark']") as [string, string];

/** The colour of a role, by the raw scale: red, green and blue, 0 to 255. */
function colourOf(role: string, roles: string): [number, number, number] {
  const step = roles.match(`${role}: var\\((--[\\w-]+)\\);`)![1];
  const digits = raw.match(`${step}: #([0-9a-f]{3,6});`)![1]!;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
}

const grounds = (names: readonly string[]) => names.map((name) => colourOf(`--color-${name}`, light));

test.each([
  ['light', light, ['ground', 'ground-warm', 'ground-sand', 'ground-cool', 'surface']],
  ['dark', dark, ['ground-dark', 'ground-deep']],
])('on %s grounds', (_, roles, names) => {
  for (const role of ['--color-text', '--color-text-muted']) {
    const own = luminance(colourOf(role, roles));
    for (const [index, ground] of grounds(names).entries()) {
      const ratio = contrast(own, luminance(ground));
      expect([role, names[index], ratio >= 7]).toEqual([role, names[index], true]);
    }
  }
});
