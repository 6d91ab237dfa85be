import { render, screen, within } from '@testing-library/react';
import { plainPicture } from '../../ui/Picture/Picture.examples';
import { BlogTeaser } from './BlogTeaser';

const copy = {
  heading: 'From Our Blog',
  intro: 'Short articles in plain words.',
  viewAll: { label: 'View all Blogs', link: '/blogs' },
};
const crisisHelp = {
  clinic: {
    helplines: [{ name: 'Emergency', audience: 'everyone', numbers: [{ display: '112', href: 'tel:112' }] }],
  },
  copy: { english: { heading: 'Help now' }, hindi: { heading: 'अभी मदद' } },
};
const card = (slug: string, language = 'en') => ({
  namesSuicide: slug.startsWith('suicide'),
  title: `About ${slug}`,
  description: 'Text.',
  link: `/blog/${slug}`,
  language,
  mainCategory: 'Other',
  dateText: '1 June 2024',
  readMinutes: 7,
  labels: { readMinutes: '{minutes} min read' },
  image: { alt: 'A moon.', src: { childImageSharp: plainPicture(16, 10) } },
});
const show = (...articles: ReturnType<typeof card>[]) =>
  render(<BlogTeaser copy={copy} articles={articles} crisisHelp={crisisHelp} />);

test('the section is named by its heading and leads to all articles', () => {
  show(card('sleep'));
  const section = within(screen.getByRole('region', { name: 'From Our Blog' }));
  expect(section.getByRole('heading', { level: 2, name: 'From Our Blog' })).toBeTruthy();
  expect(section.getByText('Short articles in plain words.')).toBeTruthy();
  expect(section.getByRole('link', { name: 'View all Blogs' }).getAttribute('href')).toBe('/blogs');
});

test('the articles are a list in the order given; each title leads to its article', () => {
  show(card('sleep'), card('exams'), card('adhd'));
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  const links = items.map((item) => within(within(item).getByRole('heading', { level: 3 })).getByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About sleep', '/blog/sleep'],
    ['About exams', '/blog/exams'],
    ['About adhd', '/blog/adhd'],
  ]);
});

test('the cards’ pictures are decoration beside their titles', () => {
  const { container } = show(card('sleep'));
  expect(container.querySelector('img')!.getAttribute('alt')).toBe('');
});

test('numbers to call stand ahead of cards that speak of suicide, once', () => {
  const { container } = show(card('sleep'), card('suicide-prevention'), card('suicide-impact'));
  const number = screen.getByRole('link', { name: '112' });
  expect(number.getAttribute('href')).toBe('tel:112');
  expect([...container.querySelectorAll('h2, strong, h3')].map(({ textContent }) => textContent!.trim())).toEqual([
    'From Our Blog',
    'Help now',
    'About sleep',
    'About suicide-prevention',
    'About suicide-impact',
  ]);
});

test('where no card speaks of it, they do not stand', () => {
  show(card('sleep'));
  expect(screen.queryByText('Help now')).toBeNull();
  expect(screen.queryByRole('link', { name: '112' })).toBeNull();
});

test('a card of the Hindi article is marked, the others are not', () => {
  show(card('sleep'), card('failure', 'hi'));
  expect(screen.getAllByRole('article').map(({ lang }) => lang)).toEqual(['', 'hi']);
});
