/** Scripts that are off, missing, broken or late: pages can be read and used all the same. */
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import navigation from '../../content/navigation.json';
import { someCrisisArticle } from './articles';
import { endSplash, expect, fetchNothingAhead, openWithoutScripts, test, waitForReact } from './fixtures';
import { kinds, sitePaths } from './sitePaths';

const clinic = JSON.parse(readFileSync('content/clinic.json', 'utf8')) as {
  phones: { number: string }[];
  email: string;
  whatsappNumber: string;
  bookingUrl: string;
};
const OTHER_WAYS = 'You can reach us without this form';
const CHAT = `https://wa.me/${clinic.whatsappNumber.slice(1)}`;
const everyPage = [...sitePaths, '/no-such-page'];
/**
 * A page of each kind where scripts are missing; whatever else keeps them away leaves the same HTML. That of every page is
 * read with scripts off, below.
 */
const pathsFor = (what: string) =>
  what === 'answer 404' ? kinds : ['/', '/appointment', ...(what.includes('a page each') ? ['/about'] : [])];
const BUNDLES = /\.js$/;
const STYLES = /\/styles-[^/]*\.css$/;
const NOSNIFF = { 'x-content-type-options': 'nosniff' };
const missing = { status: 404, contentType: 'text/plain', body: 'Not found' };

/** Ways in which the scripts, or the styles that hydration waits for, do not come; each gives a way to let them come. */
const modes: Record<string, (page: Page) => Promise<undefined | (() => void)>> = {
  'answer 404': (page) => page.route(BUNDLES, (route) => route.fulfill(missing)).then(() => undefined),
  'are cut off on the way': (page) =>
    page.route(BUNDLES, (route) => route.abort('connectionreset')).then(() => undefined),
  'throw at once': (page) =>
    page
      .route(BUNDLES, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'throw new Error("broken");',
        }),
      )
      .then(() => undefined),
  'are a page of HTML': (page) =>
    page
      .route(BUNDLES, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><p>Hi',
        }),
      )
      .then(() => undefined),
  'hydrate nothing, since the styles answer 404, are HTML or are cut off, a page each': (page) => {
    const ways = [
      (route: Route) => route.fulfill(missing),
      // Every answer of the site has this header (src/gatsby/hosting/hostRules.ts).
      (route: Route) => route.fulfill({ headers: { ...NOSNIFF, 'content-type': 'text/html' }, body: '<p>Hi' }),
      (route: Route) => route.abort('connectionreset'),
    ];
    const pages: string[] = [];
    return page
      .route(STYLES, (route) => {
        const { pathname } = new URL(route.request().frame().url());
        if (!pages.includes(pathname)) pages.push(pathname);
        return ways[pages.indexOf(pathname)]!(route);
      })
      .then(() => undefined);
  },
  'are on their way for as long as one waits': async (page) => {
    let release = () => {};
    const gate = new Promise<void>((done) => (release = done));
    await page.route(BUNDLES, async (route) => {
      await gate;
      await route.continue().catch(() => {});
    });
    return release;
  },
};

/** What is amiss with the page as it is read: words, headings and links that are not there to see, or lead wrong. */
function findFaults({ phones, chat, booking }: { phones: string[]; chat: string; booking: string }): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    }) && element.getBoundingClientRect().width > 0;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const hrefOf = (link: Element) => link.getAttribute('href')!;
  const areShown = (test: (href: string) => boolean) => links.some((link) => test(hrefOf(link)) && isShown(link));
  const isBooking = (href: string) => href === booking || href === '/appointment';
  const hidden =
    (matchMedia('(scripting: none)').matches ? '.scriptOnly, ' : '') +
    'form, [data-carousel], [data-flip-card], [data-paper], details:not([open]), .visuallyHidden, .noScriptOnly, [aria-hidden="true"], [role="status"], [hidden]';
  const unseen = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd)')].filter(
    (element) =>
      element.textContent!.trim() &&
      !/^https:/.test(element.textContent!) &&
      !element.closest(hidden) &&
      !isShown(element),
  );
  return [
    ...unseen.map((element) => `not to see: ${element.textContent!.trim().slice(0, 60)}`),
    ...(document.querySelector('main')!.innerText.length < 100 ? ['no words'] : []),
    ...(areShown((href) => phones.some((phone) => href === `tel:${phone}`)) ? [] : ['no phone link']),
    // Not every page offers to book; one that does must show it.
    ...(!links.some((link) => isBooking(hrefOf(link)) && !link.closest('.noScriptOnly')) || areShown(isBooking)
      ? []
      : ['no way to book']),
    ...(areShown((href) => href === '/contact') ? [] : ['no way to the contact page']),
    ...links
      .map(hrefOf)
      .filter((href) =>
        href.includes('wa.me')
          ? href !== chat && !href.startsWith('https://wa.me/?text=')
          : href.startsWith('tel:')
            ? !/^tel:\+?\d+$/.test(href)
            : href.includes('booking.') && href !== booking,
      )
      .map((href) => `leads wrong: ${href}`),
  ];
}
const facts = {
  phones: clinic.phones.map(({ number }) => number),
  chat: CHAT,
  booking: clinic.bookingUrl,
};

