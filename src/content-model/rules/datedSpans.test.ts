import { findingsOf } from '../testing/findingsOf';
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
        expected: 'the last day: the first day or a later one',
        suggestion: '"2027-03-23"',
      },
    ]);
  });

  const inOrder = 'days in order, each in one entry of the list only';
  const reorder = 'put the entries in order, or make one of the two';
  test.each([
    ['the last day again', ['2027-03-22', '2027-03-25'], '"2027-03-24"'],
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
