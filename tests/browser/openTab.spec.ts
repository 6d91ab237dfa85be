/**
 * A tab that was open before a deploy, or while one went wrong: every kind of link leads to its page, with query and
 * fragment; Back needs one press; what stands in a form stays there.
 */
import type { Page, Route } from '@playwright/test';
import { endSplash, expect, fetchNothingAhead, open, test, waitForReact } from './fixtures';

const START = '/services/telepsychiatry';
const HEADING = 'Telepsychiatry';

const DAY_OF_A_NOTICE = new Date('2027-03-20T06:30:00Z');

const NEW_HASH = { webpackCompilationHash: 'of-a-new-deploy' };
const HTML = '<!doctype html><title>Home</title><h1>Home</h1>';
const missing = { status: 404, contentType: 'text/plain', body: 'Not found' };

/** Data of pages other than the one that is open. */
const isOtherData = (url: URL) =>
  url.pathname.startsWith('/page-data/') &&
  url.pathname.endsWith('/page-data.json') &&
  !url.pathname.startsWith(`/page-data${START}/`);
const isAppData = (url: URL) => url.pathname === '/page-data/app-data.json';

/** What was put in the way of a page, and how often the page has met each. */
const inTheWay = new WeakMap<Page, { met: number }[]>();

/** Puts an answer in the way of a page, for requests that are to have it. */
async function spoil(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
  answer: (route: Route) => Promise<void>,
  isFor: (route: Route) => boolean = () => true,
): Promise<void> {
  const fault = { met: 0 };
  inTheWay.set(page, [...(inTheWay.get(page) ?? []), fault]);
  await page.route(url, async (route) => {
    if (!isFor(route)) return route.fallback();
    fault.met += 1;
    await answer(route);
  });
}

/** Answers about the deploy from the second request on: the first belongs to the page as it opened. */
async function changeAppData(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let asked = 0;
  await spoil(page, isAppData, answer, () => (asked += 1) > 1);
}
const withNewKind = async (route: Route) => {
  const data = (await (await route.fetch()).json()) as object;
  await route.fulfill({ json: { ...data, componentChunkName: 'component---src-pages-of-a-new-kind-tsx' } });
};

/** The page has new names for its parts; its scripts have their old ones. */
const withOtherParts = async (route: Route) => {
  const data = (await (await route.fetch()).json()) as { result: { data: { page: { seo: unknown } } } };
  const { page, ...others } = data.result.data;
  await route.fulfill({
    json: { ...data, result: { ...data.result, data: { ...others, page: { seo: page.seo, parts: [] } } } },
  });
};

/** Puts a deploy behind the tab whose scripts and data agree, but are not those that the tab has. */
async function deploy(page: Page, hash: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  inTheWay.delete(page);
  await spoil(page, isAppData, (route) => route.fulfill({ json: { webpackCompilationHash: hash } }));
  await page.route('**/app-*.js', async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    expect(script).toContain('___webpackCompilationHash');
    const body = script.replace(/(___webpackCompilationHash\s*=\s*["'])[^"']*/, `$1${hash}`);
    await route.fulfill({ response: answer, body });
  });
}

/** What may have become of the site behind an open tab. */
const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'there is a new deploy': (page) => deploy(page, 'new'),
  'a new deploy has other names for the parts of pages': async (page) => {
    await deploy(page, 'new');
    // Pages of the new deploy have scripts that know the names.
    await spoil(
      page,
      isOtherData,
      withOtherParts,
      (route) => new URL(route.request().frame().url()).pathname === START,
    );
  },
  'new data are there before what says that they are new': (page) => spoil(page, isOtherData, withNewKind),
  'the data of pages answer 404': (page) => spoil(page, isOtherData, (route) => route.fulfill(missing)),
  'the data of pages answer 503': (page) =>
    spoil(page, isOtherData, (route) => route.fulfill({ status: 503, body: 'Unavailable' })),
  'the data of pages are HTML': (page) =>
    spoil(page, isOtherData, (route) => route.fulfill({ contentType: 'text/html', body: HTML })),
  'the data of pages are cut off': (page) =>
    spoil(page, isOtherData, async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
    }),
  'what says which deploy it is answers 404': (page) => changeAppData(page, (route) => route.fulfill(missing)),
  'what says which deploy it is is HTML': (page) =>
    changeAppData(page, (route) => route.fulfill({ contentType: 'text/html', body: HTML })),
  'the old bundles of pages are gone': (page) =>
    spoil(page, /component---src-(?!templates-service-page)[^/]*\.js$/, (route) => route.fulfill(missing)),
};

