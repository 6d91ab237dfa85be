import fc from 'fast-check';
import { clampPage, countPages, PAGE_SIZE, pageOf, paginationItems } from './paginate';

fc.configureGlobal({ numRuns: 1000 });

const lists = fc.array(fc.integer(), { maxLength: 120 });

test('a page of the list holds nine articles [LIS-07]', () => expect(PAGE_SIZE).toBe(9));

describe('countPages', () => {
  test.each([
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 2],
    [18, 2],
    [23, 3],
    [2300, 256],
  ])('%i articles fill %i pages', (items, pages) => expect(countPages(items)).toBe(pages));
});

describe('clampPage', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['0', 1],
    ['-1', 1],
    ['999', 3],
    ['99999999999999999999', 3],
    ['abc', 1],
    ['', 1],
    ['2.5', 1],
    ['1e1', 1],
    [' 2', 1],
    ['٢', 1],
    [null, 1],
    [undefined, 1],
    [2, 2],
    [2.9, 2],
    [0, 1],
    [-7, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 3],
  ])('%j becomes page %i of 3', (page, expected) => expect(clampPage(page, 3)).toBe(expected));

  test('whatever an address says, the page exists', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double(), fc.integer().map(String), fc.anything()),
        fc.integer({ min: 1, max: 500 }),
        (page, pages) => {
          const clamped = clampPage(page, pages);
          expect(Number.isInteger(clamped) && clamped >= 1 && clamped <= pages).toBe(true);
        },
      ),
    );
  });
});

describe('pageOf', () => {
  test('the pages together are the list, in order and without repeats', () => {
    fc.assert(
      fc.property(lists, (items) => {
        const pages = Array.from({ length: countPages(items.length) }, (_, index) => pageOf(items, index + 1));
        expect(pages.flat()).toEqual(items);
        expect(pages.every((page, index) => page.length === PAGE_SIZE || index === pages.length - 1)).toBe(true);
      }),
    );
  });
});

describe('paginationItems', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 3, [1, 2, 3]],
    [1, 4, [1, 2, 'ellipsis', 4]],
    [4, 9, [1, 'ellipsis', 3, 4, 5, 'ellipsis', 9]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 9, [1, 'ellipsis', 8, 9]],
  ])('page %i of %i shows %j', (current, pages, expected) => expect(paginationItems(current, pages)).toEqual(expected));

  const places = fc
    .integer({ min: 1, max: 400 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

  test('it shows the first, last and current page and the neighbours, once each, rising', () => {
    fc.assert(
      fc.property(places, ([current, pages]) => {
        const numbers = paginationItems(current, pages).filter((item) => item !== 'ellipsis');
        expect(numbers).toEqual(
          [...new Set([1, current - 1, current, current + 1, pages])]
            .filter((page) => page >= 1 && page <= pages)
            .sort((a, b) => a - b),
        );
      }),
    );
  });

  test('an ellipsis stands just where pages are left out', () => {
    fc.assert(
      fc.property(places, ([current, pages]) => {
        const items = paginationItems(current, pages);
        const gaps = items.flatMap((item, index) =>
          item === 'ellipsis' ? [[items[index - 1], items[index + 1]]] : [],
        );
        expect(gaps.every(([before, after]) => Number(after) - Number(before) > 1)).toBe(true);
        items.forEach((item, index) => {
          const next = items[index + 1];
          if (item !== 'ellipsis' && typeof next === 'number') expect(next - item).toBe(1);
        });
      }),
    );
  });
});
