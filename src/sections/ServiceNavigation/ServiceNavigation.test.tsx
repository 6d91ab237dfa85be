import { render, screen, within } from '@testing-library/react';
import { ServiceNavigation } from './ServiceNavigation';

const services = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
  title,
  link: `/services/${title.toLowerCase()}`,
  icon: 'leaf',
}));
const labels = {
  sideNavigationLabel: 'Our Services',
  helpHeading: 'Not sure?',
  helpText: 'Ask us.',
  helpLink: { label: 'Ask us first', link: '/contact' },
};

test('the side navigation lists all six services with the current one marked, not hidden', () => {
  render(<ServiceNavigation services={services} labels={labels} current="/services/four" />);
  const links = within(screen.getByRole('navigation', { name: 'Our Services' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
  expect(
    links.filter((link) => link.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent),
  ).toEqual(['Four']);
});
