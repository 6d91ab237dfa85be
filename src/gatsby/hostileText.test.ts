/**
 * Whatever a text says, what we write it into has the same elements and the same words as with any other text: pages,
 * structured data, feed, sitemap, list of articles, redirect pages and rules of hosts.
 */
import { load } from 'cheerio';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hostileTexts } from '../../tests/content/faults/hostileTexts';
import { escapeMarkup } from '../lib/escapeMarkup';
import { toScript } from '../seo/structuredData/buildGraph';
import { redirectPage } from './assemble/redirectPage';
import { findRedirectFaults } from './hosting/hostRules';
import { renderFeed } from './publish/feed';
import { renderPlainList } from './publish/plainList';
import type { PublishedSite } from './publish/siteFiles';
import { renderSitemap } from './publish/sitemap';

/** What XML can hold at all; the content check refuses the rest (tests/content/hostileContent.test.ts). */
const isXml = (text: string) => !/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text);
const cases = Object.entries(hostileTexts).map(([name, text]) => [name, text] as const);
const xmlCases = cases.filter(([, text]) => isXml(text));
/** As a reader of XML or HTML has it. */
const asRead = (text: string) => text.replace(/\r\n?/g, '\n');

const siteWith = (text: string): PublishedSite => ({
  siteUrl: 'https://clinic.example',
  name: text,
  fullName: text,
  email: 'care@clinic.example',
  builtOn: '2027-12-01',
  description: text,
  plainList: { heading: text, back: text },
  help: { heading: text, lines: [{ name: text, numbers: [{ display: text, href: 'tel:112' }] }] },
  articles: [
    {
      link: '/blog/rest',
      title: text,
      description: text,
      date: '2024-06-01',
      dateText: text,
      updated: null,
      language: 'en',
      mainCategory: text,
      author: { name: text },
    },
  ],
});
const shapeOf = (markup: string) => {
  const $ = load(markup, { xml: true });
  return $('*')
    .toArray()
    .flatMap((element) =>
      'tagName' in element ? [`${element.tagName} ${Object.keys(element.attribs).join(' ')}`] : [],
    );
};
const writers: [string, (text: string) => string][] = [
  ['feed', (text) => renderFeed(siteWith(text))],
  ['list of articles', (text) => renderPlainList(siteWith(text))],
];

describe.each(writers)('the %s', (_, write) => {
  const plain = shapeOf(write('Rest well'));
  test.each(xmlCases)('has the same elements with: %s', (__, text) => {
    const written = write(text);
    expect(shapeOf(written)).toEqual(plain);
    expect(asRead(load(written, { xml: true })('title').last().text())).toContain(asRead(text));
  });
  test('has the same elements with any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(shapeOf(write(text))).toEqual(plain)),
      { numRuns: 1000 },
    );
  });
});

test.each(xmlCases)('the sitemap and a redirect page stay whole with: %s', (_, text) => {
  const sitemap = load(renderSitemap(siteWith('Clinic'), ['/about', `/${text}`]), { xml: true });
  expect(sitemap('*').toArray()).toHaveLength(5);
  const target = renderToStaticMarkup(createElement('html', { lang: 'en' }, createElement('title', null, text)));
  const page = load(redirectPage({ from: '/old', to: `/${text}` }, 'https://clinic.example', target));
  expect(page('script, img, [onmouseover], [onerror]')).toHaveLength(0);
  expect(page('a').attr('href')).toBe(`/${asRead(text)}`);
  expect(page('html').attr('lang')).toBe('en');
});

test.each(cases)('a part drawn by React holds no element and no attribute out of: %s', (_, text) => {
  const $ = load(renderToStaticMarkup(createElement('p', { title: text, 'data-x': text }, text)));
  expect($('body *')).toHaveLength(1);
  expect(Object.keys($('p').attr()!)).toEqual(['title', 'data-x']);
  if (isXml(text)) expect($('p').text()).toBe(asRead(text));
});

test.each(cases)('structured data end where they should, and say the same, with: %s', (_, text) => {
  const script = toScript({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: text }] } as never);
  expect(script).not.toContain('<');
  const $ = load(`<script type="application/ld+json">${script}</script><p>after</p>`);
  expect($('script, p')).toHaveLength(2);
  expect(JSON.parse($('script').text())['@graph'][0].name).toBe(text);
});

test.each(cases)('no redirect can be written from or to: %s', (_, text) => {
  const pages = ['/', '/about', text, `/${text}`];
  if (text === '__proto__') return expect(findRedirectFaults([{ from: '/old', to: text }], pages)).not.toEqual([]);
  expect(findRedirectFaults([{ from: text, to: '/about' }], pages)).not.toEqual([]);
  expect(findRedirectFaults([{ from: '/old', to: text }], pages)).not.toEqual([]);
});

test('escaped text is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(fc.constantFrom(...`&<>"']`), fc.string({ unit: 'grapheme' })) }),
      (text) => {
        const escaped = escapeMarkup(text);
        const $ = load(`<a title="${escaped}" href='${escaped}'>${escaped}</a>`, { xml: true });
        expect([$('a').text(), $('a').attr('title'), $('a').attr('href'), $('*').length]).toEqual([
          text,
          text,
          text,
          1,
        ]);
        // Not well formed, though parsers as lenient as this one read it.
        expect(escaped).not.toContain(']]>');
      },
    ),
    { numRuns: 1000 },
  );
});
