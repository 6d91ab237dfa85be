import { render, screen, within } from '@testing-library/react';
import { ReachBar } from './ReachBar';

const clinic = {
  appointmentPhone: { href: 'tel:+910000000001' },
  whatsappUrl: 'https://wa.me/910000000001',
};
const words = { name: 'Call or write to us', call: 'Call', whatsapp: 'WhatsApp' };
const draw = (lang?: string) => render(<ReachBar clinic={clinic} words={words} lang={lang} />);

test('calls the number for appointments, and opens the chat in a new tab', () => {
  draw();
  const bar = within(screen.getByRole('navigation', { name: 'Call or write to us' }));
  expect(
    bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['Call', 'tel:+910000000001', null],
    ['WhatsApp', 'https://wa.me/910000000001', '_blank'],
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
  expect(screen.getByText('Call').closest<HTMLElement>('[lang]')?.lang).toBe('en-IN');
});
