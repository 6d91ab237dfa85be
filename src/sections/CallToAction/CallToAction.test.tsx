import { render, screen } from '@testing-library/react';
import sections from '../../../content/sections.json';
import { CallToAction } from './CallToAction';

test('leads to the external booking page in a new tab', () => {
  render(<CallToAction copy={sections.callToAction} bookingUrl="https://booking.example/" />);
  expect(screen.getByRole('heading', { name: 'Ready for a Brighter Tomorrow?' })).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Book Your Confidential Consultation/ });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://booking.example/',
    '_blank',
    'noopener noreferrer',
  ]);
});
