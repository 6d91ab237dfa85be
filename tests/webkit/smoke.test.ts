/** A page of each kind, and what visitors do there, once, in WebKit. The details are tested in Chromium (tests/browser). */
import clinicFile from '../../content/clinic.json';
import type { ContentOf } from '../../src/content-model/collections';
import { dayInIndia } from '../../src/lib/indianTime';
import { nextOpenDay } from '../../src/lib/openingHours';
import { someHindiArticle } from '../browser/articles';
import { kinds } from '../browser/sitePaths';
import { isListening, isSplashUp, isSplashUpAround } from '../inPage';
import { startWebkit, type WebkitWindow } from './webkit';

// What a clinic may leave out is not in the type of its file.
const clinic = { closures: [], ...(clinicFile as ContentOf<'Clinic'>) };

const PHONE = 390;
const DESKTOP = 1440;

let webkit: WebkitWindow;
beforeAll(async () => {
  webkit = await startWebkit();
}, 300_000);
afterAll(() => webkit?.stop());
// Every test leaves its page without a complaint.
afterEach(async () => expect(await webkit.findComplaints()).toEqual([]));

/** Opens a path, ends its splash by a key and waits for React. */
async function open(path: string): Promise<void> {
  await webkit.goTo(path);
  await webkit.wait(isListening);
  await webkit.press('F8');
  expect(await webkit.run(isSplashUp)).toBe(false);
  await webkit.wait(() => 'awake' in document.documentElement.dataset);
}

/** Waits until a change of page has been rendered, and ends its splash. */
async function arriveAt(path: string): Promise<void> {
  await webkit.wait(
    (pathname) => location.pathname === pathname && document.querySelector('[data-splash-screen]') !== null,
    path,
  );
  await webkit.wait(() => document.querySelector('h1') !== null);
  await webkit.press('F8');
}

describe.each([PHONE, DESKTOP])('at %i px', (width) => {
  beforeAll(() => webkit.resize(width));

  test.each([...kinds, ...someHindiArticle])('%s: the splash leaves, and the page fits', async (path) => {
    await webkit.goTo(path);
    expect(await webkit.run(isSplashUpAround)).toEqual([true, false]);
    const look = () => {
      const { visibility } = getComputedStyle(document.querySelector('h1')!);
      return { visibility, excess: document.documentElement.scrollWidth - innerWidth };
    };
    expect(await webkit.run(look)).toEqual({ visibility: 'visible', excess: 0 });
  });
});

describe('on a phone', () => {
  beforeAll(() => webkit.resize(PHONE));

  test('the web fonts come beneath the splash', async () => {
    await webkit.goTo('/about?fonts');
    await webkit.wait(() => getComputedStyle(document.body).fontFamily.includes('Source Sans'));
    await webkit.wait(() => document.fonts.check('16px "Source Sans"'));
  });

  test('the menu opens, closes by Escape, and leads on without loading; Back and Forward find their places', async () => {
    await open('/about');
    const isMenuOpen = () => document.querySelector('dialog')!.open;
    await webkit.click('[data-does=open]');
    expect(await webkit.run(isMenuOpen)).toBe(true);
    await webkit.press('Escape');
    expect(await webkit.run(isMenuOpen)).toBe(false);
    await webkit.run(() => scrollTo(0, 1500));
    await webkit.run(() => void Object.assign(window, { isSamePage: true }));
    await webkit.wait(() => sessionStorage.length > 0 && Object.values(sessionStorage).includes('1500'));
    // From where the visitor is: the header stays in view.
    await webkit.run(() => document.querySelector<HTMLElement>('[data-does=open]')!.click());
    await webkit.click('dialog a[href="/contact"]');
    await arriveAt('/contact');
    // A moment after the address has changed, the next page closes it.
    await webkit.wait(() => !document.querySelector('dialog')!.open);
    expect(await webkit.run(() => 'isSamePage' in window)).toBe(true);
    await webkit.wait(() => scrollY === 0);
    await webkit.run(() => scrollTo(0, 900));
    await webkit.wait(() => Object.values(sessionStorage).includes('900'));
    for (const [step, path, place] of [
      [-1, '/about', 1500],
      [1, '/contact', 900],
      [-1, '/about', 1500],
    ] as const) {
      await webkit.run((steps) => history.go(steps), step);
      await arriveAt(path);
      await webkit.wait((y) => scrollY === y, place);
    }
  });

  test('a question opens and closes the one before', async () => {
    await open('/about');
    const states = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')].map((item) => item.open);
    const [first, second] = await webkit.run(() =>
      [...document.querySelectorAll('main summary')].slice(0, 2).map((question, index) => {
        question.id = `question-${index}`;
        return `#${question.id}`;
      }),
    );
    await webkit.click(first!);
    await webkit.wait((id) => document.querySelector(id)!.parentElement!.matches('[open]'), first!);
    await webkit.click(second!);
    await webkit.wait((id) => document.querySelector(id)!.parentElement!.matches('[open]'), second!);
    expect((await webkit.run(states)).slice(0, 3)).toEqual([false, true, false]);
  });

  test('the list finds articles as one types', async () => {
    await open('/blogs');
    await webkit.type('input[type="search"]', 'insom');
    await webkit.wait(() => document.querySelector('main [role="status"]')?.textContent === 'Found 2 blog(s)');
    expect(await webkit.run(() => document.querySelectorAll('main h2').length)).toBe(2);
  });

  test('each line of the opening hours is one line', async () => {
    await open('/appointment');
    const linesTooMany = () =>
      [...document.querySelectorAll<HTMLElement>('[aria-labelledby="opening-hours"] dd')].filter((hours) => {
        const lines = hours.querySelectorAll('br').length + 1;
        return hours.offsetHeight > lines * parseFloat(getComputedStyle(hours).lineHeight) + 1;
      }).length;
    expect(await webkit.run(linesTooMany)).toBe(0);
  });
});

