import { render, screen } from '@testing-library/react';
import { RelatedArticles } from './RelatedArticles';

const labels = { related: 'Related Articles', noneRelated: 'No similar blogs found', allArticles: 'All articles' };
const card = (slug: string) => ({
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
  render(<RelatedArticles article={{ relatedArticles: [], labels }} />);
  expect(screen.getByText('No similar blogs found')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blogs');
});

test('related posts are cards, and the empty state is absent', () => {
  render(<RelatedArticles article={{ relatedArticles: ['one', 'two', 'three'].map(card), labels }} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'About one',
    'About two',
    'About three',
  ]);
  expect(screen.queryByText('No similar blogs found')).toBeNull();
});
