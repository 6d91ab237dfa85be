import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sections from '../../../content/sections.json';
import { ContactForm } from './ContactForm';

const { contactForm: copy, formResult: words } = sections;
const clinic = {
  whatsappNumber: '+910000000001',
  whatsappUrl: 'https://wa.me/910000000001',
  bookingUrl: 'https://booking.example/',
  email: 'care@clinic.example',
  emergencyNote: 'Not for emergencies.',
  phones: [],
  appointmentPhone: { label: 'Appointments', display: '+91 00000 00001', href: 'tel:+910000000001' },
};

// jsdom has no layout, and so nothing to scroll to.
beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()));

test('the query may stay empty and says so; all other fields are required', async () => {
  const openTab = jest.spyOn(window, 'open').mockReturnValue({ closed: false } as never);
  render(<ContactForm copy={copy} clinic={clinic} words={words} bookingLink="Book" />);
  for (const label of ['First name', 'Last name', 'E-mail', 'Phone number'])
    expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(`${copy.query} (${words.optional})`).required).toBe(false);
  for (const [label, value] of Object.entries({
    'First name': 'Asha',
    'Last name': 'Devi',
    'E-mail': 'asha@mail.example',
    'Phone number': '1',
  }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: copy.submit }));
  expect(new URL(String(openTab.mock.calls[0]![0])).searchParams.get('text')).toBe(
    `${copy.message.opening}\nName: Asha Devi\nE-mail: asha@mail.example\nPhone: 1`,
  );
});

test('has no link to the booking page beside its button', () => {
  render(<ContactForm copy={copy} clinic={clinic} words={words} bookingLink="Book" />);
  const form = screen.getByRole('form', { name: copy.heading });
  expect(within(form).queryByRole('link', { name: 'Book' })).toBeNull();
});
