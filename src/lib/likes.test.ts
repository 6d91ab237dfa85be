import { startLikes } from './likes';

test.each([
  [0, 10],
  [0.5, 60],
  [0.999999, 109],
])('the like counter starts at a whole number from 10 to 109: %d gives %d', (random, start) =>
  expect(startLikes(random)).toBe(start),
);
