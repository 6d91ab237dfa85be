import articleLabels from '../../content/article-labels.json';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { collections, type Collection, type CollectionName } from '../../src/content-model/collections';
import { isPlace, optionalParts, places, placesOfAllPages } from '../../src/content-model/places';
import { canonicalPages, dist, faults, pages, paths } from './site';

const byPath = new Map(pages.map((page) => [page.path, page]));

test('every link within the site leads to a page without a hop, and its fragment exists', () => {
  expect(
    faults(({ $, path: from }) =>
      $('a[href^="/"], a[href^="#"]')
        .toArray()
        .flatMap((anchor) => {
          const href = $(anchor).attr('href')!;
          const url = new URL(href, `https://site${from}`);
          if (/\.[a-z]+$/.test(url.pathname)) return existsSync(join(dist, url.pathname)) ? [] : [`${href}: no file`];
          // The not-found page is at no address of its own, but leads to its own parts.
          if (!href.startsWith('#') && !paths.has(url.pathname)) return [`${href}: no page`];
          const target = href.startsWith('#') ? $ : byPath.get(url.pathname)!.$;
          const id = decodeURIComponent(url.hash.slice(1));
          return id && target(`[id="${id}"]`).length === 0
            ? [
                `${href}: no such fragment; there are ${target('[id]')
                  .map((_, e) => target(e).attr('id'))
                  .get()
                  .slice(0, 8)
                  .join(', ')}`,
              ]
            : [];
        }),
    ),
  ).toEqual([]);
});

describe('the places that the content check knows', () => {
  const kinds = (collections as readonly Collection[]).flatMap(({ typeName, kind, route }) => {
    if (!route) return [];
    const start = route({ slug: '' });
    const of = canonicalPages.filter(({ path }) => (kind === 'one' ? path === start : path.startsWith(start)));
    return [{ typeName, own: places[typeName as CollectionName] ?? [], of }];
  });

  test.each(kinds)('are on the pages of the type $typeName', ({ own, of }) => {
    const onPages = (id: string) => of.filter(({ $ }) => $(`[id="${id}"]`).length === 1).length;
    expect(
      own
        .filter((id) => onPages(id) < (optionalParts[id] ? 1 : of.length))
        .map((id) => `${id} stands in src/content-model/places.ts, and not on every page of its type`),
    ).toEqual([]);
    for (const { path, $ } of of)
      expect([path, placesOfAllPages.filter((id) => $(`[id="${id}"]`).length !== 1)]).toEqual([path, []]);
  });

  test.each(kinds)('are all to which a link can sensibly lead on the pages of the type $typeName', ({ own, of }) => {
    expect(
      faults(
        ({ $ }) =>
          $(':is(main, footer) :is(section, nav, h1, h2, h3, h4, h5, h6, p)[id], main[id]')
            .toArray()
            .map((target) => $(target).attr('id')!)
            .filter((id) => !isPlace(id, own))
            .map((id) => `${id} is not among the places of its type in src/content-model/places.ts`),
        of,
      ),
    ).toEqual([]);
  });
});

test('every link has a name', () => {
  expect(
    faults(({ $ }) =>
      $('a[href], button')
        .toArray()
        .flatMap((element) => {
          const text =
            $(element).text().trim() || $(element).attr('aria-label') || $(element).find('img[alt]').attr('alt');
          return text ? [] : [$.html(element).slice(0, 100)];
        }),
    ),
  ).toEqual([]);
});

const newTab = new RegExp(articleLabels.map((labels) => labels.newTab).join('|'));

test('links to other sites open a new tab, safely, and say so [NAV-22]', () => {
  expect(
    faults(({ $ }) =>
      $('a[href^="http"]')
        .toArray()
        .flatMap((anchor) => {
          const { href = '', target, rel = '' } = (anchor as unknown as { attribs: Record<string, string> }).attribs;
          return target === '_blank' && rel.includes('noopener') && newTab.test($(anchor).text()) ? [] : [href];
        }),
    ),
  ).toEqual([]);
});

test('phone links hold a number and nothing else, and show the number that they dial', () => {
  expect(
    faults(({ $ }) =>
      $('a[href^="tel:"]')
        .toArray()
        .flatMap((anchor) => {
          const href = $(anchor).attr('href')!;
          const shown = $(anchor).text().replace(/\D/g, '');
          return /^tel:(\+91(?:\d{10}|18[06]0\d{7})|\d{3,11})$/.test(href) &&
            (shown === '' || href.replace(/\D/g, '').endsWith(shown))
            ? []
            : [`${href} shows ${$(anchor).text()}`];
        }),
    ),
  ).toEqual([]);
});

test('every file that a page asks for is there', () => {
  expect(
    faults(({ html }) => {
      const $ = load(html);
      const asked = [
        ...$('script[src], img[src], link[href]')
          .map((_, element) => $(element).attr('src') ?? $(element).attr('href'))
          .get(),
        ...$('[srcset]')
          .map((_, element) =>
            $(element)
              .attr('srcset')!
              .split(',')
              .map((part) => part.trim().split(' ')[0]!),
          )
          .get(),
        ...[...html.matchAll(/url\((\/[^)"']+)\)/g)].map(([, url]) => url!),
      ];
      return [...new Set(asked.filter((url) => url?.startsWith('/') && !url.startsWith('//')))].filter(
        (url) => !paths.has(url) && !existsSync(join(dist, decodeURIComponent(url.split('?')[0]!))),
      );
    }),
  ).toEqual([]);
});
