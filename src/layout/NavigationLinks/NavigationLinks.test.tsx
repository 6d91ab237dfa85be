import { render, screen, within } from '@testing-library/react';
import navigation from '../../../content/navigation.json';
import { NavigationLinks, ServiceLinks } from './NavigationLinks';

const services = [
  { title: 'Telepsychiatry', link: '/services/telepsychiatry', icon: 'screen' },
  { title: 'Child & Adolescent Psychiatry', link: '/services/child-and-adolescent-psychiatry', icon: 'child' },
];
const address = (link: HTMLElement) => [link.textContent, link.getAttribute('href')];

test('has the links before the services, what is given for these, and the links after them, in this order', () => {
  const { linksBeforeServices: before, linksAfterServices: after } = navigation;
  render(
    <NavigationLinks navigation={{ ...navigation, services }}>
      <li>Services</li>
    </NavigationLinks>,
  );
  const items = screen.getAllByRole('listitem');
  const labels = (links: typeof before) => links.map(({ label }) => label);
  expect(items.map(({ textContent }) => textContent)).toEqual([...labels(before), 'Services', ...labels(after)]);
  expect(screen.getAllByRole('link').map(address)).toEqual(
    [...before, ...after].map(({ label, link }) => [label, link]),
  );
});

test('the services are a list that a button can point at, each a link to its page named by its title', () => {
  render(<ServiceLinks id="services-menu" services={services} />);
  const list = screen.getByRole('list');
  expect(list.id).toBe('services-menu');
  expect(within(list).getAllByRole('link').map(address)).toEqual(services.map(({ title, link }) => [title, link]));
});

test('each service has an icon of its own, for the eye only', () => {
  render(<ServiceLinks services={services} />);
  const icons = screen.getAllByRole('link').map((link) => link.querySelector('svg'));
  expect(icons.map((icon) => icon?.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  expect(icons[0]!.innerHTML).not.toBe(icons[1]!.innerHTML);
});