/** A link of each kind, pressed as a visitor does; what must be there then. */
const links: Record<string, { press: (page: Page) => Promise<void>; url: string; heading: string }> = {
  header: {
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true }).click(),
    url: '/contact',
    heading: 'Contact Us',
  },
  footer: {
    press: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click(),
    url: '/about',
    heading: 'About',
  },
  'in a notice, with a fragment': {
    press: (page) => page.getByRole('region', { name: 'Notice' }).getByRole('link', { name: 'Opening Hours' }).click(),
    url: '/appointment#opening-hours',
    heading: 'Book Appointment',
  },
  breadcrumb: {
    press: (page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click(),
    url: '/',
    heading: 'A Psychiatrist You Can Trust',
  },
  'in the content': {
    press: (page) => page.getByRole('main').getByRole('link', { name: 'Ask us first' }).click(),
    url: '/contact',
    heading: 'Contact Us',
  },
  // No link of the site has both today; content may hold one (src/content-model/schemas/primitives.ts, `route`).
  'with query and fragment': {
    press: (page) =>
      page.evaluate(() =>
        (window as unknown as { ___navigate: (to: string) => void }).___navigate(
          '/blogs?view=categories&category=sleep-physical-wellness#content',
        ),
      ),
    url: '/blogs?view=categories&category=sleep-physical-wellness#content',
    heading: 'Our Blog',
  },
};

/** Moves the pointer far enough to be seen, wherever it was. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(100, 300);
  await page.mouse.move(300, 300);
  await waitForReact(page);
}
const inAddress = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

async function expectPage(page: Page, url: string, heading: string) {
  await expect.poll(() => inAddress(page).catch(() => '')).toBe(url);
  await endSplash(page);
  const first = page.getByRole('heading', { level: 1 }).first();
  await expect(first).toBeVisible();
  await expect(first).toContainText(heading);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
}

/** A deploy that comes while the page is open; the other faults spare the page itself. */
const IS_DEPLOY = /new deploy/;

/** Faults that more than one link is tried with: they differ for the browser. The others end as one of these does. */
const LINKS: Record<string, RegExp> = {
  'there is a new deploy': /./,
  'the data of pages answer 404': /^header$|query/,
  'the old bundles of pages are gone': /^header$|query/,
};

for (const [what, bring] of Object.entries(faults)) {
  const kinds = Object.entries(links).filter(([kind]) => (LINKS[what] ?? /query/).test(kind));
  test(`where ${what}, links of an open tab lead to their pages, and Back returns`, async ({ page: first }) => {
    const context = first.context();
    test.setTimeout(60_000);
    for (const [kind, { press, url, heading }] of kinds)
      await test.step(kind, async () => {
        const page = await context.newPage();
        await page.clock.setFixedTime(DAY_OF_A_NOTICE);
        if (!IS_DEPLOY.test(what)) await bring(page);
        await open(page, START);
        await wake(page);
        if (IS_DEPLOY.test(what)) await bring(page);
        await press(page);
        await expectPage(page, url, heading);
        for (const { met } of inTheWay.get(page)!) expect(met, `${kind}: the fault was met`).toBeGreaterThan(0);
        await page.goBack();
        await expectPage(page, START, HEADING);
        await page.close();
      });
  });
}

const link = (page: Page, place: 'banner' | 'contentinfo', name: string) =>
  page.getByRole(place).getByRole('link', { name, exact: true });

test('two deploys in a row: each is met by one load, and from there on links draw at once again', async ({ page }) => {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  await open(page, START);
  await wake(page);
  for (const [hash, name, target, heading, secondName, second, secondHeading] of [
    ['first', 'Contact Us', '/contact', 'Contact Us', 'About Us', '/about', 'About Us'],
    ['second', 'Blog', '/blogs', 'Our Blog', 'Contact Us', '/contact', 'Contact Us'],
  ] as const) {
    await deploy(page, hash);
    loads.splice(0);
    await link(page, 'banner', name).click();
    await expectPage(page, target, heading);
    await wake(page);
    await link(page, 'banner', secondName).click();
    await expectPage(page, second, secondHeading);
    expect(loads).toEqual([target]);
  }
  for (const [url, heading] of [
    ['/blogs', 'Our Blog'],
    ['/about', 'About Us'],
    ['/contact', 'Contact Us'],
    [START, HEADING],
  ] as const) {
    await page.goBack();
    await expectPage(page, url, heading);
  }
});

test('pages that stay older than their data load once more and then work', async ({ page }) => {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.route(isAppData, (route) => route.fulfill({ json: NEW_HASH }));
  await page.goto('/about');
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 50);
    await expect(page.locator('html')).toHaveAttribute('data-awake', '', { timeout: 1_000 });
  }).toPass();
  expect(loads).toHaveLength(2);
  await link(page, 'contentinfo', 'Contact Us').click();
  await expectPage(page, '/contact', 'Contact Us');
});

test('data that never come: the browser loads the page itself after ten seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, START);
  await wake(page);
  await page.route(isOtherData, () => {});
  // From here on the clock stands: on a busy machine more than the tenth of a second to spare may pass below.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const asked = page.waitForRequest((request) => isOtherData(new URL(request.url())));
  await link(page, 'banner', 'Contact Us').click();
  await asked;
  await page.clock.runFor(9_900);
  expect(await inAddress(page)).toBe(START);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expectPage(page, '/contact', 'Contact Us');
});

