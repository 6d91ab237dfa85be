import { render, screen } from '@testing-library/react';
import { RelatedArticles } from './RelatedArticles';

const labels = { related: 'Related Articles', noneRelated: 'No similar blogs found', allArticles: 'All articles' };
const crisisHelp = {
  clinic: {
    helplines: [
      { name: 'Emergency', audience: 'everyone', numbers: [{ display: '112', href: 'tel:112' }] },
      { name: 'Childline', audience: 'children', numbers: [{ display: '1098', href: 'tel:1098' }] },
    ],
  },
  copy: { english: { heading: 'Help now' }, hindi: { heading: 'अभी मदद' } },
};
/** The related articles of one that speaks of suicide itself, or does not. */
const show = (slugs: string[], speaksOfSuicide = false) =>
  render(
    <RelatedArticles article={{ relatedArticles: slugs.map(card), labels, speaksOfSuicide }} crisisHelp={crisisHelp} />,
  );
const card = (slug: string) => ({
  namesSuicide: slug === 'suicide',
  title: `About ${slug}`,
  description: 'Text.',
  link: `/blog/${slug}`,
  language: 'en',
  mainCategory: 'Other',
  dateText: '1 June 2024',
  readMinutes: 7,
  labels: { readMinutes: '{minutes} min read' },
  image: { alt: 'A moon.', src: { childImageSharp: null } },
});

test('without related posts it says: No similar blogs found [ART-09]', () => {
  show([]);
  expect(screen.getByText('No similar blogs found')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blogs');
});

test('related posts are cards, and the empty state is absent', () => {
  show(['one', 'two', 'three']);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'About one',
    'About two',
    'About three',
  ]);
  expect(screen.queryByText('No similar blogs found')).toBeNull();
});

test('numbers to call stand ahead of cards that speak of suicide, once', () => {
  show(['one', 'suicide']);
  expect(screen.getByText('Help now')).toBeTruthy();
  expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
  // The line is for everyone; those for children stand on pages about children.
  expect(screen.queryByRole('link', { name: '1098' })).toBeNull();
});

test.each([
  ['where no card speaks of it', ['one'], false],
  ['where the article does itself, and has the whole help', ['suicide'], true],
])('they do not stand %s', (_, slugs, speaksOfSuicide) => {
  show(slugs, speaksOfSuicide);
  expect(screen.queryByText('Help now')).toBeNull();
});
