import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import navigationContent from '../../../content/navigation.json';
import { startMobileMenu } from '../../early/mobileMenu';
import { MobileMenu } from './MobileMenu';

const services = ['Telepsychiatry', 'Medication Management'].map((title) => ({
  title,
  link: `/services/${title.toLowerCase().replace(' ', '-')}`,
  icon: 'leaf',
}));

beforeAll(() => {
  // jsdom has neither modal dialogs nor windows of a width, and follows no links.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  window.matchMedia = (() => new EventTarget()) as never;
  document.addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault());
  startMobileMenu();
});

const draw = (pathname = '/contact', lang?: string) =>
  render(
    <>
      <button data-does="open">Open menu</button>
      <MobileMenu
        clinic={{ name: 'The Clinic', bookingUrl: 'https://booking.example/' }}
        navigation={{ ...navigationContent, services }}
        place={{ pathname, isNotFound: false }}
        lang={lang}
      />
    </>,
  );
/** The menu once the hamburger was pressed. */
const open = async (...where: Parameters<typeof draw>) => {
  draw(...where);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(screen.getByRole('dialog', { name: 'Menu' }));
};

test('is closed until the hamburger is pressed, and closes by its button', async () => {
  draw();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the hamburger has the focus when the menu opens, so that it returns there in Safari too', () => {
  draw();
  const hamburger = screen.getByRole('button', { name: 'Open menu' });
  // A press in Safari is a click alone: it moves no focus.
  hamburger.click();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  expect(document.activeElement).toBe(hamburger);
});

test('has the link home and the links of the bar, in the same order', async () => {
  const menu = await open();
  const { linksBeforeServices: before, linksAfterServices: after } = navigationContent;
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The Clinic home page', '/'],
    ...before.map(({ label, link }) => [label, link]),
    ...services.map(({ title, link }) => [title, link]),
    ...after.map(({ label, link }) => [label, link]),
  ]);
  expect(within(menu.getByRole('navigation', { name: 'Menu' })).getAllByRole('link')).toHaveLength(
    before.length + services.length + after.length,
  );
});

test.each(['The Clinic home page', 'About Us', 'Telepsychiatry', 'Contact Us'])(
  'choosing %s closes the menu and the services',
  async (name) => {
    const menu = await open();
    const unfolded = () => document.querySelector('details')!.open;
    expect(unfolded()).toBe(false);
    await userEvent.click(menu.getByText('Services'));
    expect(unfolded()).toBe(true);
    await userEvent.click(menu.getByRole('link', { name }));
    // Not at once: the second tap of a double one must not press what lies beneath.
    expect(screen.getByRole('dialog')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    document.querySelector<HTMLElement>('[data-does=open]')!.click();
    expect(unfolded()).toBe(false);
  },
);

test('the services unfold beneath their own word', async () => {
  const menu = await open();
  const unfolding = within(menu.getByText('Services').closest('details')!);
  expect(unfolding.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    services.map(({ title }) => title),
  );
});

test('offers Book Now too on the pages that the content names', async () => {
  const menu = await open('/about');
  expect(menu.getAllByRole('link', { name: 'Book Now' }).map((link) => link.getAttribute('href'))).toEqual([
    'https://booking.example/',
    '/appointment',
  ]);
});

test('is marked as English around a Hindi page', async () => {
  await open('/blog/face-failures', 'en-IN');
  expect(screen.getByRole('dialog').lang).toBe('en-IN');
});
