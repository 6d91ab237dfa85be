import { render, screen } from '@testing-library/react';
import { Stars } from './Stars';

test('tells screen readers the rating once, in words', () => {
  render(<Stars count={5} label="Rated 5 out of 5" />);
  const rating = screen.getByRole('img', { name: 'Rated 5 out of 5' });
  expect([...rating.children].map((star) => star.getAttribute('aria-hidden'))).toEqual(Array(5).fill('true'));
  expect(rating.textContent).toBe('');
});

test.each([1, 4, 5])('a rating of %i shows as many stars', (count) => {
  render(<Stars count={count} label="The rating" />);
  expect(screen.getByRole('img').querySelectorAll('svg')).toHaveLength(count);
});
