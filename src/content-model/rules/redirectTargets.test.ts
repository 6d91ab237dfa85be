import { findingsOf } from '../testing/findingsOf';
import { redirectTargets } from './redirectTargets';

const pages = {
  'pages/about.json': {},
  'pages/contact.json': {},
  'services/telepsychiatry.json': { slug: 'telepsychiatry' },
};
const check = (...redirects: [from: string, to: string][]) =>
  findingsOf(redirectTargets, { ...pages, 'redirects.json': redirects.map(([from, to]) => ({ from, to })) });
const finding = (field: string, words: object) => ({ file: 'redirects.json', field, ...words });

const oneHop = 'the path of a page, reached in one hop';
const hides = 'a path that no page has; the redirect would hide the page';

test('accepts redirects that lead to a page in one hop', () => {
  expect(check(['/about-us', '/about'], ['/us', '/about#team'], ['/online', '/services/telepsychiatry'])).toEqual([]);
});

test('leaves a target that is no page to the rule on links', () => {
  expect(check(['/old', '/nowhere'])).toEqual([]);
});

test('rejects a redirect that hides a page', () => {
  expect(check(['/about', '/contact'])).toEqual([
    finding('[0].from', { found: '"/about", which is a page', expected: hides }),
  ]);
  expect(check(['/services/telepsychiatry', '/contact'])).toEqual([
    finding('[0].from', { found: '"/services/telepsychiatry", which is a page', expected: hides }),
  ]);
});

test('rejects a redirect that hides the page “Not found”', () => {
  expect(check(['/404', '/contact'])).toEqual([
    finding('[0].from', { found: '"/404", which is a page', expected: hides }),
  ]);
});

test('rejects a doubled redirect, whatever it leads to', () => {
  const expected = 'each old path once';
  expect(check(['/old', '/about'], ['/old', '/about'])).toEqual([
    finding('[1].from', { found: '"/old" a second time', expected }),
  ]);
  expect(check(['/old', '/about'], ['/old', '/contact'])).toEqual([
    finding('[1].from', { found: '"/old" a second time', expected }),
  ]);
});

test('follows the first of doubled redirects, as the server does', () => {
  expect(check(['/old', '/b'], ['/b', '/about'], ['/old', '/about'])).toEqual([
    finding('[2].from', { found: '"/old" a second time', expected: 'each old path once' }),
    finding('[0].to', { found: 'a chain: /old → /b → /about', expected: oneHop, suggestion: '"/about"' }),
  ]);
});

test('rejects a redirect to itself', () => {
  expect(check(['/old', '/old'])).toEqual([finding('[0].to', { found: 'a loop: /old → /old', expected: oneHop })]);
});

test('rejects a loop at each of its redirects', () => {
  expect(check(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toEqual([
    finding('[0].to', { found: 'a loop: /a → /b → /c → /a', expected: oneHop }),
    finding('[1].to', { found: 'a loop: /b → /c → /a → /b', expected: oneHop }),
    finding('[2].to', { found: 'a loop: /c → /a → /b → /c', expected: oneHop }),
  ]);
});

test('rejects a way into a loop', () => {
  expect(check(['/in', '/a'], ['/a', '/a'])[0]).toEqual(
    finding('[0].to', { found: 'a loop: /in → /a → /a', expected: oneHop }),
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
    finding('[0].to', { found: 'a loop: /a → /b?page=2 → /a#top', expected: oneHop }),
    finding('[1].to', { found: 'a loop: /b → /a#top → /b?page=2', expected: oneHop }),
  ]);
});
