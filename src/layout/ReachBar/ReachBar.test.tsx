import { render, screen, within } from '@testing-library/react';
import { ReachBar } from './ReachBar';

const line = (name: string, audience: string, ...numbers: string[]) => ({
  name,
  audience,
  numbers: numbers.map((display) => ({ display, href: `tel:${display}` })),
});
const clinic = {
  appointmentPhone: { href: 'tel:+910000000001' },
  whatsappUrl: 'https://wa.me/910000000001',
  helplines: [
    line('Childline', 'children', '1098'),
    line('Emergency', 'everyone', '112'),
    line('Tele-MANAS', 'everyone', '14416', '18008914416'),
    line('Another', 'everyone', '14400'),
  ],
};
const words = { name: 'Call or write to us', call: 'Call clinic', whatsapp: 'WhatsApp', callHelpline: 'Call' };
const draw = (lang?: string, callsHelplines = false) =>
  render(<ReachBar clinic={clinic} words={words} lang={lang} callsHelplines={callsHelplines} />);

test('calls the number for appointments, and opens the chat in a new tab', () => {
  draw();
  const bar = within(screen.getByRole('navigation', { name: 'Call or write to us' }));
  expect(
    bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['Call clinic', 'tel:+910000000001', null],
    ['WhatsApp', 'https://wa.me/910000000001', '_blank'],
  ]);
});

test('where the page’s title or summary names suicide, it calls the two most urgent helplines for everyone', () => {
  draw(undefined, true);
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['Call 112 Emergency', 'tel:112', null],
    ['Call 14416 Tele-MANAS', 'tel:14416', null],
  ]);
});

test('each link has an icon of its own, for the eye only', () => {
  draw();
  const icons = screen.getAllByRole('link').map((link) => link.querySelector('svg'));
  expect(icons.map((icon) => icon?.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  expect(icons[0]!.innerHTML).not.toBe(icons[1]!.innerHTML);
});

test('is marked as English around a Hindi page', () => {
  draw('en-IN');
  expect(screen.getByText('Call clinic').closest<HTMLElement>('[lang]')?.lang).toBe('en-IN');
});
