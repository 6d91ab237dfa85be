import { resolve } from 'node:path';
import { readContent } from '../../../src/content-model/files/readContent';
import { structureRules } from '../../../src/content-model/rules/allRules';
import { spanFaults } from './spanFaults';
import { makeBase, tryFault } from './trial';

const { files, pictures } = readContent(resolve(__dirname, '../../../content'));

/** The shipped content with some lists of its clinic left out. */
const baseWithout = (...lists: string[]) =>
  makeBase(
    files.map(({ path, text }) => {
      const whole = JSON.parse(text) as object;
      const kept = Object.entries(whole).filter(([key]) => path !== 'clinic.json' || !lists.includes(key));
      const data = Array.isArray(whole) ? whole : Object.fromEntries(kept);
      return { path, data, text: JSON.stringify(data, null, 2) };
    }),
    pictures,
    structureRules,
  );

test.each([
  ['both lists', []],
  ['no closures', ['closures']],
  ['no notices', ['notices']],
  ['neither', ['closures', 'notices']],
])('days are broken in a clinic with %s, and told', (_, lists) => {
  const base = baseWithout(...lists);
  const faults = spanFaults(base);
  expect(faults.map(({ kind }) => kind)).toEqual(spanFaults(baseWithout()).map(({ kind }) => kind));
  for (const fault of faults)
    expect([fault.kind, tryFault(base, fault.file, fault.path, fault).verdict]).toEqual([fault.kind, undefined]);
});
