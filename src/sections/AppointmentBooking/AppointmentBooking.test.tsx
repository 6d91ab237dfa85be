import { render, screen, within } from '@testing-library/react';
import { AppointmentBooking } from './AppointmentBooking';

const copy = { heading: 'Before You Book', intro: 'Please keep details for the visit.' };
const show = (words = copy) =>
  render(
    <AppointmentBooking copy={words}>
      <h3>Make an Appointment</h3>
      <h3>Opening Hours</h3>
    </AppointmentBooking>,
  );

test('the block is named by its heading', () => {
  show();
  const block = screen.getByRole('region', { name: 'Before You Book' });
  expect(within(block).getByRole('heading', { level: 2 }).textContent).toBe('Before You Book');
});

test('what to know first is read before the form, and the form before the opening hours', () => {
  show();
  const block = screen.getByRole('region', { name: 'Before You Book' });
  expect([...block.querySelectorAll('h2, p, h3')].map(({ textContent }) => textContent)).toEqual([
    'Before You Book',
    'Please keep details for the visit.',
    'Make an Appointment',
    'Opening Hours',
  ]);
});

test('without an introduction there is no empty paragraph in its place', () => {
  show({ ...copy, intro: '' });
  expect(screen.queryByRole('paragraph')).toBeNull();
  expect(screen.getAllByRole('heading')).toHaveLength(3);
});

test('Hindi in heading and introduction is marked, the English around it is not', () => {
  show({ heading: 'Book (समय लें)', intro: 'समय लें' });
  expect(screen.getAllByText('समय लें').map(({ lang }) => lang)).toEqual(['hi', 'hi']);
  const heading = screen.getByRole('heading', { level: 2 });
  expect([heading.textContent, heading.lang]).toEqual(['Book (समय लें)', '']);
});
