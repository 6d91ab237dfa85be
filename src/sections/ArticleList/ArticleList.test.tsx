import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { encodeArticleIndex, type ListedArticle } from '../../lib/articleIndex';
import { ArticleList } from './ArticleList';
import { fetchArticleIndex } from './fetchArticleIndex';
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
  plainList: 'All articles as a plain list',
  loading: 'Loading the articles…',
  loadFailed: 'The other articles could not be loaded.',
  retry: 'Try again',
  crisisSearch: { announcement: 'Numbers are shown above.', words: ['suicid*', 'आत्महत्या*'] },
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
  }) satisfies ListedArticle;
const articles = Array.from({ length: 23 }, (_, index) =>
  article(index + 1, index < 12 ? 'Sleep & Physical Wellness' : 'Stress & Resilience'),
);
const helpWords = (heading: string) => ({ heading, text: 'You are not alone.', checked: 'Checked on' });
const crisisHelp = {
  clinic: {
    helplines: [
      {
        name: 'Emergency',
        nameInHindi: 'आपात',
        audience: 'everyone',
        description: 'Day and night',
        descriptionInHindi: 'दिन-रात',
        numbers: [{ display: '112', href: 'tel:112' }],
      },
    ],
    helplinesCheckedOnText: '27 November 2026',
    helplinesCheckedOnTextInHindi: '27 नवंबर 2026',
  },
  copy: { english: helpWords('Help now'), hindi: helpWords('अभी मदद') },
} as unknown as Parameters<typeof ArticleList>[0]['crisisHelp'];

/** Answers of the site by address. */
let files: Record<string, unknown> = {};
let index = '';
const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => String(address));
const putIndex = (items: ListedArticle[]) => {
  files = { ...files, [index]: encodeArticleIndex(items) };
};

type Items = typeof articles;
const few = (items: Items, category: string) => items.filter((each) => each.mainCategory === category).slice(0, 4);
/** The list as its page gives it. */
const list = (location: ListLocation, items: Items = articles) => (
  <ArticleList
    copy={{ ...copy, otherArticles: few(items, 'Other') } as never}
    newest={{ totalCount: items.length, nodes: items.slice(0, 9) as never }}
    further={items.slice(9, 36) as never}
    categories={categories.map((each) => ({ ...each, articles: few(items, each.name) as never }))}
    namesSuicide
    crisisHelp={crisisHelp}
    index={index}
    location={location}
  />
);

/** Draws the list as Gatsby would: each navigation is a new entry with its own key. */
function drawList(search = '', items = articles) {
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
/** The same, with the index of all articles there from the start. */
async function openList(search = '', items = articles) {
  putIndex(items);
  await fetchArticleIndex(index, '/blogs');
  return drawList(search, items);
}
const titles = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);
const numbersOf = (names: (string | null)[]) => names.map((name) => Number(/\d+/.exec(name ?? '')?.[0]));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });
const filter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
const status = () => screen.getByRole('status');

// Finding by role among so many cards is slow in jsdom on a busy machine.
jest.setTimeout(30_000);

