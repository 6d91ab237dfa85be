import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { collections, type Collection } from '../collections';
import { siteLinks } from './siteLinks';

const pages = {
  'pages/home.json': {},
  'pages/about.json': {},
  'pages/appointment.json': { bring: {} },
  'pages/contact.json': {},
  'services/telepsychiatry.json': { slug: 'telepsychiatry', checklist: {}, bring: {} },
  'services/counselling.json': { slug: 'counselling' },
  'blog/insomnia.json': { slug: 'insomnia' },
};
/** The pages that are one of a kind: a link may lead there whether or not their content is right. */
const ownPages = (collections as readonly Collection[])
  .filter(({ kind }) => kind === 'one')
  .flatMap(({ route }) => route?.({ slug: '' }) ?? []);
const check = (link: unknown) =>
  findingsOf(siteLinks, { ...pages, 'navigation.json': { bookNow: { mobileLink: link } } });

test.each([
  '/',
  '/about',
  '/contact#find-us',
  '/about#content',
  '/#top',
  '/blogs?category=sleep&page=2',
  '/services/telepsychiatry',
  '/blog/insomnia#sources',
  '/#lives-transformed',
  '/about#footer-help',
  '/appointment#what-to-bring',
  '/services/telepsychiatry#service-checklist',
  '/services/telepsychiatry#what-to-bring',
  '/services/counselling#service-why',
])('accepts %s', (link) => {
  expect(check(link)).toEqual([]);
});

test('leaves a badly typed link to the schema', () => {
  expect(check(7)).toEqual([]);
});

test.each([
  ['/abuot', '"/about"'],
  ['/services/telepsychiatri?a=b', '"/services/telepsychiatry"'],
  ['/blog/insomia#top', '"/blog/insomnia"'],
  [
    '/something-else',
    `one of: ${[...ownPages, '/services/telepsychiatry', '/services/counselling', '/blog/insomnia'].slice(0, 8).join(', ')} …`,
  ],
])('rejects %s', (link, suggestion) => {
  expect(check(link)).toEqual([
    {
      file: 'navigation.json',
      field: 'bookNow.mobileLink',
      found: `"${link}", where there is no page`,
      expected: 'the path of a page',
      suggestion,
    },
  ]);
});

test.each([
  [
    '/appointment#opning-hours',
    'opning-hours',
    '"/appointment#opening-hours"',
    'booking, make-an-appointment, opening-hours, what-to-bring, services',
  ],
  [
    '/contact?from=menu#Find-us',
    'Find-us',
    '"/contact?from=menu#find-us"',
    'get-in-touch, send-us-a-message, find-us, approach',
  ],
  ['/about#no-such-place', 'no-such-place', '"/about"', 'approach, advantages, services, team, faqs'],
  ['/blogs#list', 'list', '"/blogs"', undefined],
])('rejects a place that the page does not have: %s', (link, place, suggestion, known) => {
  expect(check(link)).toEqual([
    {
      file: 'navigation.json',
      field: 'bookNow.mobileLink',
      found: `"${link}", a page without the place "${place}"`,
      expected: known ? `one of the page’s places: ${known}` : 'the page alone; it has no places of its own',
      suggestion,
    },
  ]);
});

test.each([
  ['/services/counselling#service-checklist', ''],
  ['/services/counselling#what-to-bring', ''],
  ['/appointment#what-to-bring', 'pages/appointment.json'],
])('rejects the place of an optional part that the entry does not have: %s', (link, path) => {
  const files = { ...pages, ...(path && { [path]: {} }), 'redirects.json': [{ from: '/old', to: link }] };
  expect(findingsOf(siteLinks, files)).toMatchObject([
    { field: '[0].to', expected: expect.not.stringMatching(/service-checklist|what-to-bring/) as string },
  ]);
});

test('leaves the place of an optional part alone where the entry can’t be read', () => {
  const files = {
    ...pages,
    'services/counselling.json': 7,
    'redirects.json': [{ from: '/old', to: '/services/counselling#service-checklist' }],
  };
  expect(findingsOf(siteLinks, files)).toEqual([]);
});

test('rejects a redirect to a place that the page does not have', () => {
  expect(findingsOf(siteLinks, { ...pages, 'redirects.json': [{ from: '/us', to: '/about#teem' }] })).toMatchObject([
    { file: 'redirects.json', field: '[0].to', suggestion: '"/about#team"' },
  ]);
});

test('rejects a link to a redirect and gives its target', () => {
  const files = {
    ...pages,
    'redirects.json': [{ from: '/about-us', to: '/about' }],
    'navigation.json': { bookNow: { mobileLink: '/about-us' } },
  };
  expect(findingsOf(siteLinks, files)).toEqual([
    {
      file: 'navigation.json',
      field: 'bookNow.mobileLink',
      found: '"/about-us", which is only a redirect',
      expected: 'the path of a page',
      suggestion: '"/about"',
    },
  ]);
});

test('rejects a redirect to no page, but leaves chains of redirects to their rule', () => {
  const files = {
    ...pages,
    'redirects.json': [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/contakt' },
    ],
  };
  expect(findingsOf(siteLinks, files)).toEqual([
    {
      file: 'redirects.json',
      field: '[1].to',
      found: '"/contakt", where there is no page',
      expected: 'the path of a page',
      suggestion: '"/contact"',
    },
  ]);
});

describe('an article that waits for its day', () => {
  const files = {
    ...pages,
    'blog/insomnia.json': { slug: 'insomnia', date: '2026-11-29' },
    'redirects.json': [{ from: '/sleep', to: '/blog/insomnia#sources' }],
  };
  const checkOn = (today: string) => findingsOf(siteLinks, files, new Map(), today);

  test('is no page to link or redirect to', () => {
    expect(checkOn('2026-11-28')).toEqual([
      {
        file: 'redirects.json',
        field: '[0].to',
        found: '"/blog/insomnia#sources", an article that appears on 29 November 2026',
        expected: 'the path of a page that exists today',
        suggestion: 'link to it from that day on, or give it an earlier "date"',
      },
    ]);
  });

  test('is one from its day on', () => {
    expect(checkOn('2026-11-29')).toEqual([]);
    expect(checkOn('2026-11-30')).toEqual([]);
  });
});
