import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { redirectTargets } from './redirectTargets';

const pages = {
  'pages/about.json': {},
  'pages/contact.json': {},
  'services/telepsychiatry.json': { slug: 'telepsychiatry' },
};
const check = (...redirects: [from: string, to: string][]) =>
  findingsOf(redirectTargets, { ...pages, 'redirects.json': redirects.map(([from, to]) => ({ from, to })) });
const finding = (field: string, words: object) => ({ file: 'redirects.json', field, ...words });

const oneHop = 'the path of a page, reached directly';
const loops = { expected: oneHop, suggestion: 'write the path of the page that visitors should reach' };
const hides = {
  expected: 'a path that no page has; the redirect would hide the page',
  suggestion: 'remove the redirect, or correct its old path',
};
const doubled = { expected: 'each old path once', suggestion: 'remove one of the two' };

test('accepts redirects that lead to a page in one hop', () => {
  expect(check(['/about-us', '/about'], ['/us', '/about#team'], ['/online', '/services/telepsychiatry'])).toEqual([]);
});

test('leaves a target that is no page to the rule on links', () => {
  expect(check(['/old', '/nowhere'])).toEqual([]);
});

test('rejects a redirect that hides a page', () => {
  expect(check(['/about', '/contact'])).toEqual([
    finding('[0].from', { found: '"/about", which is a page', ...hides }),
  ]);
  expect(check(['/services/telepsychiatry', '/contact'])).toEqual([
    finding('[0].from', { found: '"/services/telepsychiatry", which is a page', ...hides }),
  ]);
});

test('rejects a redirect that hides the page “Not found”', () => {
  expect(check(['/404', '/contact'])).toEqual([finding('[0].from', { found: '"/404", which is a page', ...hides })]);
});

test('rejects a doubled redirect, whatever it leads to', () => {
  expect(check(['/old', '/about'], ['/old', '/about'])).toEqual([
    finding('[1].from', { found: '"/old" a second time', ...doubled }),
  ]);
  expect(check(['/old', '/about'], ['/old', '/contact'])).toEqual([
    finding('[1].from', { found: '"/old" a second time', ...doubled }),
  ]);
});

test('follows the first of doubled redirects, as the server does', () => {
  expect(check(['/old', '/b'], ['/b', '/about'], ['/old', '/about'])).toEqual([
    finding('[2].from', { found: '"/old" a second time', ...doubled }),
    finding('[0].to', { found: 'a chain: /old → /b → /about', expected: oneHop, suggestion: '"/about"' }),
  ]);
});

test('rejects a redirect to itself', () => {
  expect(check(['/old', '/old'])).toEqual([finding('[0].to', { found: 'a loop: /old → /old', ...loops })]);
});

test('rejects a loop at each of its redirects', () => {
  expect(check(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toEqual([
    finding('[0].to', { found: 'a loop: /a → /b → /c → /a', ...loops }),
    finding('[1].to', { found: 'a loop: /b → /c → /a → /b', ...loops }),
    finding('[2].to', { found: 'a loop: /c → /a → /b → /c', ...loops }),
  ]);
});

test('rejects a way into a loop', () => {
  expect(check(['/in', '/a'], ['/a', '/a'])[0]).toEqual(
    finding('[0].to', { found: 'a loop: /in → /a → /a', ...loops }),
  );
});

test('rejects a chain and gives its end', () => {
  expect(check(['/a', '/b'], ['/b', '/contact?from=b'])).toEqual([
    finding('[0].to', {
      found: 'a chain: /a → /b → /contact?from=b',
      expected: oneHop,
      suggestion: '"/contact?from=b"',
    }),
  ]);
});

test('sees through a query and a place on the page', () => {
  expect(check(['/a', '/b?page=2'], ['/b', '/a#top'])).toEqual([
    finding('[0].to', { found: 'a loop: /a → /b?page=2 → /a#top', ...loops }),
    finding('[1].to', { found: 'a loop: /b → /a#top → /b?page=2', ...loops }),
  ]);
});
