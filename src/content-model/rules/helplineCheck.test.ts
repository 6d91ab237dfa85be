import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { helplineCheck } from './helplineCheck';

const check = (helplinesCheckedOn: unknown) =>
  findingsOf(helplineCheck, { 'clinic.json': { helplinesCheckedOn } }, new Map(), '2026-11-28');

test.each(['2026-11-28', '2026-11-27', '2020-01-01'])('accepts a check on %s', (day) => {
  expect(check(day)).toEqual([]);
});

test.each(['2026-11-29', '2072-11-27'])('rejects a check on %s, which is still to come', (day) => {
  expect(check(day)).toEqual([
    {
      file: 'clinic.json',
      field: 'helplinesCheckedOn',
      found: `"${day}", which is in the future`,
      expected: 'the day on which somebody last called each number',
      suggestion: 'the day of the last calls, "2026-11-28" at the latest',
    },
  ]);
});
