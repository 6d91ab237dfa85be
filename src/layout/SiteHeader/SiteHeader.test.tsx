import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import navigationContent from '../../../content/navigation.json';
import { startServicesMenu } from '../../early/servicesMenu';
import { SiteHeader, type ShellProps } from './SiteHeader';

const services = ['Telepsychiatry', 'Medication Management', 'Neuropsychiatric Care'].map((title) => ({
  title,
  link: `/services/${title.toLowerCase().replace(' ', '-')}`,
  icon: 'leaf',
}));
const navigation = { ...navigationContent, services };
const header = (pathname = '/contact', lang?: string) => (
  <SiteHeader
    clinic={{ name: 'The Clinic', bookingUrl: 'https://booking.example/' }}
    navigation={navigation}
    place={{ pathname, isNotFound: false } satisfies ShellProps['place']}
    lang={lang}
  />
);
const address = (link: HTMLElement) => link.getAttribute('href');
const servicesButton = () => screen.getByRole('button', { name: 'Services' });

// It listens on the window, for the whole visit.
beforeAll(startServicesMenu);

test('begins with a link home that is named by the clinic', () => {
  render(header());
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'The Clinic home page' })).toBe(banner.getAllByRole('link')[0]);
  expect(banner.getAllByRole('link').map(address)[0]).toBe('/');
});

test('the main menu has its links in order, the services between them, beneath their button', () => {
  render(header());
  const { linksBeforeServices: before, linksAfterServices: after, servicesLabel } = navigation;
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect([...menu.getAllByRole('list')[0]!.children].map((item) => item.firstElementChild!.textContent)).toEqual([
    ...before.map(({ label }) => label),
    servicesLabel,
    ...after.map(({ label }) => label),
  ]);
  expect(menu.getAllByRole('link').map(address)).toEqual([...before, ...services, ...after].map(({ link }) => link));
});

test('the Services button says which list it opens, and that it is closed at first', () => {
  render(header());
  const list = document.getElementById(servicesButton().getAttribute('aria-controls')!)!;
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(services.map(({ title }) => title));
  expect(servicesButton().getAttribute('aria-expanded')).toBe('false');
});

test('the early script opens the services by keyboard, and closes them on Escape with focus back on the button', async () => {
  const { rerender } = render(header());
  servicesButton().focus();
  await userEvent.keyboard('{Enter}');
  expect(servicesButton().getAttribute('aria-expanded')).toBe('true');
  // React leaves open what it has not opened.
  rerender(header('/'));
  expect(servicesButton().getAttribute('aria-expanded')).toBe('true');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Telepsychiatry' }));
  await userEvent.keyboard('{Escape}');
  expect(servicesButton().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(servicesButton());
});

test('the hamburger opens a dialog; without scripts, a link of the same name leads to the list of pages', () => {
  render(header());
  expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-haspopup')).toBe('dialog');
  expect(address(screen.getByRole('link', { name: 'Open menu' }))).toBe('#site-map');
});

test('Book Now leads to the booking page, or on phones to the form, on the pages of the content only', () => {
  const { rerender } = render(header('/about'));
  expect(screen.getAllByRole('link', { name: 'Book Now' }).map(address)).toEqual([
    'https://booking.example/',
    '/appointment',
  ]);
  rerender(header('/contact'));
  expect(screen.queryByRole('link', { name: 'Book Now' })).toBeNull();
});

test('is marked as English around a Hindi page', () => {
  render(header('/blog/face-failures', 'en-IN'));
  expect(screen.getByRole('banner').lang).toBe('en-IN');
});
