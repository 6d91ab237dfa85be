import { render, screen, within } from '@testing-library/react';
import { NewTabLabel } from '../../ui/Link/Link';
import { LanguageContext } from '../../ui/Text/Text';
import { ArticleSources } from './ArticleSources';

const article = {
  url: 'https://www.dwar-clinic.example/blog/insomnia',
  // Two titles may have one address.
  sources: [
    { organisation: 'World Health Organization', title: 'Sleep', year: 2019, url: 'https://who.example/sleep' },
    { organisation: 'Sleep Society', title: 'Adults', year: 2015, url: 'https://sleep.example/report' },
    { organisation: 'Sleep Society', title: 'Newborns', year: 2015, url: 'https://sleep.example/report' },
  ],
  sourcesCheckedOnText: '27 November 2026',
  labels: {
    sources: 'Sources',
    sourcesNote: 'The figures come from these publications.',
    sourcesChecked: 'Sources last checked on {date}.',
    information: 'This article does not replace a consultation.',
  },
};
const entries = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('the sources have a section of their own, named by its heading', () => {
  render(<ArticleSources article={article} />);
  const section = within(screen.getByRole('region', { name: 'Sources' }));
  expect(section.getByRole('heading', { level: 2, name: 'Sources' })).toBeTruthy();
  expect(section.getByText('The figures come from these publications.')).toBeTruthy();
});

test('each source reads as publisher, title and year, in the order of the content', () => {
  render(<ArticleSources article={article} />);
  expect(entries().map(({ textContent }) => textContent)).toEqual([
    'World Health Organization. Sleep. 2019.',
    'Sleep Society. Adults. 2015.',
    'Sleep Society. Newborns. 2015.',
  ]);
});

test('each title leads to its publication in a new tab, safely, and says so', () => {
  render(
    <NewTabLabel.Provider value="opens in a new tab">
      <ArticleSources article={article} />
    </NewTabLabel.Provider>,
  );
  for (const { title, url } of article.sources) {
    const link = screen.getByRole('link', { name: `${title} opens in a new tab` });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      url,
      '_blank',
      'noopener noreferrer',
    ]);
  }
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('it says when the sources were last checked, and that the article replaces no consultation', () => {
  render(<ArticleSources article={article} />);
  expect(
    screen.getByText('Sources last checked on 27 November 2026. This article does not replace a consultation.'),
  ).toBeTruthy();
});

test('for paper, the article’s own address stands at the end', () => {
  render(<ArticleSources article={article} />);
  expect(screen.getAllByRole('paragraph').at(-1)!.textContent).toBe(article.url);
});

test('in the Hindi article, publishers and titles in English are marked, the Hindi is not', () => {
  const labels = {
    sources: 'स्रोत',
    sourcesNote: 'आँकड़े इन प्रकाशनों से हैं।',
    sourcesChecked: 'पिछली जाँच: {date}।',
    information: 'यह लेख परामर्श का विकल्प नहीं।',
  };
  render(
    <LanguageContext.Provider value="hi">
      <ArticleSources
        article={{ ...article, labels, sources: article.sources.slice(0, 1), sourcesCheckedOnText: '27 नवंबर 2026' }}
      />
    </LanguageContext.Provider>,
  );
  expect([...document.querySelectorAll<HTMLElement>('[lang]')].map((part) => [part.textContent, part.lang])).toEqual([
    ['World Health Organization, ', 'en-IN'],
    ['Sleep', 'en-IN'],
  ]);
  expect(entries().map(({ textContent }) => textContent)).toEqual(['World Health Organization, Sleep, 2019']);
  expect(screen.getByText('पिछली जाँच: 27 नवंबर 2026। यह लेख परामर्श का विकल्प नहीं।')).toBeTruthy();
});
