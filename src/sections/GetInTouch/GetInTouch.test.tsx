import { render, screen, within } from '@testing-library/react';
import { GetInTouch } from './GetInTouch';

const copy = {
  heading: 'Get in Touch',
  intro: 'A short call is easiest.\n\nYou can also write.',
  phoneHeading: 'Customer services',
  emailHeading: 'Support e-mail',
};
const customerServicesPhone = { display: '+91 00000 00002', href: 'tel:+910000000002' };
const openingHoursInShort = [
  { days: 'Monday', hours: ['04:00 PM–07:00 PM'] },
  { days: 'Tuesday, Sunday', hours: ['09:00 AM–01:00 PM', '04:00 PM–07:00 PM'] },
];
const show = (words = copy) =>
  render(
    <GetInTouch
      copy={words}
      clinic={{ customerServicesPhone, openingHoursInShort, email: 'care@clinic.example' }}
      hours={{ heading: 'Opening Hours' }}
    >
      <button>Send</button>
    </GetInTouch>,
  );
/** Each way to reach the clinic: label, what is read, where it leads. */
const ways = () =>
  screen
    .getAllByRole('link')
    .map((link) => [
      link.closest('dd')!.previousElementSibling!.textContent,
      link.textContent,
      link.getAttribute('href'),
    ]);
const email = ['Support e-mail', 'care@clinic.example', 'mailto:care@clinic.example'];

test('the panel is named by its heading and introduced in paragraphs', () => {
  show();
  const panel = within(screen.getByRole('region', { name: 'Get in Touch' }));
  expect(panel.getByRole('heading', { level: 2, name: 'Get in Touch' })).toBeTruthy();
  expect(panel.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'A short call is easiest.',
    'You can also write.',
  ]);
});

test('it gives the phone of customer services and the support e-mail, to tap', () => {
  show();
  expect(ways()).toEqual([['Customer services', '+91 00000 00002', 'tel:+910000000002'], email]);
});

test('it says when a call finds somebody, between phone and e-mail', () => {
  show();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Customer services',
    'Opening Hours',
    'Support e-mail',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '+91 00000 00002',
    'Monday: 04:00 PM–07:00 PM',
    'Tuesday, Sunday: 09:00 AM–01:00 PM, 04:00 PM–07:00 PM',
    'care@clinic.example',
  ]);
});

test('the form comes after the panel, within the same section', () => {
  show();
  const form = within(screen.getByRole('region')).getByRole('button', { name: 'Send' });
  const last = screen.getByRole('link', { name: 'care@clinic.example' });
  expect(last.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Hindi in heading and introduction is marked', () => {
  show({ ...copy, heading: 'संपर्क', intro: 'संपर्क' });
  expect(screen.getAllByText('संपर्क').map(({ lang }) => lang)).toEqual(['hi', 'hi']);
});
