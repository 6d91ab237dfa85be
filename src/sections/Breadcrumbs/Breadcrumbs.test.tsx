import { render, screen, within } from '@testing-library/react';
import { LanguageContext } from '../../ui/Text/Text';
import { Breadcrumbs } from './Breadcrumbs';

const navigation = {
  linksBeforeServices: [
    { label: 'Home', link: '/' },
    { label: 'About Us', link: '/about' },
  ],
  linksAfterServices: [
    { label: 'Blog', link: '/blogs' },
    { label: 'Contact Us', link: '/contact' },
  ],
  labels: { breadcrumb: 'Breadcrumb' },
};
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent, within(step).getByRole('link').getAttribute('href')]);

test('above an article are the home page and the list, named as in the menu; the article itself is not', () => {
  render(<Breadcrumbs link="/blog/insomnia" navigation={navigation} />);
  expect(steps()).toEqual([
    ['Home', '/'],
    ['Blog', '/blogs'],
  ]);
});

test('above a service is the home page only', () => {
  render(<Breadcrumbs link="/services/telepsychiatry" navigation={navigation} />);
  expect(steps()).toEqual([['Home', '/']]);
});

test('a page that the menu leaves out still has a link with words', () => {
  render(<Breadcrumbs link="/blog/insomnia" navigation={{ ...navigation, linksAfterServices: [] }} />);
  expect(steps()).toEqual([
    ['Home', '/'],
    ['/blogs', '/blogs'],
  ]);
});

test.each([
  ['on an English page its language goes without saying', 'en', ''],
  ['above the Hindi article its English words are marked', 'hi', 'en-IN'],
] as const)('%s', (_, language, lang) => {
  render(
    <LanguageContext.Provider value={language}>
      <Breadcrumbs link="/blog/face-failures" navigation={navigation} />
    </LanguageContext.Provider>,
  );
  expect(screen.getByRole('navigation').lang).toBe(lang);
});
