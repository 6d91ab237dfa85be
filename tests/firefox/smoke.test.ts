/** Every page and form, once, in Firefox. What they do in detail is tested in Chromium (tests/browser). */
import type { Page } from 'puppeteer-core';
import clinicFile from '../../content/clinic.json';
import type { ContentOf } from '../../src/content-model/collections';
import { dayInIndia } from '../../src/lib/indianTime';
import { nextOpenDay } from '../../src/lib/openingHours';
import { sitePaths } from '../browser/sitePaths';
import { isListening } from '../inPage';
import {
  find,
  isSplashUp,
  isSplashUpAround,
  openedTabs,
  openTab,
  startFirefox,
  waitForReact,
  type Firefox,
  type WatchedPage,
} from './firefox';

// What a clinic may leave out is not in the type of its file.
const clinic = { closures: [], ...(clinicFile as ContentOf<'Clinic'>) };

let firefox: Firefox;
let tab: WatchedPage;
let page: Page;
beforeAll(async () => {
  firefox = await startFirefox();
}, 300_000);
afterAll(() => firefox?.stop());
beforeEach(async () => {
  tab = await openTab(firefox, 390);
  page = tab.page;
});
afterEach(() => page.close());

test('the web fonts come beneath the splash', async () => {
  // With a query, so that this browser still has to ask for the page itself later.
  await page.goto(`${firefox.origin}/about?fonts`);
  await page.waitForFunction(() => getComputedStyle(document.body).fontFamily.includes('Source Sans'));
  await page.waitForFunction(() => document.fonts.check('16px "Source Sans"'));
  expect(await tab.findComplaints()).toEqual([]);
});

/** Opens a path, ends its splash by a key and waits for React. */
async function open(path: string): Promise<number> {
  const response = await page.goto(firefox.origin + path);
  await page.waitForFunction(isListening);
  await page.keyboard.press('F8');
  expect(await isSplashUp(page)).toBe(false);
  await waitForReact(page);
  return response!.status();
}
const heading = () => page.$eval('h1', (element) => element.checkVisibility({ visibilityProperty: true }));
const isMenuOpen = () => page.$eval('dialog', (dialog) => dialog.open);

describe.each([...sitePaths, '/no-such-page'])('%s', (path) => {
  test('loads without a complaint; the splash leaves; the menu opens, closes and leads on without loading', async () => {
    const response = await page.goto(firefox.origin + path);
    expect(response!.status()).toBe(path === '/no-such-page' ? 404 : 200);
    expect(await isSplashUpAround(page)).toEqual([true, false]);
    expect(await heading()).toBe(true);
    await page.waitForFunction(isListening);
    await page.keyboard.press('F8');
    await waitForReact(page);
    await (await find(page, 'button', 'Open menu', 'header')).click();
    expect(await isMenuOpen()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isMenuOpen()).toBe(false);
    await (await find(page, 'button', 'Open menu', 'header')).click();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const [name, next] = path === '/contact' ? ['About Us', '/about'] : ['Contact Us', '/contact'];
    await (await find(page, 'link', name!, 'dialog')).click();
    await page.waitForFunction((pathname) => location.pathname === pathname, {}, next!);
    // A moment after the address has changed, the next page closes it.
    await page.waitForFunction(() => !document.querySelector('dialog')!.open);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.waitForFunction((words) => document.querySelector('h1')?.textContent === words, {}, name!);
    expect(await tab.findComplaints()).toEqual([]);
  });
});

const person = {
  'First name': 'Asha',
  'Last name': 'Devi',
  'E-mail': 'asha@mail.example',
  'Phone number': '+91 00000 00009',
};
const forms: [path: string, fill: () => Promise<void>, message: RegExp][] = [
  [
    '/appointment',
    async () => {
      await page.select('select[name="service"]', 'therapy');
      // The first day from today on which the clinic is open.
      const day = nextOpenDay(clinic, dayInIndia(new Date()))!;
      await page.$eval('input[name="date"]', (input, value) => (input.value = value), day);
      await page.type('[name="request"]', 'नमस्ते & #1');
    },
    /Asha Devi[^]*Service: Therapy[^]*Date: [^]*Request: नमस्ते & #1$/,
  ],
  ['/contact', async () => page.type('[name="query"]', 'Do you see children?'), /Asha Devi[^]*Do you see children\?$/],
];

