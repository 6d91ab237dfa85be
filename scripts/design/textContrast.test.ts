/** Every row of the table of colours in docs/styling.md has the contrast that it names. */
import { readFileSync } from 'node:fs';
import { contrast, luminance } from './measureContrast';
import { colourRoles, readColour } from './readColours';

const DARK_GROUNDS = ['ground-dark', 'ground-deep'];

/** A row: roles, what they may stand on, and the least contrast there; NaN if no pair of roles has one. */
interface Row {
  roles: string[];
  grounds: string[];
  least: number;
}

const namesIn = (cell: string) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);
const table: Row[] = readFileSync('docs/styling.md', 'utf8')
  .split('| Role (')[1]!
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').slice(1, 4))
  .map(([roles, grounds, least]) => ({ roles: namesIn(roles!), grounds: namesIn(grounds!), least: Number(least) }));

/** Red, green and blue, 0 to 255. */
function channelsOf(colour: string): [number, number, number] {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
  return [1, 3, 5].map((at) => parseInt(digits.slice(at, at + 2), 16)) as [number, number, number];
}

/** Contrast of a role with what it stands on. */
function contrastOn(role: string, ground: string): number {
  const kind = DARK_GROUNDS.includes(ground) ? 'dark' : 'light';
  return contrast(luminance(channelsOf(readColour(role, kind))), luminance(channelsOf(readColour(ground))));
}

test('what stands on a ground keeps the contrast that the guide on styling names', () => {
  const pairs = table
    .filter(({ least }) => !Number.isNaN(least))
    .flatMap(({ roles, grounds, least }) =>
      roles.flatMap((role) => grounds.map((ground) => ({ role, ground, least, ratio: contrastOn(role, ground) }))),
    );
  expect(pairs.length).toBeGreaterThan(40);
  expect(
    pairs
      .filter(({ ratio, least }) => ratio < least)
      .map(
        ({ role, ground, least, ratio }) =>
          `--color-${role} on --color-${ground}: ${ratio.toFixed(2)}, at least ${least} (docs/styling.md, “Colours”)`,
      ),
  ).toEqual([]);
});

test('the main text and the muted one reach AAA (7:1, WCAG 1.4.6) on each ground that bands may have', () => {
  for (const ground of colourRoles.filter((role) => /^ground|^surface$/.test(role)))
    for (const role of ['text', 'text-muted'])
      expect(
        table.filter(({ roles, grounds, least }) => roles.includes(role) && grounds.includes(ground) && least >= 7),
      ).toHaveLength(1);
});

test('each colour role stands in the guide', () => {
  const named = new Set(table.flatMap(({ roles, grounds }) => [...roles, ...grounds]));
  expect(colourRoles.filter((role) => !named.has(role))).toEqual([]);
  expect([...named].filter((name) => !colourRoles.includes(name))).toEqual([]);
});
