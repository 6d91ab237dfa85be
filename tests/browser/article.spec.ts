import type { Page } from '@playwright/test';
import { publishedArticles } from '../publishedArticles';
import { expect, open, openWithoutScripts, test, waitForPaper, waitForReact } from './fixtures';

interface ArticleContent {
  slug: string;
  date: string;
  title: string;
  description: string;
  language?: 'hi';
  speaksOfSuicide?: true;
  text1: string;
  crux: string;
  hookTitle: string;
  hookText: string;
  keyPoints: string[];
  diagnosis: { title: string; content: string[] };
  remedies: { title: string; content: string[] };
  conclusion: string;
  sources: { title: string }[];
}
const articles = publishedArticles<ArticleContent>();
const articleOf = (slug: string) => articles.find((article) => article.slug === slug)!;
const firstLine = (text: string) => text.split('\n')[0]!;

test('an article shows title, description, category, date, read time, author and image [ART-01]', async ({ page }) => {
  await open(page, '/blog/cognitive-behavioral-therapy');
  const article = page.getByRole('main').getByRole('article').first();
  const { title, description } = articleOf('cognitive-behavioral-therapy');
  await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const text of [description, 'Therapy & Treatment', '6 April 2024', 'Meera Pratirup'])
    await expect(article.getByText(text).first()).toBeVisible();
  await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(article.getByRole('img')).toHaveCount(1);
  expect(
    await article.getByRole('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});

test('all parts of an article stand in the order of the specification [ART-02]', async ({ page }) => {
  const { text1, crux, hookTitle, hookText, keyPoints, diagnosis, remedies, conclusion, sources } =
    articleOf('insomnia');
  await open(page, '/blog/insomnia');
  const text = (await page.getByRole('article').first().textContent())!;
  const parts = [
    text1,
    crux,
    hookTitle,
    hookText,
    ...keyPoints,
    diagnosis.title,
    ...diagnosis.content,
    remedies.title,
    ...remedies.content,
    conclusion,
    sources[0]!.title,
  ];
  let from = 0;
  for (const part of parts.map(firstLine)) {
    const at = text.indexOf(part, from);
    expect(at, part).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
});

test('the like counter is chosen in the browser, starts from 10 to 109 and rises by one per click, also on fast double clicks [ART-03, ART-04, EDG-17]', async ({
  page,
}) => {
  const html = await (await page.request.get('/blog/paranoia')).text();
  expect(html).not.toMatch(/>\d+ likes</);
  await open(page, '/blog/paranoia');
  await waitForReact(page);
  const count = page.getByText(/^\d+ likes$/);
  const start = parseInt((await count.textContent())!, 10);
  expect(start).toBeGreaterThanOrEqual(10);
  expect(start).toBeLessThanOrEqual(109);
  const like = page.getByRole('button', { name: 'Like this article' });
  // The number that it starts with is no news to a screen reader.
  await expect(count).toHaveAttribute('aria-live', 'off');
  await like.click();
  await expect(count).toHaveAttribute('aria-live', 'polite');
  await expect(count).toHaveText(`${start + 1} likes`);
  await like.dblclick();
  await expect(count).toHaveText(`${start + 3} likes`);
});

test('the first click on the like button counts, even before React is awake', async ({ page }) => {
  await page.goto('/blog/paranoia');
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Like this article' }).click();
  await expect(page.getByText(/^\d+ likes$/)).toBeVisible();
});

test('the counter’s number shifts nothing when it comes', async ({ page }) => {
  await open(page, '/blog/paranoia');
  const button = page.getByRole('button', { name: 'Bookmark this article' });
  const before = await button.evaluate((element) => element.getBoundingClientRect().x);
  await waitForReact(page);
  await expect(page.getByText(/^\d+ likes$/)).toBeVisible();
  expect(await button.evaluate((element) => element.getBoundingClientRect().x)).toBe(before);
});

test('the bookmark toggles on and off, also on fast double clicks [ART-05, EDG-17]', async ({ page }) => {
  await open(page, '/blog/paranoia');
  await waitForReact(page);
  const bookmark = page.getByRole('button', { name: 'Bookmark this article' });
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await bookmark.dblclick();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await bookmark.press('Enter');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
});

test('an article can be shared by WhatsApp and by copying its link [EDG-22]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blog/paranoia');
  await waitForReact(page);
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
  const share = new URL((await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href'))!);
  expect(share.searchParams.get('text')).toBe(`${articleOf('paranoia').title} ${canonical}`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
});

test('an article ends with up to three related posts, never itself, and the way to all', async ({ page }) => {
  await open(page, '/blog/insomnia');
  const related = page.getByRole('region', { name: 'Related Articles' });
  const links = await related
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(0);
  expect(links.length).toBeLessThanOrEqual(3);
  expect(links).not.toContain('/blog/insomnia');
  await expect(related.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blogs');
});

test('the crisis box stands before the text and again at its end, exactly in articles that speak of suicide [SAF-01]', async ({
  page,
}) => {
  expect(articles.filter(({ speaksOfSuicide }) => speaksOfSuicide)).not.toHaveLength(0);
  for (const { slug, speaksOfSuicide, text1, conclusion } of articles) {
    const html = await (await page.request.get(`/blog/${slug}`)).text();
    const parts = await page.evaluate(
      ([source]) => {
        const article = new DOMParser().parseFromString(source!, 'text/html').querySelector('main article')!;
        return [...article.querySelectorAll('[role="note"], p')].map((part) =>
          part.matches('[role="note"]') ? 'BOX' : part.textContent,
        );
      },
      [html] as const,
    );
    const boxes = parts.flatMap((part, index) => (part === 'BOX' ? [index] : []));
    expect(boxes.length, slug).toBe(speaksOfSuicide ? 2 : 0);
    if (!speaksOfSuicide) continue;
    expect(boxes[0], slug).toBeLessThan(parts.indexOf(firstLine(text1)));
    expect(boxes[1], slug).toBeGreaterThan(parts.indexOf(conclusion.split('\n').at(-1)!));
  }
});

test('crisis numbers can be tapped and are readable with scripts off', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openWithoutScripts(page, '/blog/suicide-prevention');
  const box = page.getByRole('note', { name: 'If You Need Help Right Now' }).first();
  for (const digits of ['112', '14416', '18008914416', '1098'])
    await expect(box.locator(`a[href="tel:${digits}"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Like this article' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible();
  await context.close();
});

test('the Hindi article’s text carries lang="hi", its English parts en-IN [ART-13]', async ({ page }) => {
  await open(page, '/blog/face-failures');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article).toHaveAttribute('lang', 'hi');
  await expect(article.getByText('Dr. Asha Namuna')).toHaveAttribute('lang', 'en-IN');
  await expect(article.getByRole('note').first()).toContainText('अगर आपको अभी मदद चाहिए');
  await expect(page.getByRole('heading', { name: 'मिलते-जुलते लेख' })).toBeVisible();
  const unmarked = await article.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const lang = node.parentElement!.closest('[lang]')!.getAttribute('lang');
      if (/[A-Za-z]{2}/.test(node.textContent!) && lang === 'hi') found.push(node.textContent!);
    }
    return found;
  });
  expect(unmarked.filter((text) => !text.startsWith('https://'))).toEqual([]);
});

test('an article prints as clean text with its address [EDG-22]', async ({ page }) => {
  await open(page, '/blog/suicide-prevention');
  await waitForPaper(page);
  await page.emulateMedia({ media: 'print' });
  const { title, conclusion } = articleOf('suicide-prevention');
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText(firstLine(conclusion))).toBeVisible();
  await expect(
    page.getByText((await page.locator('link[rel="canonical"]').getAttribute('href'))!, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('note').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Like this article' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('an article scrolls up and down only, at 320 px width, and its console stays empty', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const slug of ['stage-fright-performance-anxiety', 'face-failures']) {
    await open(page, `/blog/${slug}`);
    await waitForReact(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  expect(complaints).toEqual([]);
});

const contents = (page: Page, name = 'On this page') => page.getByRole('navigation', { name });
const parts = ['crux', 'hook', 'key-points', 'diagnosis', 'remedies', 'conclusion', 'sources'];
const currentPart = (page: Page) => contents(page).locator('[aria-current]');

test.describe('the list of an article’s parts', () => {
  test('stands in the margin of a wide window, stays while the text goes by, and follows reading', async ({ page }) => {
    await open(page, '/blog/insomnia');
    await waitForReact(page);
    const list = contents(page).getByRole('list');
    await expect(list).toBeVisible();
    await expect(list.getByRole('link')).toHaveCount(parts.length);
    await expect(currentPart(page)).toHaveCount(0);
    const text = (await page.getByText(firstLine(articleOf('insomnia').text1)).boundingBox())!;
    const place = (await contents(page).boundingBox())!;
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(text.x);
    for (const part of [...parts, 'diagnosis', 'crux']) {
      await page.locator(`#${part}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
      await expect(currentPart(page)).toHaveAttribute('href', `#${part}`);
      await expect(currentPart(page)).toHaveAttribute('aria-current', 'true');
      await expect(list).toBeInViewport();
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(currentPart(page)).toHaveCount(0);
  });

  for (const width of [320, 390]) {
    test(`is one closed line at ${width} px, which opens by keyboard and leads to each part, below the bar`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, '/blog/insomnia');
      await waitForReact(page);
      const list = contents(page).getByRole('list');
      await expect(list).toBeHidden();
      expect((await contents(page).boundingBox())!.height).toBeLessThanOrEqual(48);
      const line = contents(page).locator('summary');
      expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(42);
      await line.press('Enter');
      await expect(list).toBeVisible();
      for (const part of parts) {
        const link = list.locator(`a[href="#${part}"]`);
        await link.press('Enter');
        const heading = page.locator(`#${part}`);
        await expect(heading).toBeInViewport();
        expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(72);
        expect(new URL(page.url()).hash).toBe(`#${part}`);
      }
      await expect(page.locator('html')).not.toHaveAttribute('data-splash', /[ab]/);
    });
  }

  test('works without scripts, on a phone and on a wide window', async ({ browser, baseURL }) => {
    for (const [width, isOpen] of [
      [390, false],
      [1440, true],
    ] as const) {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL!,
        reducedMotion: 'reduce',
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      await openWithoutScripts(page, '/blog/insomnia');
      const list = contents(page).getByRole('list');
      if (!isOpen) await contents(page).locator('summary').press('Enter');
      await list.getByRole('link').last().click();
      await expect(page.locator('#sources')).toBeInViewport();
      await context.close();
    }
  });
});

for (const [width, path] of [
  [320, '/blog/insomnia'],
  [1440, '/blog/insomnia'],
  [390, '/services/telepsychiatry'],
  [390, '/blog/face-failures'],
] as const) {
  test(`the breadcrumbs of ${path} at ${width} px stand on one line and lead up`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs).toBeVisible();
    const tops = await crumbs
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    for (const link of await crumbs.getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await crumbs.getByRole('link').last().press('Enter');
    await page.waitForURL((url) => url.pathname === (path.startsWith('/blog/') ? '/blogs' : '/'));
  });
}

test.describe('where the device can share', () => {
  test('its button takes the place of copying and hands over title and address', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.documentElement.dataset.shared = JSON.stringify(data);
          return Promise.resolve();
        },
      });
    });
    await open(page, '/blog/paranoia');
    await waitForReact(page);
    await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
    const url = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: articleOf('paranoia').title, url }),
    );
    await expect(page.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible();
  });

  test('a refusal leads to copying, and that is said', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(navigator, { share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    });
    await open(page, '/blog/paranoia');
    await waitForReact(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
  });
});

test('without a way to share, a refused clipboard shows the address to copy', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, '/blog/paranoia');
  await waitForReact(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const url = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
  await expect(page.getByText(`The link could not be copied. You can copy it here: ${url}`)).toBeVisible();
});
