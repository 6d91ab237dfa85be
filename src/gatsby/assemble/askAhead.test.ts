/** @jest-environment jsdom */
import { ASK_AHEAD } from './askAhead';

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/blog/insomnia', '/page-data/blog/insomnia/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
])('asks for the data of %s as Gatsby will', (pagePath, address) => {
  window.pagePath = pagePath;
  document.head.innerHTML = '';
  window.eval(ASK_AHEAD);
  expect(
    [...document.querySelectorAll('link')].map((link) => [
      link.rel,
      link.as,
      link.crossOrigin,
      link.getAttribute('href'),
    ]),
  ).toEqual([
    ['preload', 'fetch', '', '/page-data/app-data.json'],
    ['preload', 'fetch', '', address],
  ]);
});
