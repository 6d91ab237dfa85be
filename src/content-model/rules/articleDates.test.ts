import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
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
    { field: 'updated', found: '"2026-11-29", which is in the future', suggestion: '"2026-11-28"' },
  ]);
  expect(check(dates, '2026-11-29')).toEqual([]);
});

test.each(['2026-11-29', '2027-11-28'])('accepts a publication on %s, for which it waits', (date) => {
  expect(check({ date })).toEqual([]);
});

test.each([
  ['2027-11-29', '2026-11-29'],
  ['2062-03-14', '2026-03-14'],
  ['2028-02-29', '2026-02-28'],
])('rejects a publication more than a year ahead: %s', (date, thisYear) => {
  expect(check({ date })).toEqual([
    {
      file: 'blog/better-sleep.json',
      field: 'date',
      found: `"${date}", more than a year ahead of today, "2026-11-28"`,
      expected:
        'the day of publication: today, a past day, or one within the next year, on which the article will appear',
      suggestion: `"${thisYear}"`,
    },
  ]);
});

test('tells a publication in a wrong year once, and not at the last change too', () => {
  expect(check({ date: '2062-03-14', updated: '2026-11-20' })).toMatchObject([{ field: 'date' }]);
});

test('a leap day’s next year ends on 28 February', () => {
  expect(check({ date: '2029-02-28' }, '2028-02-29')).toEqual([]);
  expect(check({ date: '2029-03-01' }, '2028-02-29')).toMatchObject([{ field: 'date', suggestion: '"2028-03-01"' }]);
});

const sourceOf = (year: number) => ({ sources: [exampleArticle.sources[0], { ...exampleArticle.sources[1], year }] });

test('accepts a source of this year', () => {
  expect(check(sourceOf(2026))).toEqual([]);
});

test.each([2027, 2062])('rejects a source of a year that is still to come: %d', (year) => {
  expect(check(sourceOf(year))).toEqual([
    {
      file: 'blog/better-sleep.json',
      field: 'sources[1].year',
      found: `${year}, which is in the future`,
      expected: 'the year of the publication, or of the figures in it',
      suggestion: 'the year given in the publication, 2026 at the latest',
    },
  ]);
});

test('a check that knows no day finds no day ahead of it', () => {
  const dates = { date: '2062-03-14', ...sourceOf(2062) };
  expect(findingsOf(articleDates, { 'blog/better-sleep.json': { ...exampleArticle, ...dates } })).toEqual([]);
});

test('rejects sources checked on a day to come', () => {
  expect(check({ sourcesCheckedOn: '2026-11-28' })).toEqual([]);
  expect(check({ sourcesCheckedOn: '2026-11-29' })).toEqual([
    {
      file: 'blog/better-sleep.json',
      field: 'sourcesCheckedOn',
      found: '"2026-11-29", which is in the future',
      expected: 'the day on which somebody last opened the sources',
      suggestion: '"2026-11-28"',
    },
  ]);
});
