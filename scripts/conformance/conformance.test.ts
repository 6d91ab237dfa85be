import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFaults } from './findFaults';
import { findTests, type FoundTest } from './findTests';
import { readTests } from './readTests';
import { readStatements, withTestColumn } from './table';

const root = resolve(__dirname, '../..');
const row = (id: string, cell = '') => `| ${id} | Says ${id} | 2, 4 | ${cell}|`;
const pageOf = (...rows: string[]) =>
  [
    '# Page',
    '',
    '<!-- count -->',
    '',
    '| Id | Statement | Source | Tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
const testOf = (...ids: string[]): FoundTest => ({ file: 'tests/browser/menu.spec.ts', title: 'opens', ids });

describe('findTests', () => {
  const titles = (source: string) => findTests('a.spec.tsx', source).map(({ title, ids }) => [title, ids]);

  test.each([
    ["test('opens [NAV-07, NAV-08]', () => {})", [['opens', ['NAV-07', 'NAV-08']]]],
    ["it('opens', () => {})", [['opens', []]]],
    ["test.describe('menu', () => { test('opens [NAV-07]', () => {}); })", [['menu › opens', ['NAV-07']]]],
    ["look.describe('menu', () => { look('opens [NAV-07]', () => {}); })", [['menu › opens', ['NAV-07']]]],
    ['for (const w of [1, 2]) test(`at ${w} px [NAV-07]`, () => {})', [['at … px', ['NAV-07']]]],
    ["test.each([['a [XXX-01]']])('has %s [NAV-07]', () => {})", [['has %s', ['NAV-07']]]],
    [
      "test(isWide ? 'opens [NAV-07]' : 'stays shut [NAV-08]', () => {})",
      [
        ['opens', ['NAV-07']],
        ['stays shut', ['NAV-08']],
      ],
    ],
    ["test('[NAV-07] opens', () => {})", [['[NAV-07] opens', []]]],
    ["test.use({ a: 1 }); other('opens [NAV-07]'); // test('opens [NAV-07]')", []],
  ])('%s', (source, expected) => expect(titles(source)).toEqual(expected));
});

describe('the table', () => {
  test('its rows are the statements', () => {
    expect(readStatements(pageOf(row('NAV-01'), row('NAV-02', 'old text ')))).toEqual(
      ['NAV-01', 'NAV-02'].map((id) => ({ id, text: `Says ${id}`, source: '2, 4' })),
    );
  });

  test('tests are written beside their statements, those on the built site first, each title once', () => {
    const unit = { file: 'src/a/B.test.tsx', title: 'has a | b', ids: ['NAV-01'] };
    const page = withTestColumn(pageOf(row('NAV-01', 'old '), row('NAV-02', 'old ')), [
      unit,
      testOf('NAV-01'),
      testOf('NAV-01'),
    ]);
    expect(page).toContain(
      '| NAV-01 | Says NAV-01 | 2, 4 | [menu](../tests/browser/menu.spec.ts): opens<br>[B](../src/a/B.test.tsx): has a \\| b |',
    );
    expect(page).toContain('| NAV-02 | Says NAV-02 | 2, 4 |  |');
    expect(page).toContain('**2 statements, shown by 3 tests**; 1 of them on the built site, the others (NAV-02)');
    expect(readStatements(page)).toHaveLength(2);
    expect(withTestColumn(page, [unit, testOf('NAV-01'), testOf('NAV-01')])).toBe(page);
  });
});

describe('findFaults', () => {
  const current = (page: string, tests: FoundTest[]) => findFaults(withTestColumn(page, tests), tests);

  test('a statement without a test, and an id without a statement', () => {
    expect(current(pageOf(row('NAV-01')), [testOf('NAV-02')])).toEqual([
      'NAV-01 has no test.',
      'tests/browser/menu.spec.ts, “opens”: there is no statement NAV-02.',
    ]);
  });

  test('an empty table, a statement twice, an id twice and ids elsewhere than at the end', () => {
    expect(current(pageOf(), [])).toEqual(['The table has no statements.']);
    expect(current(pageOf(row('NAV-01'), row('NAV-01')), [testOf('NAV-01', 'NAV-01')])).toEqual([
      'NAV-01 is in the table twice.',
      'tests/browser/menu.spec.ts, “opens”: names NAV-01 twice.',
    ]);
    expect(current(pageOf(row('NAV-01')), [testOf('NAV-01'), { ...testOf(), title: 'opens [NAV-1]' }])).toEqual([
      expect.stringContaining('ids belong at the end'),
    ]);
  });

  test('a page that is not current', () => {
    expect(findFaults(pageOf(row('NAV-01')), [testOf('NAV-01')])).toEqual([
      'The page is not current: run npm run report:conformance.',
    ]);
    expect(current(pageOf(row('NAV-01')), [testOf('NAV-01')])).toEqual([]);
  });
});

test('docs/conformance.md is right and current (else run: npm run report:conformance)', () => {
  expect(findFaults(readFileSync(resolve(root, 'docs/conformance.md'), 'utf8'), readTests(root))).toEqual([]);
});
