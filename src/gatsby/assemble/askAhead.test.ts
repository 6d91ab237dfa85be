/** @jest-environment jsdom */
import { writeAskAhead } from './askAhead';
import type { PageData } from './readPageData';

const page = (path: string, component: string, staticQueryHashes = ['1', '2']): PageData => ({
  path,
  componentChunkName: component,
  staticQueryHashes,
});
const chunks = {
  home: { assets: [{ name: 'styles.1.css' }, { name: 'commons-1.js' }, { name: 'home-1.js' }] },
  article: { assets: [{ name: 'commons-1.js' }, { name: 'article-1.js' }] },
  constructor: undefined,
};
const pages = [
  page('/', 'home', ['1', '2', '3']),
  page('/blog/insomnia', 'article'),
  page('/blog/grief', 'article'),
  page('/404.html', 'article'),
];

/** What the script preloads on a page: address, kind of request, mode. */
function preload(pagePath: string, all: readonly PageData[] = pages) {
  window.pagePath = pagePath;
  document.head.innerHTML = '';
  window.eval(writeAskAhead(all, chunks));
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.getAttribute('href'),
    link.as,
    link.crossOrigin,
  ]);
}

test.each([
  ['/', 'index', 'home-1.js'],
  ['/blog/insomnia', 'blog/insomnia', 'article-1.js'],
  ['/404.html', '404.html', 'article-1.js'],
])('asks for data, shared answers and scripts of %s as Gatsby will', (pagePath, data, component) => {
  expect(preload(pagePath)).toEqual([
    ['/page-data/app-data.json', 'fetch', ''],
    ['/page-data/sq/d/1.json', 'fetch', ''],
    ['/page-data/sq/d/2.json', 'fetch', ''],
    [`/page-data/${data}/page-data.json`, 'fetch', ''],
    ['/commons-1.js', 'script', null],
    [`/${component}`, 'script', null],
  ]);
});

test('asks for no component where pages of one kind have several, and for none of a kind that there is not', () => {
  const scripts = (pagePath: string, all: readonly PageData[]) =>
    preload(pagePath, all)
      .filter(([, as]) => as === 'script')
      .map(([address]) => address);
  expect(scripts('/blog/insomnia', [...pages, page('/blog/list', 'home')])).toEqual(['/commons-1.js']);
  expect(scripts('/constructor', pages)).toEqual([]);
});

const LIST = '<form data-index="/index-1.json"><input></form><p></p>';
test.each([
  ['while the visitor is in the list’s form', LIST, 'input', '', true],
  ['elsewhere on the list’s page', LIST, 'p', '', false],
  ['at an address that narrows the list', LIST, 'p', '?view=categories&q=sleep', true],
  ['at an address with a page of the list', LIST, 'p', '?page=2', true],
  ['at an empty query, as the form sends it without React', LIST, 'p', '?q=&category=', false],
  ['at another query', LIST, 'p', '?utm_source=mail&view=categories', false],
  ['on other pages', '<form><input></form>', 'input', '?page=2', false],
])('the index of all articles, %s', (_, html, focused, search, isAskedFor) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>(focused)!.focus();
  history.replaceState(null, '', `/blogs${search}`);
  const index = preload('/').filter(([address]) => address === '/index-1.json');
  expect(index).toEqual(isAskedFor ? [['/index-1.json', 'fetch', '']] : []);
});

test('a component without files stops the pass', () => {
  expect(() => writeAskAhead([page('/fees', 'fees')], chunks)).toThrow(
    'webpack.stats.json names no files for fees, the component of /fees.',
  );
});
