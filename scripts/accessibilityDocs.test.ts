import { readFileSync } from 'node:fs';
import { listFiles } from '../src/gatsby/assemble/listFiles';

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, criterion, level, , shown] = line.split('|').map((cell) => cell.trim());
    return /^\d\.\d/.test(criterion ?? '') ? [{ id: criterion!.split(' ')[0]!, level: level!, shown: shown! }] : [];
  });

/** Success criteria of WCAG 2.2 at the levels A and AA, without 4.1.1, which is obsolete (w3.org/TR/WCAG22). */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

test.each([
  ['A', A],
  ['AA', AA],
])('docs/accessibility.md has every criterion of level %s once', (level, ids) => {
  expect(
    rows
      .filter((row) => row.level === level)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids.split(' ').sort());
});

test('it lists 55 criteria', () => expect(rows).toHaveLength(55));

test('every test that it names is there', () => {
  const files = ['src', 'tests'].flatMap((folder) => listFiles(folder).map((path) => `${folder}/${path}`));
  const missing = rows.flatMap(({ id, shown }) =>
    shown.split(';').flatMap((each) => {
      const [file = '', title = ''] = each.split(' › ').map((part) => part.trim());
      if (file.startsWith('review: ')) return [];
      const path = files.find((path) => path.endsWith(`/${file}`));
      return path && title && readFileSync(path, 'utf8').includes(title) ? [] : [`${id}: ${each}`];
    }),
  );
  expect(missing).toEqual([]);
});
