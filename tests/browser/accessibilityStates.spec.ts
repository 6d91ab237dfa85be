/**
 * What a visitor can open, turn, filter or get wrong: axe finds no fault in any of these states, on a phone and, where it
 * looks otherwise there, on a wide screen.
 */
import type { Page } from '@playwright/test';
import home from '../../content/pages/home.json';
import testimonials from '../../content/testimonials.json';
import { publishedArticles } from '../publishedArticles';
import { findFaults } from './accessibility';
import { anArticle } from './articles';
import { expect, open, splash, test, waitForReact } from './fixtures';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

const COUNT = publishedArticles().length;
const LAST_PAGE = Math.ceil(COUNT / 9);
/** The first days of the content’s notice. */
const DAY_OF_A_NOTICE = new Date('2027-03-20T06:30:00Z');

type Steps = (page: Page) => Promise<unknown>;

async function fillForm(page: Page): Promise<void> {
  const form = page.getByRole('form');
  for (const [label, value] of [
    ['First name', 'Asha'],
    ['Last name', 'Devi'],
    ['E-mail', 'asha@mail.example'],
    ['Phone number', '+91 00000 00009'],
  ] as const)
    await form.getByLabel(label).fill(value);
}
const submit = (page: Page) => page.getByRole('form').locator('button[type="submit"]').click();

/** As in a page without https. */
const takeClipboard = (page: Page) =>
  page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));

/** What a visitor does on one page, one after the other; each leaves the page in a state that is looked at. */
interface Visit {
  path: string;
  /** What is to be so before the page opens. */
  before?: Steps;
  states: Record<string, Steps>;
}

const list = {
  status: (page: Page) => page.getByRole('main').getByRole('status'),
  region: (page: Page, number: number) => page.getByRole('region', { name: `All Blogs, Page ${number}`, exact: true }),
  /** Goes to another address of the list, as its links do. */
  show: (page: Page, query: string) =>
    page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      `/blogs${query}`,
    ),
};
/** Some articles, but not all. */
const FOUND_SOME = new RegExp(`^Found (?!${COUNT} )[1-9]\\d* blog`);

