import { render, screen, within } from '@testing-library/react';
import { LanguageContext } from '../../ui/Text/Text';
import { ArticleCard } from './ArticleCard';

const english = {
  title: 'Better sleep',
  description: 'How to rest.',
  link: '/blog/insomnia',
  language: 'en',
  mainCategory: 'Sleep & Physical Wellness',
  dateText: '1 June 2024',
  readMinutes: 7,
  labels: { readMinutes: '{minutes} min read' },
  image: { alt: 'A bed by a window.', src: { childImageSharp: null } },
};
const hindi = {
  ...english,
  title: 'असफलता',
  description: 'छोटे कदम।',
  language: 'hi',
  dateText: '20 जुलाई 2024',
  labels: { readMinutes: 'पढ़ने का समय: {minutes} मिनट' },
};

test('a card leads to its article and shows title, description, category, date and read time', () => {
  render(<ArticleCard article={english} headingLevel={2} />);
  const heading = screen.getByRole('heading', { level: 2, name: 'Better sleep' });
  expect(within(heading).getByRole('link').getAttribute('href')).toBe('/blog/insomnia');
  for (const text of ['How to rest.', 'Sleep & Physical Wellness', '1 June 2024', '7 min read'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('the Hindi article’s card carries lang="hi", its English category en-IN', () => {
  render(<ArticleCard article={hindi} />);
  expect(screen.getByRole('article').lang).toBe('hi');
  expect(screen.getByText('Sleep & Physical Wellness').lang).toBe('en-IN');
  expect(screen.getByText('पढ़ने का समय: 7 मिनट')).toBeTruthy();
});

test('on a Hindi page it is the English card that is marked', () => {
  render(
    <LanguageContext.Provider value="hi">
      <ArticleCard article={english} />
      <ArticleCard article={hindi} />
    </LanguageContext.Provider>,
  );
  expect(screen.getAllByRole('article').map(({ lang }) => lang)).toEqual(['en-IN', '']);
});
