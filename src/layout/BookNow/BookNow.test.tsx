import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { BookNow } from './BookNow';

const button = (pathname: string, isNotFound = false) => (
  <BookNow
    label="Book Now"
    bookingUrl="https://booking.example/"
    mobileLink="/appointment"
    routes={['/', '/about', '/therapy-and-counselling']}
    place={{ pathname, isNotFound }}
  />
);

test.each(['/', '/about'])('on %s it leads to the booking page in a new tab, and on phones to the form', (pathname) => {
  render(button(pathname));
  const links = screen.getAllByRole('link', { name: 'Book Now' });
  expect(links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual([
    ['https://booking.example/', '_blank', 'noopener noreferrer'],
    ['/appointment', null, null],
  ]);
});

test.each(['/contact', '/blogs', '/about/team', '/appointment'])('there is nothing on %s', (pathname) => {
  const { container } = render(button(pathname));
  expect(container.innerHTML).toBe('');
});

test('shows on the not-found screen of /therapy-and-counselling, once the browser has told the path', () => {
  // The HTML of the not-found screen is one for all unknown paths.
  expect(renderToString(button('/therapy-and-counselling', true))).toBe('');
  render(button('/therapy-and-counselling', true));
  expect(screen.getAllByRole('link', { name: 'Book Now' })).toHaveLength(2);
});

test('other pages have it in their HTML', () => {
  expect(renderToString(button('/'))).toContain('Book Now');
});
