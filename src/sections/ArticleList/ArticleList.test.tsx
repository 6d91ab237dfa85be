import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ArticleList } from './ArticleList';
import type { ListLocation } from './useListState';

const copy = {
  searchLabel: 'Search articles',
  searchPlaceholder: 'For example, sleep',
  viewsLabel: 'Ways to view articles',
  allTab: 'All Blogs',
  categoriesTab: 'Browse by Categories',
  categoryLabel: 'Category',
  allCategories: 'All categories',
  otherCategory: 'Other',
  found: 'Found {count} blog(s)',
  noneHeading: 'No blogs found',
  noneText: 'Try adjusting your search or filter criteria',
  reset: 'Reset filters',
  viewCategory: 'View all in {name}',
  pagination: { label: 'Pages of articles', page: 'Page {page}', previous: 'Previous page', next: 'Next page' },
};
const categories = [
  { slug: 'sleep', name: 'Sleep & Physical Wellness' },
  { slug: 'stress', name: 'Stress & Resilience' },
];
const article = (number: number, mainCategory: string) =>
  ({
    title: `Article ${number}${number === 5 ? ' on (exam) stress' : ''}`,
    description: `About subject ${number}.`,
    link: `/blog/article-${number}`,
    tags: ['tag'],
    language: 'en',
    mainCategory,
    dateText: '1 January 2024',
    readMinutes: 4,
    labels: { readMinutes: '{minutes} min read' },
    image: { alt: '', src: { childImageSharp: null } },
  }) as unknown as Queries.ArticleListItemFragment;
const articles = Array.from({ length: 23 }, (_, index) =>
  article(index + 1, index < 12 ? 'Sleep & Physical Wellness' : 'Stress & Resilience'),
);
const list = (location: ListLocation, items = articles) => (
  <ArticleList copy={copy} articles={items} categories={categories} location={location} />
);

/** Draws the list as Gatsby would: each navigation is a new entry with its own key. */
function openList(search = '', items = articles) {
  history.replaceState(null, '', `/blogs${search}`);
  const view = render(list({ search, key: 'initial' }, items));
  let entries = 0;
  jest.mocked(navigate).mockImplementation(async (to) => {
    history.pushState(null, '', String(to));
    entries += 1;
    view.rerender(list({ search: window.location.search, key: String(entries) }, items));
  });
  return { goTo: (address: string) => act(() => navigate(address)) };
}
const titles = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);
const numbersOf = (names: (string | null)[]) => names.map((name) => Number(/\d+/.exec(name ?? '')?.[0]));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });
const filter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
const status = () => screen.getByRole('status');

// Finding by role among so many cards is slow in jsdom on a busy machine.
jest.setTimeout(30_000);

beforeEach(() => {
  jest.mocked(navigate).mockReset();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('pages', () => {
  test('nine articles a page, with first, last and current page ± 1 in the pagination', () => {
    openList();
    expect(numbersOf(titles())).toEqual(range(1, 9));
    const pagination = within(screen.getByRole('navigation', { name: 'Pages of articles' }));
    expect(pagination.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
      'Previous page',
      'Page 1',
      'Page 2',
      'Page 3',
      'Next page',
    ]);
    expect(pagination.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  });

  test('an ellipsis stands at distance 2 [LIS-08]', () => {
    openList(
      '?page=4',
      Array.from({ length: 70 }, (_, index) => article(index + 1, 'Other')),
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Pages of articles' }))
        .getAllByRole('listitem', { hidden: true })
        .map((item) => item.textContent),
    ).toEqual(['Previous page', '1', '…', '3', '4', '5', '…', '8', 'Next page']);
  });

  test('previous is disabled on the first page, next on the last', async () => {
    openList();
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(numbersOf(titles())).toEqual(range(19, 23));
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('aria-disabled')).toBeNull();
  });

  test('another page has an address of its own, and takes focus and view to its top', async () => {
    openList();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(window.location.search).toBe('?page=2');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'All Blogs, Page 2' }));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('a list of one page has no pagination', () => {
    openList('', articles.slice(0, 9));
    expect(screen.queryByRole('navigation', { name: 'Pages of articles' })).toBeNull();
  });

  test.each([
    ['0', 1],
    ['-1', 1],
    ['abc', 1],
    ['999', 19],
    ['', 1],
  ])('?page=%s shows a page that exists', (page, first) => {
    openList(`?page=${page}`);
    expect(numbersOf(titles())[0]).toBe(first);
  });
});

