import { render, screen } from '@testing-library/react';
import sections from '../../../content/sections.json';
import { ServiceGrid } from './ServiceGrid';

const services = ['Psychiatric Consultation', 'Telepsychiatry'].map((title) => ({
  title,
  link: `/services/${title.toLowerCase().replace(' ', '-')}`,
  card: {
    description: `About ${title}.`,
    image: { alt: `A picture of ${title}`, src: { childImageSharp: null, narrow: null } },
  },
}));

test('makes each service a card that leads to its page, named by its title alone', () => {
  render(<ServiceGrid services={services} copy={sections.services} />);
  expect(screen.getByRole('region', { name: 'Our Services' })).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    services.map(({ title, link }) => [title, link]),
  );
  for (const link of links) expect(link.closest('h3')).not.toBeNull();
  for (const { card } of services) expect(screen.getByText(card.description)).toBeTruthy();
});

test('repeats the way for the eye only', () => {
  render(<ServiceGrid services={services} copy={sections.services} />);
  for (const words of screen.getAllByText('Learn More')) expect(words.getAttribute('aria-hidden')).toBe('true');
});
