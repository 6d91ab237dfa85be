import { LIST_PATH } from './listState';
import { findTrail } from './trail';

const menu = [
  { label: 'Home', link: '/' },
  { label: 'Blog', link: '/blogs' },
];

test('above an article is the list of articles', () => {
  expect(findTrail({ name: 'Page', link: '/blog/insomnia' }, menu)[1]!.link).toBe(LIST_PATH);
});

test.each([
  ['/blog/insomnia', ['Home /', 'Blog /blogs', 'Page /blog/insomnia']],
  ['/services/telepsychiatry', ['Home /', 'Page /services/telepsychiatry']],
  ['/blogs', ['Home /', 'Blog /blogs']],
])('the way to %s', (link, expected) => {
  expect(findTrail({ name: 'Page', link }, menu).map((step) => `${step.name} ${step.link}`)).toEqual(expected);
});

test('a page above that the menu does not name goes by its path', () => {
  expect(findTrail({ name: 'Page', link: '/blog/insomnia' }, menu.slice(0, 1)).map(({ name }) => name)).toEqual([
    'Home',
    LIST_PATH,
    'Page',
  ]);
});