describe.each(forms)('the form on %s', (path, fill, message) => {
  test('refuses what is missing, then opens the message and is empty again', async () => {
    await open(path);
    const submit = () => page.$eval('form button[type="submit"]', (button) => button.click());
    await submit();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
    expect(await openedTabs(page)).toEqual([]);
    for (const [label, value] of Object.entries(person)) await (await find(page, 'textbox', label, 'form')).type(value);
    await fill();
    await submit();
    await page.waitForFunction(() => (window as unknown as { opened: string[] }).opened.length > 0);
    const [address] = await openedTabs(page);
    expect(new URL(address!).searchParams.get('text')).toMatch(message);
    expect(await page.$eval('input[name="firstName"]', (input) => input.value)).toBe('');
    expect(new URL(page.url()).search).toBe('');
    expect(await tab.findComplaints()).toEqual([]);
  });
});

test('the list finds articles as one types', async () => {
  await open('/blogs');
  await (await find(page, 'searchbox', 'Search articles', 'main')).type('insom');
  await page.waitForFunction(() => document.querySelector('main [role="status"]')?.textContent === 'Found 2 blog(s)');
  expect(await page.$$eval('main h2', (titles) => titles.length)).toBe(2);
  expect(await tab.findComplaints()).toEqual([]);
});

test.each(['/', '/about', '/services/telepsychiatry'])(
  'a question on %s opens and closes the one before',
  async (path) => {
    await open(path);
    const questions = await page.$$('main details > summary');
    expect(questions.length).toBeGreaterThan(2);
    for (const question of questions.slice(0, 2)) {
      // Clear of the bar at the window’s foot.
      await question.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await question.click();
    }
    expect(await page.$$eval('main details', (items) => items.map(({ open }) => open).slice(0, 3))).toEqual([
      false,
      true,
      false,
    ]);
  },
);

test('the carousel shows one slide at a time and moves on', async () => {
  await open('/');
  /** Slides in place, at a moment in milliseconds since the splash left. */
  const shownAt = (moment: number) =>
    page.$eval(
      '[data-carousel]',
      (carousel, at) => {
        const isEnded = document.documentElement.dataset.splash === 'off';
        const splash = isEnded ? 0 : parseFloat(getComputedStyle(carousel).getPropertyValue('--splash-duration'));
        for (const animation of carousel.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = splash + at;
        }
        return [...carousel.querySelectorAll(':scope > div')].map((slide) => {
          const { opacity, visibility } = getComputedStyle(slide);
          return (
            visibility === 'visible' && Number(opacity) > 0.999 && Math.abs(slide.getBoundingClientRect().left) < 1
          );
        });
      },
      moment,
    );
  expect(await shownAt(4_000)).toEqual([true, false, false]);
  expect(await shownAt(9_000)).toEqual([false, true, false]);
});

test('a team card turns to its back and again to its front', async () => {
  await open('/about');
  for (const name of ['Read more about Ravi Udaharan', 'Turn the card back Ravi Udaharan'])
    await (await find(page, 'button', name)).click();
  await find(page, 'button', 'Read more about Ravi Udaharan');
});

test('on a desktop the Services menu opens on hover, and its links lead on', async () => {
  await page.setViewport({ width: 1440, height: 900 });
  await open('/about');
  await (await find(page, 'button', 'Services')).hover();
  await (await find(page, 'link', 'Telepsychiatry')).click();
  await page.waitForFunction(() => location.pathname === '/services/telepsychiatry');
  expect(await tab.findComplaints()).toEqual([]);
});