/** Whether the HTML of a page has questions: they have a name in common, unlike the list of an article’s parts. */
const hasQuestions = (path: string) => {
  const file = path === '/' ? 'index' : path === '/no-such-page' ? '404' : path.slice(1);
  const html = readFileSync(`dist/${file}.html`, 'utf8');
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).search(/<details[^>]* name=/) >= 0;
};

async function expectUsable(page: Page, path: string) {
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  expect.soft(await page.evaluate(findFaults, facts), path).toEqual([]);
  const question = page.locator('main details:not([open]):visible').first();
  const count = hasQuestions(path) ? 1 : 0;
  await expect.soft(question, `${path}: a question is in view`).toHaveCount(count);
  // Without this, a page whose questions are missing would be waited for to the end of the test.
  if (count === 0 || (await question.count()) === 0) return;
  await question.evaluate((element) => element.setAttribute('data-tried', ''));
  await page.locator('[data-tried] > summary').click();
  await expect.soft(page.locator('[data-tried]'), `${path}: a question opens`).toHaveAttribute('open', '');
}

/** Presses a link of the bar, behind which a page of one word stands in for the next page, and waits for it to load. */
async function expectWayOut(page: Page, path: string) {
  const [name, target] = path === '/about' ? ['Contact Us', '/contact'] : ['About Us', '/about'];
  const isTarget = (url: URL) => url.pathname === target;
  await page.route(isTarget, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><h1>Arrived</h1>',
        })
      : route.fallback(),
  );
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
  await expect.soft(page.getByRole('heading', { name: 'Arrived' }), `${path}: a link leads on`).toBeVisible();
  await page.unroute(isTarget);
}

/** Scripts that were asked for early and never come keep the page from counting as loaded. */
const PARSED = { waitUntil: 'domcontentloaded' } as const;

/** Where bundles are missing and where they are late; the early script does not tell one way of failing from another. */
const MISSING_OR_LATE = ['answer 404', 'are on their way for as long as one waits'];

for (const [what, hold] of Object.entries(modes)) {
  test(`scripts that ${what}: pages can be read, their links and questions work, the splash leaves`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await fetchNothingAhead(page);
    const release = await hold(page);
    for (const path of pathsFor(what)) {
      await page.goto(path, PARSED);
      await endSplash(page);
      await page.mouse.move(200 + Math.random(), 300);
      await expectUsable(page, path);
      await expect.soft(page.locator('html'), path).not.toHaveAttribute('data-awake');
      await expectWayOut(page, path);
    }
    if (!release) return;
    await page.goto('/about', PARSED);
    await endSplash(page);
    await page.mouse.move(250, 300);
    release();
    await waitForReact(page);
    await expectUsable(page, '/about');
  });
}

