import { render, screen } from '@testing-library/react';
import sections from '../../../content/sections.json';
import { BookingBlock } from './BookingBlock';

const clinic = {
  phones: [
    { label: 'Appointments', display: '+91 00000 00001', href: 'tel:+910000000001' },
    { label: 'Customer services', display: '+91 00000 00002', href: 'tel:+910000000002' },
  ],
  email: 'care@clinic.example',
  whatsappUrl: 'https://wa.me/910000000001',
  bookingUrl: 'https://booking.example/',
  emergencyNote: 'This website is not for emergencies.',
};
const address = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('offers to call, to book online and to write', () => {
  render(<BookingBlock clinic={clinic} copy={sections.booking} />);
  // Its name says whose number it is: in a list of links two numbers differ by a digit.
  for (const { label, display, href } of clinic.phones) expect(address(`${display} ${label}`)).toBe(href);
  expect(address(/^Book Your Consultation/)).toBe(clinic.bookingUrl);
  expect(screen.getByRole('link', { name: /^Book Your Consultation/ }).getAttribute('target')).toBe('_blank');
  expect(address(sections.booking.appointmentLink.label)).toBe('/appointment');
  expect(address(/WhatsApp/)).toBe(clinic.whatsappUrl);
  expect(address(clinic.email)).toBe(`mailto:${clinic.email}`);
  expect(screen.getByText(clinic.emergencyNote)).toBeTruthy();
});