const person = {
  firstName: 'Asha',
  lastName: 'Devi',
  email: 'asha@mail.example',
  phone: '+91 00000 00009',
};
const forms: [path: string, fill: () => Promise<unknown>, message: RegExp][] = [
  [
    '/appointment',
    async () => {
      // Set as a visitor’s own hand would: WebKit for Linux has no calendar, and no list that WebDriver can use.
      await webkit.run(
        (answers) => {
          for (const [name, value] of Object.entries(answers)) {
            const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
            field.value = value;
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
        },
        { service: 'therapy', date: nextOpenDay(clinic, dayInIndia(new Date()))! },
      );
      await webkit.type('[name="request"]', 'नमस्ते & #1');
    },
    /Asha Devi[^]*Service: Therapy[^]*Date: [^]*Request: नमस्ते & #1$/,
  ],
  ['/contact', () => webkit.type('[name="query"]', 'Do you see children?'), /Asha Devi[^]*Do you see children\?$/],
];

describe.each(forms)('the form on %s', (path, fill, message) => {
  test('shows what is missing with its label, then opens the message and is empty again', async () => {
    await webkit.resize(PHONE);
    await open(path);
    const submit = 'form button[type="submit"]';
    await webkit.click(submit);
    await webkit.wait(() => document.activeElement?.getAttribute('name') === 'firstName');
    const labelIsClear = () =>
      document.activeElement!.closest('label')!.getBoundingClientRect().top >=
      document.querySelector('header')!.getBoundingClientRect().bottom;
    await webkit.wait(labelIsClear);
    expect(await webkit.openedTabs()).toEqual([]);
    for (const [name, value] of Object.entries(person)) await webkit.type(`form [name="${name}"]`, value);
    await fill();
    await webkit.click(submit);
    const address = await webkit.wait(() => (window as unknown as { opened: string[] }).opened[0]);
    expect(new URL(address!).searchParams.get('text')).toMatch(message);
    const state = () => [document.querySelector<HTMLInputElement>('[name="firstName"]')!.value, location.search];
    expect(await webkit.run(state)).toEqual(['', '']);
  });
});

test('on a desktop the Services menu opens and leads on; the page’s own link is underlined', async () => {
  await webkit.resize(DESKTOP);
  await open('/about');
  const line = () => getComputedStyle(document.querySelector('header nav [aria-current="page"]')!).textDecorationLine;
  expect(await webkit.run(line)).toBe('underline');
  await webkit.click('[data-does=menu]');
  await webkit.click('[data-services-menu] a[href="/services/telepsychiatry"]');
  await arriveAt('/services/telepsychiatry');
  await webkit.wait(() => document.activeElement?.id === 'content');
});
