import { startLikes } from './likes';

describe('the like counter’s start', () => {
  it.each([
    [0, 10],
    [0.5, 60],
    [0.999999, 109],
  ])('is a whole number from 10 to 109: %d gives %d', (random, start) => expect(startLikes(random)).toBe(start));

  it('is chosen at random', () => {
    const starts = new Set(Array.from({ length: 200 }, () => startLikes()));
    expect(starts.size).toBeGreaterThan(20);
    for (const start of starts) expect(start >= 10 && start <= 109 && Number.isInteger(start)).toBe(true);
  });
});
