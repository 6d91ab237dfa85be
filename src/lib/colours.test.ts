import { readFileSync } from 'node:fs';
import { GROUND_COLOUR, THEME_COLOUR } from './colours';

test.each([
  ['--color-ground-dark', THEME_COLOUR],
  ['--color-ground', GROUND_COLOUR],
])('%s is %s in the styles too', (role, colour) => {
  const [raw, tokens] = ['raw', 'tokens'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'));
  const step = tokens!.match(`${role}: var\\((--[\\w-]+)\\);`)![1];
  expect(raw!.match(`${step}: (.*);`)![1]).toBe(colour);
});