const byCategory: Steps = async (page) => {
  await waitForReact(page);
  await expect(page.getByRole('region', { name: 'Mental Health Disorders' })).toBeVisible();
};
const noneFound: Steps = async (page) => {
  await list.show(page, '?q=zzz');
  await expect(page.getByRole('heading', { name: 'No blogs found' })).toBeVisible();
};
const searched: Steps = async (page) => {
  await list.show(page, '?q=sleep');
  await expect(page.getByRole('searchbox')).toHaveValue('sleep');
  await expect(list.region(page, 1)).toBeVisible();
  await expect(list.status(page)).toHaveText(FOUND_SOME);
};
const help: Steps = async (page) => {
  await list.show(page, '?q=suicide');
  await expect(page.getByRole('main').getByRole('note')).toBeVisible();
  await expect(list.status(page)).toHaveText(/Found \d+ blog/);
};
const cardsTurned: Steps = async (page) => {
  const buttons = page.locator('[data-does=flip]');
  expect(await buttons.count()).toBeGreaterThan(1);
  for (const button of await buttons.all()) await button.click();
  await expect(page.locator('[data-flipped]')).toHaveCount(await buttons.count());
};
const liked: Steps = async (page) => {
  await waitForReact(page);
  await page.getByRole('button', { name: 'Like this article' }).click();
  await page.getByRole('button', { name: 'Bookmark this article' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
};
const allowClipboard: Steps = (page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
const submittedEmpty: Steps = async (page) => {
  await waitForReact(page);
  await submit(page);
  await expect(page.getByRole('form').getByLabel('First name')).toBeFocused();
};

const phone: Record<string, Visit> = {
  'the menu and team cards': {
    path: '/about',
    states: {
      'the menu open': async (page) => {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact Us' })).toBeVisible();
      },
      'the menu and its services open': async (page) => {
        await page.getByRole('dialog').getByText('Services', { exact: true }).click();
        await expect(page.getByRole('dialog').getByRole('link', { name: 'Telepsychiatry' })).toBeVisible();
      },
      'all team cards turned over': async (page) => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await cardsTurned(page);
      },
    },
  },
  'what the list of articles shows': {
    path: '/blogs?view=categories',
    states: {
      'articles by category': byCategory,
      'the last page of articles': async (page) => {
        await list.show(page, `?page=${LAST_PAGE}`);
        await expect(list.region(page, LAST_PAGE)).toBeVisible();
        await expect(list.status(page)).toHaveText(`Found ${COUNT} blog(s)`);
      },
      'articles of one category': async (page) => {
        await list.show(page, '?category=mental-health-disorders');
        await expect(list.region(page, 1)).toBeVisible();
        await expect(list.status(page)).toHaveText(FOUND_SOME);
      },
      'no article found': noneFound,
      'articles searched': searched,
      'help shown above a search': help,
    },
  },
  'an article’s buttons': {
    path: anArticle,
    before: allowClipboard,
    states: {
      'an article liked, kept and its link copied': liked,
      'no clipboard for the link of an article': async (page) => {
        await takeClipboard(page);
        await page.getByRole('button', { name: 'Copy the link' }).click();
        await expect(page.getByText('The link could not be copied.')).toBeVisible();
      },
    },
  },
  'the form of /contact': {
    path: '/contact',
    states: {
      'nothing filled in': submittedEmpty,
      'a wrong e-mail address': async (page) => {
        await fillForm(page);
        await page.getByRole('form').getByLabel('E-mail').fill('no address');
        await submit(page);
        await expect(page.getByRole('form').getByLabel('E-mail')).toBeFocused();
      },
      'the form cleared': async (page) => {
        await page.getByRole('button', { name: 'Clear the form' }).click();
        await expect(page.getByRole('button', { name: 'Bring my answers back' })).toBeVisible();
      },
      'the message opened': async (page) => {
        await fillForm(page);
        const popup = page.waitForEvent('popup');
        await submit(page);
        await expect(page.getByText(/WhatsApp should now be open/)).toBeVisible();
        await (await popup).close();
      },
      'the new tab and the clipboard refused': async (page) => {
        await page.evaluate(() => {
          window.open = () => null;
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
        });
        await fillForm(page);
        await submit(page);
        await page.getByRole('button', { name: 'Copy the message' }).click();
        await expect(page.getByLabel('Your message')).toBeVisible();
      },
      'no clipboard for the address': async (page) => {
        await takeClipboard(page);
        await page.getByRole('button', { name: 'Copy the address' }).click();
        await expect(page.getByText('The address is selected')).toBeVisible();
      },
    },
  },
  'a page whose scripts can’t start': {
    path: '/contact',
    before: (page) =>
      page.route('**/page-data/contact/page-data.json', (route) => route.fulfill({ status: 404, body: '' })),
    states: {
      'other ways to write': (page) =>
        expect(page.getByRole('heading', { name: 'You can reach us without this form' })).toBeVisible(),
    },
  },
};

const desktop: Record<string, Visit> = {
  'the Services menu and team cards': {
    path: '/about',
    states: {
      'the Services menu open': async (page) => {
        await page.getByRole('banner').getByRole('button', { name: 'Services' }).press('Enter');
        await expect(page.getByRole('banner').getByRole('link', { name: 'Telepsychiatry' })).toBeVisible();
      },
      'all team cards turned over': async (page) => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('banner').getByRole('link', { name: 'Telepsychiatry' })).toBeHidden();
        await cardsTurned(page);
      },
    },
  },
  'what the list of articles shows': {
    path: '/blogs?view=categories',
    states: {
      'articles by category': byCategory,
      'no article found': noneFound,
      'articles searched': searched,
      'help shown above a search': help,
    },
  },
  'an article’s buttons': {
    path: anArticle,
    before: allowClipboard,
    states: { 'an article liked, kept and its link copied': liked },
  },
};

/** Visits whose states look otherwise on each width. */
const everywhere: Record<string, Visit> = {
  'the foot of the home page': {
    path: '/',
    states: {
      'the bar solid, at the foot of the page': async (page) => {
        // While a busy Chromium takes the splash away it loses about one such key in fifty, also without any script.
        await expect(async () => {
          await page.keyboard.press('End');
          await expect(page.locator('html')).toHaveAttribute('data-scrolled', '', { timeout: 2_000 });
        }).toPass();
        await expect(page.getByRole('contentinfo')).toBeInViewport();
      },
      'the map there': async (page) => {
        await waitForReact(page);
        await page.getByRole('heading', { name: 'How to Find Us' }).scrollIntoViewIfNeeded();
        await expect(page.locator('iframe')).toBeVisible();
      },
    },
  },
  'the form of /appointment': { path: '/appointment', states: { 'nothing filled in': submittedEmpty } },
  'a notice': {
    path: '/about',
    before: (page) => page.clock.setFixedTime(DAY_OF_A_NOTICE),
    states: { 'a notice': (page) => expect(page.getByRole('region', { name: 'Notice' })).toBeVisible() },
  },
  'reviewers and the map that never come': {
    path: '/',
    before: (page) => page.route(/^https:/, () => {}),
    states: {
      'reviewers and the map that never come': async (page) => {
        await waitForReact(page);
        await page.locator('iframe').scrollIntoViewIfNeeded();
        await expect(page.getByText('If the map does not load')).toBeVisible();
      },
    },
  },
};

