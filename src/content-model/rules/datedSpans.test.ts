import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { datedSpans } from './datedSpans';

type Span = [from: string, to: string];

const check = (list: 'closures' | 'notices', spans?: Span[]) =>
  findingsOf(datedSpans, { 'clinic.json': { [list]: spans?.map(([from, to]) => ({ from, to })) } });

describe.each(['closures', 'notices'] as const)('%s', (list) => {
  test.each([
    [undefined],
    [[]],
    [[['2027-01-26', '2027-01-26']]],
    [
      [
        ['2027-03-21', '2027-03-22'],
        ['2027-03-23', '2027-03-23'],
      ],
    ],
  ] as [Span[] | undefined][])('accepts %j', (spans) => expect(check(list, spans)).toEqual([]));

  test('rejects a last day before the first', () => {
    expect(check(list, [['2027-03-23', '2027-03-22']])).toEqual([
      {
        file: 'clinic.json',
        field: `${list}[0].to`,
        found: '"2027-03-22", before the first day "2027-03-23"',
        expected: 'a last day that is the first day or a later one',
        suggestion: '"2027-03-23"',
      },
    ]);
  });

  test.each([[['2027-03-22', '2027-05-20']], [['2027-12-01', '2028-01-29']]] as [Span][])(
    'accepts 60 days: %j',
    (span) => expect(check(list, [span])).toEqual([]),
  );

  const shorten = 'shorten it; for a longer time, write two entries, one after the other';
  test.each([
    ['a day more', ['2027-03-22', '2027-05-21'], 61, shorten],
    ['half a year', ['2027-03-01', '2027-08-31'], 184, shorten],
    ['a year too late', ['2027-03-22', '2028-03-23'], 368, '"2027-03-23"'],
    ['a year with two digits swapped', ['2027-03-22', '2072-03-23'], 16439, '"2027-03-23"'],
    ['a year too late, over New Year', ['2027-12-24', '2029-01-02'], 376, '"2028-01-02"'],
    ['a day that is in no other year', ['2027-02-26', '2028-02-29'], 369, '"2027-02-28"'],
  ] as [string, Span, number, string][])('rejects more than 60 days: %s', (_, [from, to], days, suggestion) => {
    expect(check(list, [[from, to]])).toEqual([
      {
        file: 'clinic.json',
        field: `${list}[0].to`,
        found: `"${to}", ${days} days counting from "${from}"`,
        expected: 'a last day that makes 60 days at most',
        suggestion,
      },
    ]);
  });

  test('tells a last day in a wrong year once, and not at the entries after it too', () => {
    expect(
      check(list, [
        ['2027-01-26', '2072-01-26'],
        ['2027-03-22', '2027-03-23'],
      ]),
    ).toMatchObject([{ field: `${list}[0].to`, suggestion: '"2027-01-26"' }]);
  });

  const inOrder = 'entries in the order of their days, without a shared day';
  const reorder = 'put the entries in order, or join the two';
  test.each([
    ['the last day again', ['2027-03-23', '2027-03-25'], '"2027-03-24"'],
    ['the last two days again', ['2027-03-22', '2027-03-25'], '"2027-03-24"'],
    ['days within', ['2027-03-22', '2027-03-23'], reorder],
    ['earlier days', ['2027-01-26', '2027-01-26'], reorder],
  ] as [string, Span, string][])('rejects %s', (_, [from, to], suggestion) => {
    expect(
      check(list, [
        ['2027-03-20', '2027-03-23'],
        [from, to],
      ]),
    ).toEqual([
      {
        file: 'clinic.json',
        field: `${list}[1].from`,
        found: `"${from}", not after the last day above, "2027-03-23"`,
        expected: inOrder,
        suggestion,
      },
    ]);
  });
});