for (const what of MISSING_OR_LATE) {
  const hold = modes[what]!;

  test(`scripts that ${what}: on a phone the menu opens and leads on`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await fetchNothingAhead(page);
    const release = await hold(page);
    for (const path of what === 'answer 404' ? ['/', '/about'] : ['/about']) {
      await page.goto(path, PARSED);
      await endSplash(page);
      const chat = page
        .getByRole('navigation', { name: navigation.reachBar.name })
        .getByRole('link', { name: 'WhatsApp' });
      await expect(chat).toBeInViewport();
      await expect(chat).toHaveAttribute('href', CHAT);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', {
          name: path === '/about' ? 'Contact Us' : 'About Us',
          exact: true,
        })
        .click();
      await page.waitForURL(path === '/about' ? '**/contact' : '**/about');
    }
    release?.();
  });

  test(`scripts that ${what}: every article can be reached from the list`, async ({ page }) => {
    await fetchNothingAhead(page);
    const release = await hold(page);
    await page.clock.install();
    await page.goto('/blogs', PARSED);
    await endSplash(page);
    await page.mouse.move(220, 300);
    const links = page.getByRole('main').locator('a[href^="/blog/"]:visible');
    const reached = async () => new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
    const articles = sitePaths.filter((path) => path.startsWith('/blog/'));
    expect((await reached()).size).toBeLessThan(articles.length);
    await page.clock.runFor(8_000);
    await expect.poll(async () => [...(await reached())].sort()).toEqual([...articles].sort());
    release?.();
  });

  for (const path of ['/appointment', '/contact']) {
    test(`scripts that ${what}: a submit on ${path} brings up the other ways and keeps what was typed`, async ({
      page,
    }) => {
      await fetchNothingAhead(page);
      const release = await hold(page);
      await page.clock.install({ time: new Date('2026-11-28T06:30:00Z') });
      await page.goto(path, PARSED);
      await endSplash(page);
      const form = page.getByRole('form');
      const typed = {
        'First name': 'Asha',
        'Last name': 'Devi',
        'E-mail': 'a@mail.example',
        'Phone number': '9999900000',
      };
      for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
      if (path === '/appointment') {
        await form.getByLabel('Service').selectOption('Counselling');
        await form.getByLabel('Preferred date').fill('2026-12-05');
        await form.getByLabel('Your request').fill('An evening');
      }
      await form.locator('button[type="submit"]').click();
      const heading = page.getByRole('heading', { name: OTHER_WAYS });
      await expect(heading).toBeHidden();
      await page.clock.runFor(8_000);
      await expect(heading).toBeVisible();
      for (const href of [`tel:${facts.phones[0]}`, `mailto:${clinic.email}`, CHAT, clinic.bookingUrl])
        await expect(page.getByRole('main').locator(`a[href="${href}"]:visible`).last()).toBeVisible();
      for (const [label, value] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(value);
      expect(page.url()).toMatch(new RegExp(`${path}$`));
      release?.();
    });
  }
}

/** What some pages say besides, with scripts off. */
const besides: Record<string, (page: Page) => Promise<void>> = {
  ...Object.fromEntries(['/appointment', '/contact'].map((path) => [path, expectOtherWays])),
  ...Object.fromEntries(someCrisisArticle.map((path) => [path, expectCrisisHelp])),
};

async function expectCrisisHelp(page: Page) {
  const box = page.getByRole('note', { name: 'If You Need Help Right Now' }).first();
  for (const digits of ['112', '14416', '18008914416', '1098'])
    await expect.soft(box.locator(`a[href="tel:${digits}"]`)).toBeVisible();
  await expect.soft(page.getByRole('button', { name: 'Like this article' })).toBeHidden();
  await expect.soft(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible();
}

async function expectOtherWays(page: Page) {
  await expect.soft(page.getByRole('form')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect.soft(main.getByRole('heading', { name: OTHER_WAYS })).toBeVisible();
  for (const href of [`tel:${facts.phones[0]}`, `mailto:${clinic.email}`, CHAT, clinic.bookingUrl])
    await expect.soft(main.locator(`a[href="${href}"]`).last(), href).toBeVisible();
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, its links and questions work, the splash leaves, forms give way to phone, e-mail, WhatsApp and booking links, crisis numbers can be tapped [FRM-19, SPL-06]', async ({
    context,
    page: first,
  }) => {
    test.setTimeout(180_000);
    const tabs = [first, ...(await Promise.all(Array.from({ length: 5 }, () => context.newPage())))];
    const left = [...everyPage];
    // Each splash takes its two seconds, so several pages are read side by side.
    await Promise.all(
      tabs.map(async (page) => {
        for (let path = left.shift(); path; path = left.shift()) {
          await openWithoutScripts(page, path);
          await expectUsable(page, path);
          await besides[path]?.(page);
          const menu = page.locator('#site-map').getByRole('link', { name: 'Telepsychiatry', exact: true });
          await expect.soft(menu, path).toHaveAttribute('href', '/services/telepsychiatry');
          await expect.soft(menu, path).toBeVisible();
          await expectWayOut(page, path);
        }
      }),
    );
  });
});
