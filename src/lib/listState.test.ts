import fc from 'fast-check';
import { FIRST_VIEW, isFiltered, listHref, parseListState, type ListState } from './listState';

fc.configureGlobal({ numRuns: 1000 });

const slugs = ['sleep', 'stress', 'other'];

describe('parseListState', () => {
  test.each<[string, Partial<ListState>]>([
    ['', {}],
    ['?', {}],
    ['?q=sleep', { text: 'sleep' }],
    ['?q=exam+stress', { text: 'exam stress' }],
    ['?q=%25', { text: '%' }],
    ['?q=100%', { text: '100%' }],
    ['?q=%E0%A4', { text: '\ufffd' }],
    ['?q=(&page=2', { text: '(', page: 2 }],
    ['?category=sleep', { category: 'sleep' }],
    ['?category=nowhere', {}],
    ['?category=SLEEP', {}],
    ['?category=__proto__', {}],
    ['?view=categories', { view: 'categories' }],
    ['?view=table', {}],
    ['?page=3', { page: 3 }],
    ['?page=0', {}],
    ['?page=-1', {}],
    ['?page=abc', {}],
    ['?page=999', { page: 999 }],
    ['?utm_source=x&q=', {}],
  ])('%s', (search, expected) => expect(parseListState(search, slugs)).toEqual({ ...FIRST_VIEW, ...expected }));
});

test.each<[Partial<ListState>, boolean]>([
  [{}, false],
  [{ view: 'categories', page: 2 }, false],
  [{ text: ' ' }, false],
  [{ text: 'sleep' }, true],
  [{ category: 'sleep' }, true],
])('%j is filtered: %s', (state, expected) => expect(isFiltered({ ...FIRST_VIEW, ...state })).toBe(expected));

describe('listHref', () => {
  test.each<[Partial<ListState>, string]>([
    [{}, '/blogs'],
    [{ page: 2 }, '/blogs?page=2'],
    [{ text: ' exam stress ' }, '/blogs?q=exam+stress'],
    [{ text: '  ' }, '/blogs'],
    [{ text: 'a&b#c?d%' }, '/blogs?q=a%26b%23c%3Fd%25'],
    [{ category: 'sleep', page: 2 }, '/blogs?category=sleep&page=2'],
    [{ view: 'categories', page: 2 }, '/blogs?view=categories'],
  ])('%j is at %s', (state, href) => expect(listHref({ ...FIRST_VIEW, ...state })).toBe(href));

  test('an address gives back the state that it was made from', () => {
    const states = fc.record({
      text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
      category: fc.constantFrom('', ...slugs),
      view: fc.constantFrom('all' as const, 'categories' as const),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(states, (state) => {
        const { pathname, search } = new URL(listHref(state), 'https://clinic.example');
        expect(pathname).toBe('/blogs');
        expect(parseListState(search, slugs)).toEqual(state.view === 'categories' ? { ...state, page: 1 } : state);
      }),
    );
  });
});