let lists = 0;
beforeEach(() => {
  index = `/static/articles-${(lists += 1)}.json`;
  files = {};
  window.fetch = jest.fn(async (address: RequestInfo | URL) => {
    const file = files[String(address)];
    return { ok: file !== undefined, status: file === undefined ? 404 : 200, json: async () => file } as Response;
  });
  AbortSignal.timeout ??= () => new AbortController().signal;
  jest.mocked(navigate).mockReset();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('pages', () => {
  test('nine articles a page, with first, last and current page ± 1 in the pagination', async () => {
    await openList();
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

  test('an ellipsis stands at distance 2 [LIS-08]', async () => {
    await openList(
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
    await openList();
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(numbersOf(titles())).toEqual(range(19, 23));
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('aria-disabled')).toBeNull();
  });

  test('another page has an address of its own, and takes focus and view to its top', async () => {
    await openList();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(window.location.search).toBe('?page=2');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'All Blogs, Page 2' }));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('a list of one page has no pagination', async () => {
    await openList('', articles.slice(0, 9));
    expect(screen.queryByRole('navigation', { name: 'Pages of articles' })).toBeNull();
  });

  test.each([
    ['0', 1],
    ['-1', 1],
    ['abc', 1],
    ['999', 19],
    ['', 1],
  ])('?page=%s shows a page that exists', async (page, first) => {
    await openList(`?page=${page}`);
    expect(numbersOf(titles())[0]).toBe(first);
  });
});

describe('search and filter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('typing searches at once, keeps focus, and starts again at page 1 [LIS-10]', async () => {
    await openList('?page=3');
    await user().type(box(), '(EXAM');
    expect(numbersOf(titles())).toEqual([5]);
    expect(document.activeElement).toBe(box());
    expect(status().textContent).toBe('Found 1 blog(s)');
  });

  test('the address is replaced, and the count announced, only at a pause', async () => {
    await openList();
    const entries = history.length;
    await user().type(box(), 'stress');
    expect(window.location.search).toBe('');
    expect(status().getAttribute('aria-live')).toBe('off');
    const unsaid = status().firstElementChild;
    act(() => void jest.runAllTimers());
    expect(window.location.search).toBe('?q=stress');
    expect(status().getAttribute('aria-live')).toBe('polite');
    // Screen readers say what comes into a live region, not what stood there when it became one.
    expect(status().firstElementChild).not.toBe(unsaid);
    expect(status().textContent).toBe(unsaid!.textContent);
    expect(history.length).toBe(entries);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('leaving the box writes the address at once, and only once', async () => {
    await openList();
    await user().type(box(), 'stress');
    fireEvent.blur(box());
    expect(window.location.search).toBe('?q=stress');
    history.replaceState(null, '', '/elsewhere');
    act(() => void jest.runAllTimers());
    expect(window.location.pathname).toBe('/elsewhere');
  });

  test('what was typed is in the entry that a choice leaves behind', async () => {
    const { goTo } = await openList();
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
    const { goTo } = await openList('?q=exam&category=sleep');
    expect([box().value, filter().value]).toEqual(['exam', 'sleep']);
    await goTo('/blogs');
    expect([box().value, filter().value]).toEqual(['', '']);
    expect(numbersOf(titles())).toEqual(range(1, 9));
  });

  test('an unknown category counts as all', async () => {
    await openList('?category=nowhere');
    expect(status().textContent).toBe('Found 23 blog(s)');
    expect(filter().value).toBe('');
  });

  test('nothing found: heading, text and a button that resets search and category', async () => {
    await openList('?q=%5C&category=sleep&view=categories');
    expect(within(status()).getByRole('heading', { name: 'No blogs found' })).toBeTruthy();
    expect(within(status()).getByText('Try adjusting your search or filter criteria')).toBeTruthy();
    await user().click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(window.location.search).toBe('?view=categories');
    expect([box().value, filter().value, status().textContent]).toEqual(['', '', 'Found 23 blog(s)']);
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
  });

  test('the category Other is offered only if an article belongs to it', async () => {
    await openList();
    expect(within(filter()).queryByRole('option', { name: 'Other' })).toBeNull();
  });

  test('articles of no category are found under Other [LIS-13]', async () => {
    await openList('?category=other', [article(1, 'Other'), ...articles.slice(1)]);
    expect(numbersOf(titles())).toEqual([1]);
  });
});

describe('views', () => {
  test('the same count of something else is announced too', async () => {
    await openList();
    const before = status().firstElementChild;
    await userEvent.click(screen.getByRole('link', { name: 'Browse by Categories' }));
    const after = status().firstElementChild;
    expect(after!.textContent).toBe(before!.textContent);
    expect(after).not.toBe(before);
  });

  test('the categories view shows up to four articles of each, with a link to all of that category', async () => {
    await openList('?page=2');
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

  test('a click that asks for a new tab is left to the browser', async () => {
    await openList();
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
    putIndex(articles);
    await fetchArticleIndex(index, '/blogs');
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

  test('the HTML holds all articles if they are few: nine cards, and links for browsers without scripts', () => {
    const html = renderToString(list({ search: '' }));
    for (const number of range(1, 23)) expect(html).toContain(`href="/blog/article-${number}"`);
    expect(html).not.toContain('/articles.xml');
  });

  test('without scripts too, a Hindi title and its whole date are marked as Hindi', () => {
    const hindi = { title: 'असफलता', dateText: '20 जुलाई 2024', language: 'hi' };
    const html = renderToString(
      list(
        { search: '' },
        articles.map((each, index) => (index === 20 ? { ...each, ...hindi } : each)),
      ),
    );
    expect(html).toContain('<li lang="hi"><a href="/blog/article-21">असफलता</a> <span>20 जुलाई 2024</span></li>');
  });

  test('with many articles the HTML leads to the list of all', () => {
    const many = Array.from({ length: 60 }, (_, place) => article(place + 1, 'Other'));
    const html = renderToString(list({ search: '' }, many));
    expect(html).toContain('href="/blog/article-36"');
    expect(html).not.toContain('href="/blog/article-37"');
    expect(html).toContain('<a href="/articles.xml">All articles as a plain list</a>');
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

describe('the index of all articles', () => {
  const pageData = (address: string) => ({ result: { pageContext: { articleIndex: address } } });

  test('is not fetched for what the page holds: the first page, and a few of each category', async () => {
    putIndex(articles);
    drawList();
    await userEvent.click(screen.getByRole('link', { name: 'Browse by Categories' }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(status().textContent).toBe('Found 23 blog(s)');
    expect(asked()).toEqual([]);
  });

  test('nothing at all is fetched until the visitor does something', () => {
    putIndex(articles);
    drawList();
    expect(asked()).toEqual([]);
  });

  test('is fetched once the search box has focus, before anything is typed', async () => {
    putIndex(articles);
    drawList();
    fireEvent.focus(box());
    expect(asked()).toEqual([index]);
    fireEvent.change(filter(), { target: { value: 'stress' } });
    expect(await screen.findByText('Found 11 blog(s)')).toBeTruthy();
    expect(asked()).toEqual([index]);
  });

  test('is fetched when React takes over a list whose search box has the focus', async () => {
    putIndex(articles);
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(list({ search: '' }));
    root.querySelector('input')!.focus();
    await act(async () => void hydrateRoot(root, list({ search: '', key: 'initial' })));
    expect(asked()).toEqual([index]);
    root.remove();
  });

  test('while it is fetched the list says so, and the articles stay', async () => {
    putIndex(articles);
    drawList('?q=exam');
    expect(status().textContent).toBe('Loading the articles…');
    expect(screen.getByRole('region', { name: /All Blogs/ }).getAttribute('aria-busy')).toBe('true');
    expect(numbersOf(titles())).toEqual(range(1, 9));
    expect(screen.queryByRole('navigation', { name: 'Pages of articles' })).toBeNull();
    expect(await screen.findByText('Found 1 blog(s)')).toBeTruthy();
    expect(screen.getByRole('region', { name: /All Blogs/ }).getAttribute('aria-busy')).toBe('false');
    expect(numbersOf(titles())).toEqual([5]);
  });

  test('if it can’t be had the list says so, keeps its articles, and tries again when told to', async () => {
    drawList('?page=2');
    expect(await screen.findByText('The other articles could not be loaded.')).toBeTruthy();
    expect(numbersOf(titles())).toEqual(range(1, 9));
    putIndex(articles);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Found 23 blog(s)')).toBeTruthy();
    expect(numbersOf(titles())).toEqual(range(10, 18));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('if only fetching it ahead failed, a search asks for it again', async () => {
    drawList();
    await act(async () => box().focus());
    expect(asked()).toContain(index);
    putIndex(articles);
    fireEvent.change(filter(), { target: { value: 'stress' } });
    expect(await screen.findByText('Found 11 blog(s)')).toBeTruthy();
  });

  test('after a deploy, the newest index serves a page whose own is gone', async () => {
    files = {
      '/page-data/blogs/page-data.json': pageData('/static/newest.json'),
      '/static/newest.json': encodeArticleIndex([...articles, article(24, 'Other')]),
    };
    drawList('?page=3');
    expect(await screen.findByText('Found 24 blog(s)')).toBeTruthy();
    expect(asked()).toEqual([index, '/page-data/blogs/page-data.json', '/static/newest.json']);
  });

  test.each([
    ['a page in its place', '<!doctype html>'],
    ['an index of another version', { ...encodeArticleIndex(articles), version: 99 }],
  ])('%s counts as failed', async (_, file) => {
    files = { [index]: file };
    drawList('?page=2');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('a search that speaks of suicide', () => {
  const help = (name = 'Help now') => screen.queryByRole('note', { name });

  test('shows the help above the results at once, while the index is still fetched, and says so', () => {
    window.fetch = jest.fn(() => new Promise<Response>(() => undefined));
    drawList();
    fireEvent.input(box(), { target: { value: 'Suicidal' } });
    expect(within(help()!).getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
    expect(help()!.compareDocumentPosition(screen.getByRole('region', { name: /All Blogs/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(status().textContent).toContain('Numbers are shown above.');
    fireEvent.input(box(), { target: { value: 'sleep' } });
    expect(help()).toBeNull();
    expect(status().textContent).not.toContain('Numbers');
  });

  test('shows it also when nothing is found, and from an address', async () => {
    await openList('?q=suicidexyz');
    expect(screen.getByRole('heading', { name: 'No blogs found' })).toBeTruthy();
    expect(help()).toBeTruthy();
  });

  test('in Hindi shows it in Hindi', async () => {
    await openList('?q=आत्महत्या');
    expect(help('अभी मदद')?.lang).toBe('hi');
  });
});
