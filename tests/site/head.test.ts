import { readFileSync } from 'node:fs';
import { canonicalPages, faults, pages } from './site';

const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test.each([
  ['title', 'head > title'],
  ['description', 'head > meta[name="description"]'],
  ['Open Graph title', 'head > meta[property="og:title"]'],
  ['Open Graph description', 'head > meta[property="og:description"]'],
  ['Open Graph picture', 'head > meta[property="og:image"]'],
  ['viewport', 'head > meta[name="viewport"]'],
])('every page has exactly one %s', (_, selector) => {
  expect(faults(({ $ }) => ($(selector).length === 1 ? [] : [`${$(selector).length} of ${selector}`]))).toEqual([]);
});

test('titles and descriptions are unique', () => {
  expect(duplicates(pages.map(({ $ }) => $('title').text()))).toEqual([]);
  expect(duplicates(pages.map(({ $ }) => $('meta[name="description"]').attr('content')!))).toEqual([]);
});

test('descriptions have 70 to 160 characters', () => {
  expect(
    faults(({ $ }) => {
      const { length } = [...$('meta[name="description"]').attr('content')!];
      return length >= 70 && length <= 160 ? [] : [`${length} characters`];
    }),
  ).toEqual([]);
});

test('each page names itself as canonical, with its Open Graph address; the not-found page names none and is not indexed', () => {
  expect(
    faults(({ $, path }) => {
      const canonical = $('link[rel="canonical"]')
        .map((_, link) => new URL($(link).attr('href')!).pathname)
        .get();
      const url = new URL($('meta[property="og:url"]').attr('content')!).pathname;
      return canonical.length === 1 && canonical[0] === path && url === path
        ? []
        : [`canonical ${canonical.join()}, og:url ${url}`];
    }, canonicalPages),
  ).toEqual([]);
  const { $ } = pages.find(({ path }) => path === '/404')!;
  expect($('link[rel="canonical"]')).toHaveLength(0);
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
});

test('the language is Indian English, and Hindi on articles in Hindi', () => {
  const isHindi = (path: string) =>
    path.startsWith('/blog/') &&
    (JSON.parse(readFileSync(`content${path}.json`, 'utf8')) as { language?: string }).language === 'hi';
  expect(pages.some(({ path }) => isHindi(path))).toBe(true);
  expect(
    faults(({ $, path }) =>
      $('html').attr('lang') === (isHindi(path) ? 'hi' : 'en-IN') ? [] : [String($('html').attr('lang'))],
    ),
  ).toEqual([]);
});

test('link previews are absolute addresses of pictures', () => {
  expect(
    faults(({ $ }) =>
      /^https:\/\/[^/]+\/.+\.(jpg|png)$/.test($('meta[property="og:image"]').attr('content') ?? '')
        ? []
        : [String($('meta[property="og:image"]').attr('content'))],
    ),
  ).toEqual([]);
});
