import { render, screen } from '@testing-library/react';
import { plainPicture } from '../../ui/Picture/Picture.examples';
import { LanguageContext } from '../../ui/Text/Text';
import { ArticleHeader } from './ArticleHeader';

const article = {
  title: 'Better sleep',
  description: 'How to rest.',
  mainCategory: 'Sleep & Physical Wellness',
  date: '2024-06-01',
  dateText: '1 June 2024',
  isWaiting: false,
  updated: '2025-02-03',
  updatedText: '3 February 2025',
  readMinutes: 7,
  author: { slug: 'asha', name: 'Dr. Asha', designation: 'Lead Psychiatrist' },
  labels: {
    by: 'By',
    published: 'Published',
    waits: 'Waits until',
    updated: 'Updated',
    readMinutes: '{minutes} min read',
  },
  image: { alt: 'A bed by a window.', src: { childImageSharp: plainPicture(16, 9) } },
};
const hindi = {
  ...article,
  title: 'असफलता',
  description: 'छोटे कदम।',
  dateText: '1 जून 2024',
  updatedText: '3 फ़रवरी 2025',
  labels: {
    by: 'लेखक:',
    published: 'प्रकाशित:',
    waits: 'प्रकाशन की तारीख:',
    updated: 'अपडेट किया गया:',
    readMinutes: 'पढ़ने का समय: {minutes} मिनट',
  },
};
const show = (changes: Partial<Queries.ArticleHeaderContentFragment> = {}) =>
  render(
    <ArticleHeader article={{ ...article, ...changes }}>
      <a href="/blogs">Blog</a>
    </ArticleHeader>,
  );
const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the way back, the category, the title and the summary come in this order, the title as main heading', () => {
  const { container } = show();
  expect([...container.querySelectorAll('a, h1, p')].map(({ textContent }) => textContent)).toEqual([
    'Blog',
    'Sleep & Physical Wellness',
    'Better sleep',
    'How to rest.',
    'Dr. Asha',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Better sleep' })).toBeTruthy();
});

test('it says by whom the article is, from when, when it was changed and how long it takes to read', () => {
  show();
  expect(facts()).toEqual([
    'By Dr. Asha, Lead Psychiatrist',
    'Published 1 June 2024',
    'Updated 3 February 2025',
    '7 min read',
  ]);
});

test('the author’s name leads to their card', () => {
  show();
  expect(screen.getByRole('link', { name: 'Dr. Asha' }).getAttribute('href')).toBe('/about#asha');
});

test('both days can be read by machines', () => {
  show();
  expect(screen.getAllByRole('time').map((day) => [day.textContent, day.getAttribute('datetime')])).toEqual([
    ['1 June 2024', '2024-06-01'],
    ['3 February 2025', '2025-02-03'],
  ]);
});

test('an article that was never changed has no line about it', () => {
  show({ updated: null, updatedText: null });
  expect(facts()).toEqual(['By Dr. Asha, Lead Psychiatrist', 'Published 1 June 2024', '7 min read']);
});

test('an article that waits for its day does not claim to be published', () => {
  show({ isWaiting: true });
  expect(facts()).toContain('Waits until 1 June 2024');
  expect(screen.queryByText(/Published/)).toBeNull();
});

test('the picture says what it shows and loads at once; if it is missing, nothing stands in its place', () => {
  const { unmount } = show();
  const picture = screen.getByRole('img', { name: 'A bed by a window.' });
  expect([picture.getAttribute('loading'), picture.getAttribute('fetchpriority')]).toEqual([null, 'high']);
  unmount();
  show({ image: { alt: 'Nothing', src: { childImageSharp: null } } });
  expect(document.querySelector('img, picture')).toBeNull();
});

test('in the Hindi article the facts are in Hindi, and what is English is marked', () => {
  render(
    <LanguageContext.Provider value="hi">
      <ArticleHeader article={hindi}>{null}</ArticleHeader>
    </LanguageContext.Provider>,
  );
  expect(facts()).toEqual([
    'लेखक: Dr. Asha, Lead Psychiatrist',
    'प्रकाशित: 1 जून 2024',
    'अपडेट किया गया: 3 फ़रवरी 2025',
    'पढ़ने का समय: 7 मिनट',
  ]);
  expect([...document.querySelectorAll<HTMLElement>('[lang]')].map((part) => [part.textContent, part.lang])).toEqual([
    ['Sleep & Physical Wellness', 'en-IN'],
    ['Dr. Asha', 'en-IN'],
    [', Lead Psychiatrist', 'en-IN'],
  ]);
});
