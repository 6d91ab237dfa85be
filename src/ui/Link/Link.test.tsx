import { render, screen } from '@testing-library/react';
import { Link, NewTabLabel } from './Link';

const renderLink = (to: string) =>
  render(
    <NewTabLabel.Provider value="opens in a new tab">
      <Link to={to}>Read on</Link>
    </NewTabLabel.Provider>,
  );

test('a link within the site stays in its tab', () => {
  renderLink('/about');
  const link = screen.getByRole('link', { name: 'Read on' });
  expect(link.getAttribute('href')).toBe('/about');
  expect(link.hasAttribute('target')).toBe(false);
});

test.each(['https://maps.example/x', 'http://maps.example/x'])('%s opens a new tab, safely, and says so', (to) => {
  renderLink(to);
  const link = screen.getByRole('link', { name: 'Read on opens in a new tab' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test.each(['tel:14416', 'mailto:care@clinic.example'])('%s is left to the device', (to) => {
  renderLink(to);
  const link = screen.getByRole('link', { name: 'Read on' });
  expect(link.getAttribute('href')).toBe(to);
  expect(link.hasAttribute('target')).toBe(false);
});