describe('search and filter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('typing searches at once, keeps focus, and starts again at page 1 [LIS-10]', async () => {
    openList('?page=3');
    await user().type(box(), '(EXAM');
    expect(numbersOf(titles())).toEqual([5]);
    expect(document.activeElement).toBe(box());
    expect(status().textContent).toBe('Found 1 blog(s)');
  });

  test('the address is replaced, and the count announced, only at a pause', async () => {
    openList();
    const entries = history.length;
    await user().type(box(), 'stress');
    expect(window.location.search).toBe('');
    expect(status().getAttribute('aria-busy')).toBe('true');
    act(() => void jest.runAllTimers());
    expect(window.location.search).toBe('?q=stress');
    expect(status().getAttribute('aria-busy')).toBe('false');
    expect(history.length).toBe(entries);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('leaving the box writes the address at once, and only once', async () => {
    openList();
    await user().type(box(), 'stress');
    fireEvent.blur(box());
    expect(window.location.search).toBe('?q=stress');
    history.replaceState(null, '', '/elsewhere');
    act(() => void jest.runAllTimers());
    expect(window.location.pathname).toBe('/elsewhere');
  });

  test('what was typed is in the entry that a choice leaves behind', async () => {
    const { goTo } = openList();
    await user().type(box(), 'subject 1');
    const replaced = jest.spyOn(history, 'replaceState');
    fireEvent.change(filter(), { target: { value: 'stress' } });
    expect(replaced.mock.calls.map(([, , address]) => address)).toEqual(['/blogs?q=subject+1']);
    expect(window.location.search).toBe('?q=subject+1&category=stress');
    expect(numbersOf(titles())).toEqual(range(13, 19));
    await goTo('/blogs?q=subject+1');
    expect(filter().value).toBe('');
    expect(numbersOf(titles())).toEqual([1, ...range(10, 17)]);
  });

  test('Back to the list as it opened empties box and filter', async () => {
    const { goTo } = openList('?q=exam&category=sleep');
    expect([box().value, filter().value]).toEqual(['exam', 'sleep']);
    await goTo('/blogs');
    expect([box().value, filter().value]).toEqual(['', '']);
    expect(numbersOf(titles())).toEqual(range(1, 9));
  });

  test('an unknown category counts as all', () => {
    openList('?category=nowhere');
    expect(status().textContent).toBe('Found 23 blog(s)');
    expect(filter().value).toBe('');
  });

  test('nothing found: heading, text and a button that resets search and category', async () => {
    openList('?q=%5C&category=sleep&view=categories');
    expect(within(status()).getByRole('heading', { name: 'No blogs found' })).toBeTruthy();
    expect(within(status()).getByText('Try adjusting your search or filter criteria')).toBeTruthy();
    await user().click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(window.location.search).toBe('?view=categories');
    expect([box().value, filter().value, status().textContent]).toEqual(['', '', 'Found 23 blog(s)']);
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
  });

  test('the category Other is offered only if an article belongs to it', () => {
    openList();
    expect(within(filter()).queryByRole('option', { name: 'Other' })).toBeNull();
  });

  test('articles of no category are found under Other [LIS-13]', () => {
    openList('?category=other', [article(1, 'Other'), ...articles.slice(1)]);
    expect(numbersOf(titles())).toEqual([1]);
  });
});

describe('views', () => {
  test('the categories view shows up to four articles of each, with a link to all of that category', async () => {
    openList('?page=2');
    await userEvent.click(screen.getByRole('link', { name: 'Browse by Categories' }));
    expect(window.location.search).toBe('?view=categories');
    expect(screen.getByRole('link', { name: 'Browse by Categories' }).getAttribute('aria-current')).toBe('page');
    const sleep = within(screen.getByRole('region', { name: 'Sleep & Physical Wellness' }));
    expect(sleep.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Article 1',
      'Article 2',
      'Article 3',
      'Article 4',
    ]);
    await userEvent.click(sleep.getByRole('link', { name: 'View all in Sleep & Physical Wellness' }));
    expect(window.location.search).toBe('?category=sleep');
    expect(status().textContent).toBe('Found 12 blog(s)');
  });

  test('a click that asks for a new tab is left to the browser', () => {
    openList();
    const isLeft = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener(
      'click',
      (event) => isLeft(Object.assign(event, { wasPrevented: event.defaultPrevented })),
      { once: true },
    );
    fireEvent.click(screen.getByRole('link', { name: 'Browse by Categories' }), { ctrlKey: true });
    expect(isLeft.mock.calls[0]?.[0]).toMatchObject({ wasPrevented: false });
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('taking over the server’s HTML', () => {
  /** Puts the server’s HTML in the page, lets the visitor act on it, then wakes React. */
  async function takeOver(search: string, before: () => void = () => undefined) {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(list({ search: '' }));
    before();
    history.replaceState(null, '', `/blogs${search}`);
    const errors: unknown[] = [];
    await act(
      async () =>
        void hydrateRoot(root, list({ search, key: 'initial' }), { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    return root;
  }
  afterEach(() => document.body.replaceChildren());

  test('the HTML holds all articles: nine cards, and links to the others for browsers without scripts', () => {
    const html = renderToString(list({ search: '' }));
    for (const number of range(1, 23)) expect(html).toContain(`href="/blog/article-${number}"`);
  });

  test('a shared link shows its state, without a mismatch', async () => {
    await takeOver('?q=subject&category=stress&page=2');
    expect(numbersOf(titles())).toEqual([22, 23]);
    expect([box().value, filter().value]).toEqual(['subject', 'stress']);
  });

  test('what was typed before React woke is searched for', async () => {
    await takeOver('', () => {
      document.querySelector('input')!.value = 'exam';
    });
    expect(box().value).toBe('exam');
    expect(numbersOf(titles())).toEqual([5]);
  });

  test('what was chosen before React woke is kept, beside the text of the address', async () => {
    await takeOver('?q=subject', () => {
      document.querySelector('select')!.value = 'stress';
    });
    expect([box().value, filter().value, status().textContent]).toEqual(['subject', 'stress', 'Found 11 blog(s)']);
  });
});
