import { isPublished } from './isPublished';

test.each([
  ['2026-11-27', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
  ['2026-12-01', false],
  ['2027-01-01', false],
])('on 28 November 2026 an article of %s is published: %s', (date, expected) => {
  expect(isPublished({ date }, '2026-11-28')).toBe(expected);
});
