import type { Page } from '@playwright/test';
import { publishedArticles } from '../publishedArticles';
import { findFaults } from './accessibility';
import { anArticle, articleAt, titlesWith } from './articles';
import { endSplash, expect, open, openWithoutScripts, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

const COUNT = publishedArticles().length;
const FOUND_ALL = `Found ${COUNT} blog(s)`;
/** An article to search for, and the beginning of a tag of its own. */
const TITLE = articleAt(anArticle).title;
const START = articleAt(anArticle).tags[0]!.slice(0, 5);
const LAST_PAGE = Math.ceil(COUNT / 9);

/** Opens the list and wakes React by a key, as the first sign of life does. */
async function openList(page: Page, query = '') {
  await open(page, `/blogs${query}`);
  await waitForReact(page);
}
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const filter = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pages of articles' });
const wordsOf = (count: number) => (count ? `Found ${count} blog(s)` : /No blogs found/);
/** As a link within the site does. */
const goTo = (page: Page, to: string) =>
  page.evaluate((path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path), to);
const query = (page: Page) => expect.poll(() => new URL(page.url()).search);

// The browser itself notes a fetch that a test breaks.
test.afterEach(({ complaints }) =>
  expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]),
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 850 } });

  test('Blog page size 9; pagination shows first, last and current page; previous and next disabled at the ends [LIS-04, LIS-07, LIS-08, LIS-09]', async ({
    page,
  }) => {
    await openList(page);
    await expect(status(page)).toHaveText(FOUND_ALL);
    await expect(titles(page)).toHaveCount(9);
    const items = pagination(page).getByRole('listitem');
    for (const [index, text] of [
      [0, 'Previous page'],
      [1, '1'],
      [-2, String(LAST_PAGE)],
      [-1, 'Next page'],
    ] as const)
      await expect(items.nth(index)).toHaveText(text);
    await expect(pagination(page).getByRole('link', { name: 'Previous page' })).toBeDisabled();
    const last = pagination(page).getByRole('link', { name: `Page ${LAST_PAGE}`, exact: true });
    await last.click();
    await expect(titles(page)).toHaveCount(COUNT - 9 * (LAST_PAGE - 1));
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(pagination(page).getByRole('link', { name: 'Next page' })).toBeDisabled();
  });

  test('A page change takes focus and view to the top of the results; Back restores page and scroll position [LIS-18, LIS-19]', async ({
    page,
  }) => {
    await openList(page);
    await pagination(page).getByRole('link', { name: 'Next page' }).click();
    const results = page.getByRole('region', { name: 'All Blogs, Page 2' });
    await expect(results).toBeFocused();
    await expect(results.getByRole('heading').first()).toBeInViewport();
    await query(page).toBe('?page=2');
    const below = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(pagination(page).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(pagination(page)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(below);
    await page.goForward();
    await expect(pagination(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('Search: case-insensitive substring over title, description or tags; page resets to 1; focus stays in the box [LIS-01, LIS-10, LIS-15]', async ({
    page,
  }) => {
    await openList(page, '?page=3');
    await box(page).pressSequentially(START.toUpperCase());
    await expect(status(page)).toHaveText(wordsOf(titlesWith(START).length));
    await expect(titles(page)).toHaveText(titlesWith(START).slice(0, 9));
    await expect(box(page)).toBeFocused();
    await query(page).toBe(`?${new URLSearchParams({ q: START.toUpperCase() })}`);
  });

  test('Typing replaces the address and does not scroll; a choice is pushed; Back and Forward go through them [LIS-18, LIS-19, EDG-19]', async ({
    page,
  }) => {
    await openList(page);
    const entries = await page.evaluate(() => history.length);
    await box(page).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await box(page).pressSequentially('sleep');
    await query(page).toBe('?q=sleep');
    expect(await page.evaluate(() => [history.length, window.scrollY])).toEqual([entries, before]);
    await filter(page).selectOption({ label: 'Sleep & Physical Wellness' });
    await query(page).toBe('?q=sleep&category=sleep-and-physical-wellness');
    await page.getByRole('link', { name: 'Browse by Categories' }).click();
    await query(page).toBe('?q=sleep&category=sleep-and-physical-wellness&view=categories');
    await page.goBack();
    await page.goBack();
    await query(page).toBe('?q=sleep');
    await expect(filter(page)).toHaveValue('');
    await expect(box(page)).toHaveValue('sleep');
    await page.goForward();
    await expect(filter(page)).toHaveValue('sleep-and-physical-wellness');
  });

  test('Browse by Categories shows up to 4 posts per category, and a link to all of it [LIS-02, LIS-12, LIS-14]', async ({
    page,
  }) => {
    await openList(page);
    await page.getByRole('link', { name: 'Browse by Categories' }).click();
    await expect(titles(page)).toHaveText([
      'Mental Health Disorders',
      'Sleep & Physical Wellness',
      'Stress & Resilience',
      'Therapy & Treatment',
      'Social & Lifestyle',
    ]);
    const group = page.getByRole('region', { name: 'Mental Health Disorders' });
    await expect(group.getByRole('article')).toHaveCount(4);
    await group.getByRole('link', { name: 'View all in Mental Health Disorders' }).click();
    await query(page).toBe('?category=mental-health-disorders');
    await expect(filter(page)).toHaveValue('mental-health-disorders');
    await expect(page.getByRole('region', { name: 'All Blogs, Page 1' })).toBeFocused();
  });

  test('Empty result: No blogs found, Try adjusting your search or filter criteria, Reset filters [LIS-05, LIS-06]', async ({
    page,
  }) => {
    await openList(page, '?q=nothing-like-it&category=social-and-lifestyle');
    await expect(page.getByRole('heading', { name: 'No blogs found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await expect(status(page)).toHaveText(FOUND_ALL);
    await expect(box(page)).toHaveValue('');
    await expect(filter(page)).toHaveValue('');
    await query(page).toBe('');
  });
});

test('Reload and a shared link keep search, category, view and page [LIS-19]', async ({ page }) => {
  const reload = async () => {
    await page.reload();
    await endSplash(page);
    await waitForReact(page);
  };
  const expectSecondPage = async () => {
    await expect(status(page)).toHaveText(/^Found \d+ blog/);
    await expect(page.getByRole('region', { name: 'All Blogs, Page 2' })).toBeVisible();
    await expect(box(page)).toHaveValue('a');
  };
  // No category has a second page.
  await openList(page, '?q=a&page=2');
  await expectSecondPage();
  const shown = await titles(page).allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  await reload();
  await expectSecondPage();
  await expect(titles(page)).toHaveText(shown);

  const expectGroups = async () => {
    await expect(page.getByRole('link', { name: 'Browse by Categories' })).toHaveAttribute('aria-current', 'page');
    await expect(titles(page)).toHaveText(['Mental Health Disorders']);
    await expect(filter(page)).toHaveValue('mental-health-disorders');
    await expect(box(page)).toHaveValue('a');
  };
  await goTo(page, '/blogs?q=a&category=mental-health-disorders&view=categories');
  await expectGroups();
  await reload();
  await expectGroups();
});

test('Addresses that name no page or category show a page of all [EDG-11, EDG-12]', async ({ page }) => {
  const expectPage = async (name: string) => {
    await expect(pagination(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(status(page)).toHaveText(FOUND_ALL);
  };
  await openList(page, '?page=999');
  await expectPage(`Page ${LAST_PAGE}`);
  for (const address of ['?page=0', '?page=-1', '?page=abc', '?category=unknown'])
    await test.step(address, async () => {
      // From a page that it must not stay on.
      await goTo(page, '/blogs?page=2');
      await expectPage('Page 2');
      await goTo(page, `/blogs${address}`);
      await expectPage('Page 1');
    });
});

const searches = [
  ['(', 0],
  ['\\', 0],
  ['%', 0],
  ['.*', 0],
  ['SCHIZO', 1],
  ['  schizo  ', 1],
  ["women's", 1],
  ['असफलता', 1],
  ['कैसे करें'.normalize('NFD'), 1],
] as const;

test('A search finds what has its words, whatever is typed; the last one also after a reload [LIS-15, EDG-10]', async ({
  page,
}) => {
  await openList(page);
  for (const [text, count] of searches)
    await test.step(text, async () => {
      await box(page).fill('sleep');
      await expect(status(page)).toHaveText(/^Found (?:[2-9]|\d\d)/);
      await box(page).fill(text);
      await expect(status(page)).toHaveText(wordsOf(count));
    });
  const last = searches.at(-1)![0];
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(last);
  await page.reload();
  await endSplash(page);
  await waitForReact(page);
  await expect(status(page)).toHaveText(wordsOf(1));
  await expect(box(page)).toHaveValue(last);
});

test('A search in the address that no browser would write is taken as it stands [EDG-10]', async ({ page }) => {
  await openList(page, '?q=%');
  await expect(status(page)).toHaveText(wordsOf(0));
  await expect(box(page)).toHaveValue('%');
});

test('The category is all at first; with a search both filter, and each starts again at page 1 [LIS-03, LIS-10, LIS-16]', async ({
  page,
}) => {
  await openList(page, '?page=2');
  await expect(filter(page)).toHaveValue('');
  await expect(filter(page).getByRole('option')).toHaveText([
    'All categories',
    'Mental Health Disorders',
    'Sleep & Physical Wellness',
    'Stress & Resilience',
    'Therapy & Treatment',
    'Social & Lifestyle',
  ]);
  await filter(page).selectOption({ label: 'Mental Health Disorders' });
  await query(page).toBe('?category=mental-health-disorders');
  await expect(page.getByRole('region', { name: 'All Blogs, Page 1' })).toBeVisible();
  const all = parseInt((await status(page).textContent())!.replace(/\D/g, ''), 10);
  await box(page).fill('schizo');
  await expect(status(page)).toHaveText('Found 1 blog(s)');
  expect(all).toBeGreaterThan(1);
  await filter(page).selectOption({ label: 'Social & Lifestyle' });
  await expect(page.getByRole('heading', { name: 'No blogs found' })).toBeVisible();
});

test('The search box is highlighted while it has focus [LIS-11]', async ({ page }) => {
  await openList(page);
  const look = () =>
    box(page).evaluate((element) =>
      [element, element.parentElement!]
        .map((each) =>
          ['outlineStyle', 'outlineColor', 'borderTopColor', 'boxShadow'].map(
            (property) => getComputedStyle(each)[property as 'boxShadow'],
          ),
        )
        .join(),
    );
  const before = await look();
  await box(page).focus();
  await expect.poll(look).not.toBe(before);
  await box(page).blur();
  await expect.poll(look).toBe(before);
});

test('The count is announced politely, at a pause, not at each key [LIS-17]', async ({ page }) => {
  await openList(page);
  await expect(status(page)).toHaveAttribute('aria-live', 'polite');
  await box(page).pressSequentially('slee');
  await expect(status(page)).toHaveAttribute('aria-live', 'off');
  const unsaid = await status(page).locator('p').first().elementHandle();
  await expect(status(page)).toHaveAttribute('aria-live', 'polite');
  // Screen readers say what comes into a live region, not what stood there when it became one.
  expect(await unsaid!.evaluate((words) => words.isConnected)).toBe(false);
});

test('Back from an article restores the filtered list [LIS-19, EDG-19]', async ({ page }) => {
  await openList(page);
  await box(page).fill(TITLE);
  await page.getByRole('link', { name: TITLE }).click();
  await page.waitForURL(`**${anArticle}`);
  await endSplash(page);
  await page.goBack();
  await endSplash(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blog');
  await expect(status(page)).toHaveText(wordsOf(titlesWith(TITLE).length));
  await expect(box(page)).toHaveValue(TITLE);
});

test('Choices and the way back to them ask for no data of the page again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/^.*?(?=\/page-data)/, '')));
  await openList(page, '?q=sleep');
  await filter(page).selectOption('Sleep & Physical Wellness');
  await query(page).toContain('category=');
  await page.getByRole('link', { name: 'Browse by Categories' }).click();
  await query(page).toContain('view=');
  await page.goBack();
  await query(page).not.toContain('view=');
  await expect(filter(page).locator('option:checked')).toHaveText('Sleep & Physical Wellness');
  expect(asked.filter((path) => path.startsWith('/page-data/blogs'))).toEqual(['/page-data/blogs/page-data.json']);
});

test('The list can be used by keyboard alone [EDG-23]', async ({ page }) => {
  await openList(page, '?page=2');
  await pagination(page).getByRole('link', { name: 'Previous page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'All Blogs, Page 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
});

/** The index of all articles. */
const INDEX = '**/static/articles-*.json';

test('The index of all articles is fetched when search is used, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openList(page);
  await page.getByRole('link', { name: 'Browse by Categories' }).click();
  await expect(page.getByRole('region', { name: 'Sleep & Physical Wellness' })).toBeVisible();
  const indexes = () => asked.filter((path) => path.startsWith('/static/articles-'));
  expect(indexes()).toEqual([]);
  await box(page).focus();
  await expect.poll(indexes).toHaveLength(1);
});

test('While the index is fetched, the list says so and does not move; the articles shown stay', async ({ page }) => {
  let answer = () => {};
  await page.route(INDEX, async (route) => {
    await new Promise<void>((done) => (answer = done));
    await route.continue();
  });
  await openList(page);
  const first = page.getByRole('article').first();
  await box(page).fill(TITLE);
  await expect(status(page)).toHaveText('Loading the articles…');
  const place = await first.boundingBox();
  await expect(titles(page)).toHaveCount(9);
  answer();
  await expect(status(page)).toHaveText(wordsOf(titlesWith(TITLE).length));
  expect((await first.boundingBox())!.y).toBeCloseTo(place!.y, 0);
});

test('If the index can’t be had, the list says so, keeps its articles, and tries again when told to', async ({
  page,
}) => {
  await page.route(INDEX, (route) => route.abort());
  await openList(page, '?page=2');
  await expect(status(page)).toHaveText('The other articles could not be loaded.');
  await expect(titles(page)).toHaveCount(9);
  expect(await findFaults(page)).toEqual([]);
  await page.unroute(INDEX);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('region', { name: /^All/ })).toBeFocused();
  await expect(status(page)).toHaveText(FOUND_ALL);
  await expect(pagination(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('After a deploy, a list whose index is gone takes the newest', async ({ page }) => {
  let isGone = true;
  await page.route(INDEX, (route) => {
    if (!isGone) return route.continue();
    isGone = false;
    return route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' });
  });
  await page.route('**/page-data/blogs/page-data.json', async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as { result: { pageContext: { articleIndex: string } } };
    data.result.pageContext.articleIndex += '?newest';
    await route.fulfill({ json: data });
  });
  await page.route('**/static/articles-*.json?newest', (route) => route.continue());
  await openList(page);
  await box(page).fill(TITLE);
  await expect(status(page)).toHaveText(wordsOf(titlesWith(TITLE).length));
});

test('A search that speaks of suicide shows the help above its results, whatever is found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 850 });
  await openList(page);
  const help = page.getByRole('main').getByRole('note');
  await expect(help).toBeHidden();
  await box(page).fill('suicide zzz');
  await expect(page.getByRole('heading', { name: 'No blogs found' })).toBeVisible();
  await expect(help.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
  const [field, note] = await Promise.all([filter(page).boundingBox(), help.boundingBox()]);
  expect(note!.y - field!.y - field!.height).toBeGreaterThanOrEqual(16);
  await expect(status(page)).toContainText('Numbers to call for help are shown above the results.');
  await expect(box(page)).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await box(page).fill('आत्महत्या');
  await expect(help).toHaveAttribute('lang', 'hi');
  await box(page).fill('sleep');
  await expect(help).toBeHidden();
});

test('Gatsby’s announcer keeps silent on filters, and names the next page', async ({ page }) => {
  await openList(page);
  const announcer = page.locator('#gatsby-announcer');
  await filter(page).selectOption({ label: 'Sleep & Physical Wellness' });
  await query(page).toBe('?category=sleep-and-physical-wellness');
  await expect(announcer).toHaveAttribute('aria-live', 'off');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL('**/about');
  await expect(announcer).toHaveAttribute('aria-live', 'assertive');
});

/** An index of many articles, made from the real one. */
async function fillIndex(page: Page, articles: number) {
  await page.route(INDEX, async (route) => {
    const index = (await (await route.fetch()).json()) as { articles: unknown[][] };
    index.articles = Array.from({ length: articles }, (_, number) => [
      `/blog/made-${number}`,
      ...index.articles[number % index.articles.length]!.slice(1),
    ]);
    await route.fulfill({ json: index });
  });
}

test('With 300 pages of articles the pagination stays in one line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await fillIndex(page, 2700);
  await openList(page, '?page=150');
  const links = pagination(page).getByRole('listitem');
  await expect(links).toHaveText(['Previous page', '1', '149', '150', '151', '300', 'Next page']);
  const tops = await links.evaluateAll((all) => [...new Set(all.map((item) => item.getBoundingClientRect().bottom))]);
  expect(tops).toHaveLength(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('All articles can be reached, and nothing is offered that would not work', async ({ page }) => {
    await openWithoutScripts(page, '/blogs');
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))]);
    expect(links.filter((href) => href?.startsWith('/blog/'))).toHaveLength(COUNT);
    // Numbers to call work everywhere; a list with articles on suicide has them ahead.
    expect(links.filter((href) => !href?.startsWith('/blog/'))).toEqual(['tel:112', 'tel:14416']);
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link').last()).toBeVisible();
  });
});
