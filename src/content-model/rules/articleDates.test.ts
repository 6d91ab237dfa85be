import { exampleArticle } from '../testing/exampleArticle';
import { findingsOf } from '../testing/findingsOf';
import { articleDates } from './articleDates';

const check = (more: object, today = '2026-11-28') =>
  findingsOf(articleDates, { 'blog/better-sleep.json': { ...exampleArticle, ...more } }, new Map(), today);

test.each([
  [{ date: '2024-06-01', updated: undefined }],
  [{ date: '2024-06-01', updated: '2024-06-01' }],
  [{ date: '2024-06-01', updated: '2026-11-28' }],
  [{ date: '2027-03-01', updated: undefined }],
  [{ date: '2027-03-01', updated: '2027-03-02' }],
])('accepts %j', (dates) => {
  expect(check(dates)).toEqual([]);
});

test('rejects a change before the publication', () => {
  expect(check({ date: '2024-06-01', updated: '2024-05-31' })).toEqual([
    {
      file: 'blog/better-sleep.json',
      field: 'updated',
      found: '"2024-05-31", before the publication on 2024-06-01',
      expected: 'a day on or after "date"',
      suggestion: 'correct one of the two, or remove "updated"',
    },
  ]);
});

test('rejects a change on a day to come, until that day', () => {
  const dates = { date: '2024-06-01', updated: '2026-11-29' };
  expect(check(dates)).toMatchObject([
    { field: 'updated', found: '"2026-11-29", a day that is still to come', suggestion: '"2026-11-28"' },
  ]);
  expect(check(dates, '2026-11-29')).toEqual([]);
});
