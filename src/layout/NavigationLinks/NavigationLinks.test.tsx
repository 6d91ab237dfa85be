import { render, screen, within } from '@testing-library/react';
import navigation from '../../../content/navigation.json';
import { NavigationLinks, ServiceLinks } from './NavigationLinks';

const services = [
  { title: 'Telepsychiatry', link: '/services/telepsychiatry', icon: 'screen' },
  { title: 'Child & Adolescent Psychiatry', link: '/services/child-and-adolescent-psychiatry', icon: 'child' },
];
const address = (link: HTMLElement) => [link.textContent, link.getAttribute('href')];

test('leads to Home, About Us, what is given for the services, Blog and Contact Us, in this order', () => {
  render(
    <NavigationLinks navigation={{ ...navigation, services }}>
      <li>Services</li>
    </NavigationLinks>,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Home', 'About Us', 'Services', 'Blog', 'Contact Us']);
  expect(screen.getAllByRole('link').map(address)).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Blog', '/blogs'],
    ['Contact Us', '/contact'],
  ]);
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