test('of two links the last pressed counts, however late the first one’s data are', async ({ page }) => {
  await page.clock.install();
  await open(page, START);
  await wake(page);
  await page.route('**/page-data/contact/page-data.json', () => {});
  await link(page, 'banner', 'Contact Us').click();
  await link(page, 'banner', 'About Us').click();
  await expectPage(page, '/about', 'About Us');
  await page.clock.runFor(11_000);
  await link(page, 'contentinfo', 'Blog').hover();
  expect(await inAddress(page)).toBe('/about');
});

test('a page that the new deploy no longer has shows the not-found screen, and a way home', async ({ page }) => {
  await open(page, START);
  await wake(page);
  await page.route('**/page-data/contact/page-data.json', (route) => route.fulfill(missing));
  await page.route('**/contact', (route) => route.fulfill(missing));
  await link(page, 'banner', 'Contact Us').click();
  await expectPage(page, '/contact', 'does not exist');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expectPage(page, '/', 'A Psychiatrist You Can Trust');
});

const typed = {
  'First name': 'Asha',
  'Last name': 'Devi',
  'E-mail': 'a@mail.example',
  'Phone number': '+91 00000 00009',
};
const field = (page: Page, label: string) => page.getByRole('form').getByLabel(label);
const type = async (page: Page) => {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
};
const expectTyped = async (page: Page) => {
  for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
};

test('what stands in a form outlives two deploys, and its message opens as ever', async ({ page }) => {
  await open(page, '/contact');
  await wake(page);
  await type(page);
  for (const hash of ['first', 'second']) await deploy(page, hash);
  await page.route('**/page-data/**', (route) => route.fulfill(missing));
  await expectTyped(page);
  const popup = page.waitForEvent('popup');
  await page.getByRole('form').locator('button[type="submit"]').click();
  const message = await popup;
  await message.waitForURL(/whatsapp/);
  expect(new URL(message.url()).searchParams.get('text')).toContain('Asha Devi');
});

/** Holds the bundles until the form is filled in, as on a slow line. */
async function typeBeforeWaking(page: Page): Promise<void> {
  await fetchNothingAhead(page);
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.fallback();
  });
  await open(page, '/contact');
  await type(page);
  release();
}

test('old pages with new data: one in which something was typed is not loaded anew, which would lose it', async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.route(isAppData, (route) => route.fulfill({ json: NEW_HASH }));
  await typeBeforeWaking(page);
  await expect(page.getByRole('heading', { name: 'You can reach us without this form' })).toBeVisible();
  await expectTyped(page);
  expect(loads).toHaveLength(1);
});

const ownData = '**/page-data/contact/page-data.json';
for (const [what, bring] of Object.entries({
  'whose data answer 404': (page: Page) => page.route(ownData, (route) => route.fulfill(missing)),
  'whose data have other names for its parts than its scripts': (page: Page) => page.route(ownData, withOtherParts),
  'whose own bundle is gone': (page: Page) =>
    page.route('**/component---src-pages-contact-*.js', (route) => route.fulfill(missing)),
}))
  test(`a page ${what} stays as it is, with what was typed, other ways to write, and links that lead on`, async ({
    page,
  }) => {
    await bring(page);
    await typeBeforeWaking(page);
    await expect(page.getByRole('heading', { name: 'You can reach us without this form' })).toBeVisible();
    await endSplash(page);
    await expectTyped(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-awake');
    await link(page, 'banner', 'About Us').click();
    await expectPage(page, '/about', 'About Us');
    await wake(page);
    await page.goBack();
    await expectPage(page, '/contact', 'Contact Us');
  });

test('Back after a reload, while React still sleeps, shows the list of the address', async ({ page }) => {
  await open(page, '/blogs');
  await wake(page);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^Found/);
  const all = (await status.textContent())!;
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 3 });
  await page.waitForURL(/category=/);
  // It is empty for a moment, so that screen readers notice the change.
  await expect(status).not.toHaveText(all);
  await expect(status).toHaveText(/^Found/);
  const filtered = (await status.textContent())!;
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.waitForURL(/\/blogs$/);
  await expect(status).not.toHaveText(filtered);
  await page.reload();
  await expect(status).not.toHaveText(filtered);
  await page.evaluate(() => history.back());
  await page.waitForURL(/category=/);
  await expect(status).toHaveText(filtered);
});

for (const moment of ['while React still sleeps', 'before the first frame'])
  test(`Back after a reload, ${moment}, shows the page of the address`, async ({ page }) => {
    await open(page, '/about');
    await wake(page);
    await link(page, 'banner', 'Contact Us').click();
    await expectPage(page, '/contact', 'Contact Us');
    // As in a tab whose first frame is long in coming.
    if (moment === 'before the first frame')
      await page.addInitScript(() => {
        if (location.pathname === '/contact') window.requestAnimationFrame = () => 0;
      });
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-awake');
    await page.evaluate(() => history.back());
    await expectPage(page, '/about', 'About Us');
    await wake(page);
    await expectPage(page, '/about', 'About Us');
  });
