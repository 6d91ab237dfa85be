import { fireEvent, render, screen } from '@testing-library/react';
import { ReviewCard } from './ReviewCard';

const reviews = {
  stars: 5,
  starsLabel: 'Five of five stars',
  avatars: ['A', 'R', 'S', 'M'].map((fallback, index) => ({ url: `https://avatars.example/${index}.jpg`, fallback })),
  count: { value: 5000, suffix: '+', label: 'Customer Review', durationMs: 5000 },
  badge: '5k+',
};
const pictures = () => [...document.querySelectorAll('img')];

beforeEach(() => {
  window.matchMedia = (() => ({ matches: true })) as never;
  render(<ReviewCard reviews={reviews} />);
});

test('says the rating, the number of reviews and the badge', () => {
  expect(screen.getByRole('img', { name: reviews.starsLabel }).children).toHaveLength(5);
  expect(screen.getAllByText('5000+')).toHaveLength(2);
  expect(document.body.textContent).toContain('Customer Review');
  expect(screen.getByText('5k+')).toBeTruthy();
});

test('loads four avatars late, without a referrer, in reserved room, from their external host', () => {
  expect(pictures().map(({ src }) => src)).toEqual(reviews.avatars.map(({ url }) => url));
  for (const picture of pictures()) {
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect([picture.width, picture.height]).toEqual([48, 48]);
    expect(picture.getAttribute('alt')).toBe('');
  }
});

test('has the letters beneath, and takes a failed picture away', () => {
  const [first, ...others] = pictures();
  fireEvent.error(first!);
  expect(pictures()).toEqual(others);
  for (const { fallback } of reviews.avatars)
    expect(screen.getByText(fallback).getAttribute('aria-hidden')).toBe('true');
});