for (const [width, visits, questions] of [
  [390, { ...phone, ...everywhere }, ['/', '/about', '/services/telepsychiatry']],
  [1440, { ...desktop, ...everywhere }, ['/', '/services/telepsychiatry']],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [what, { path, before, states }] of Object.entries(visits)) {
      test(`axe finds no fault with ${what}, and nothing is wider than the window`, async ({ page }) => {
        await before?.(page);
        await open(page, path);
        for (const [state, steps] of Object.entries(states))
          await test.step(state, async () => {
            await steps(page);
            // Gatsby’s announcer, which is silent then, keeps its words out of sight after a change of query.
            const found = (await findFaults(page)).filter((fault) => !/^region: .*gatsby-announcer/.test(fault));
            expect.soft(found, state).toEqual([]);
            const beyond = () =>
              page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
            expect.soft(await beyond(), `${state}: wider than the window`).toBeLessThanOrEqual(0);
          });
      });
    }

    for (const path of questions) {
      test(`axe finds no fault with the questions of ${path} open`, async ({ page }) => {
        await open(page, path);
        const questions = page.getByRole('main').locator('details');
        const count = await questions.count();
        expect(count).toBeGreaterThan(3);
        // Without their common name all of them can be open, so that axe has to look only once.
        await questions.evaluateAll((all) => all.forEach((question) => question.removeAttribute('name')));
        for (const question of await questions.all()) await question.locator('summary').click();
        await expect(page.getByRole('main').locator('details[open]')).toHaveCount(count);
        expect(await findFaults(page, 'main section:has(details)')).toEqual([]);
      });
    }

    test('axe finds no fault with any slide of the hero in view', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, '/');
      const hero = page.getByRole('region', { name: home.hero.label });
      for (const [index, { h1 }] of home.hero.slides.entries()) {
        await hero.evaluate(
          (carousel, at) => {
            const isEnded = document.documentElement.dataset.splash === 'off';
            const wait = isEnded ? 0 : parseFloat(getComputedStyle(carousel).getPropertyValue('--splash-duration'));
            for (const animation of carousel.getAnimations({ subtree: true })) {
              animation.pause();
              animation.currentTime = wait + at;
            }
          },
          index * 5000 + 700,
        );
        await expect(hero.getByRole('heading', { name: h1 })).toBeInViewport();
        expect(await findFaults(page, '[data-carousel]'), h1).toEqual([]);
      }
    });

    test('axe finds no fault with the testimonials in any position', async ({ page }) => {
      await open(page, '/');
      await waitForReact(page);
      const next = page.getByRole('button', { name: 'Next testimonial' });
      const shown = page.getByRole('group', { name: 'Testimonials' }).getByRole('heading');
      for (const { title } of testimonials) {
        await expect(shown.first()).toHaveText(title);
        expect(await findFaults(page, 'section:has([aria-roledescription="carousel"])'), title).toEqual([]);
        await next.click();
      }
      await expect(shown.first()).toHaveText(testimonials[0]!.title);
    });

    test('axe finds no fault while the splash is up', async ({ page }) => {
      // It stays for as long as a slow machine needs to look.
      await page.route('/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('--splash-duration:2000ms', '--splash-duration:60s');
        expect(body).toContain('--splash-duration:60s');
        await route.fulfill({ response, body });
      });
      await page.goto('/');
      await expect(page.locator('main')).toHaveCSS('visibility', 'hidden');
      // What lies beneath is inert and covered, which axe doesn’t take into account for colours (splash.spec.ts).
      expect(await findFaults(page, '[data-splash-screen]')).toEqual([]);
      await expect(splash(page)).toBeVisible();
    });
  });
}
