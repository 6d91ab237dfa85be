/**
 * What a visitor can open, turn, filter or get wrong: axe finds no fault in any of these states, on a phone and, where it
 * looks otherwise there, on a wide screen.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import home from '../../content/pages/home.json';
import testimonials from '../../content/testimonials.json';
import { findFaults } from './accessibility';
import { endSplash, expect, open, splash, test, waitForReact } from './fixtures';
import { sitePaths } from './sitePaths';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

/** Every page with questions that open. */
const withQuestions = sitePaths.filter((path) =>
  readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8').includes('"FAQPage"'),
);

type Steps = (page: Page) => Promise<void>;

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

const phone: Record<string, [path: string, steps: Steps]> = {
  'the menu open': ['/about', (page) => page.getByRole('button', { name: 'Open menu' }).click()],
  'the menu and its services open': [
    '/about',
    async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByText('Services', { exact: true }).click();
    },
  ],
};
const desktop: Record<string, [path: string, steps: Steps]> = {
  'the Services menu open': [
    '/about',
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Services' }).press('Enter');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Telepsychiatry' })).toBeVisible();
    },
  ],
};
const everywhere: Record<string, [path: string, steps: Steps]> = {
  'the bar solid, at the foot of the page': [
    '/',
    async (page) => {
      await page.keyboard.press('End');
      await expect(page.locator('html')).toHaveAttribute('data-scrolled');
      await expect(page.getByRole('contentinfo')).toBeInViewport();
    },
  ],
  'all team cards turned over': [
    '/about',
    async (page) => {
      const buttons = page.locator('[data-flip-button]');
      for (const button of await buttons.all()) await button.click();
      await expect(page.locator('[data-flipped]')).toHaveCount(await buttons.count());
    },
  ],
  'articles by category': ['/blogs?view=categories', waitForReact],
  'articles of one category': ['/blogs?category=mental-health-disorders', waitForReact],
  'articles searched': ['/blogs?q=sleep', waitForReact],
  'the last page of articles': ['/blogs?page=3', waitForReact],
  'no article found': ['/blogs?q=zzz', waitForReact],
  'an article liked, kept and its link copied': [
    '/blog/insomnia',
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await waitForReact(page);
      await page.getByRole('button', { name: 'Like this article' }).click();
      await page.getByRole('button', { name: 'Bookmark this article' }).click();
      await page.getByRole('button', { name: 'Copy the link' }).click();
      await expect(page.getByText('The link is copied.')).toBeVisible();
    },
  ],
  ...Object.fromEntries(
    ['/appointment', '/contact'].map((path) => [
      `${path} submitted with nothing in it`,
      [
        path,
        async (page: Page) => {
          await waitForReact(page);
          await submit(page);
          await expect(page.getByRole('form').getByLabel('First name')).toBeFocused();
        },
      ],
    ]),
  ),
  'a wrong e-mail address': [
    '/contact',
    async (page) => {
      await waitForReact(page);
      await fillForm(page);
      await page.getByRole('form').getByLabel('E-mail').fill('no address');
      await submit(page);
      await expect(page.getByRole('form').getByLabel('E-mail')).toBeFocused();
    },
  ],
  'the message opened': [
    '/contact',
    async (page) => {
      await waitForReact(page);
      await fillForm(page);
      await submit(page);
      await expect(page.getByText(/WhatsApp has opened in a new tab/)).toBeVisible();
    },
  ],
  'the new tab and the clipboard refused': [
    '/contact',
    async (page) => {
      await waitForReact(page);
      await page.evaluate(() => {
        window.open = () => null;
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      });
      await fillForm(page);
      await submit(page);
      await page.getByRole('button', { name: 'Copy the message' }).click();
      await expect(page.getByLabel('Your message')).toBeVisible();
    },
  ],
  'the form cleared': [
    '/contact',
    async (page) => {
      await waitForReact(page);
      await fillForm(page);
      await page.getByRole('button', { name: 'Clear the form' }).click();
      await expect(page.getByRole('button', { name: 'Bring my answers back' })).toBeVisible();
    },
  ],
  'help shown above a search': [
    '/blogs?q=suicide',
    (page) => expect(page.getByRole('main').getByRole('note')).toBeVisible(),
  ],
  'a notice': [
    '/about',
    async (page) => {
      await page.clock.setFixedTime(new Date('2027-03-20T06:30:00Z'));
      await page.reload();
      await endSplash(page);
      await expect(page.getByRole('region', { name: 'Notice' })).toBeVisible();
    },
  ],
  'no clipboard for the link of an article': [
    '/blog/insomnia',
    async (page) => {
      await waitForReact(page);
      await takeClipboard(page);
      await page.getByRole('button', { name: 'Copy the link' }).click();
      await expect(page.getByText('The link could not be copied.')).toBeVisible();
    },
  ],
  'no clipboard for the address': [
    '/contact',
    async (page) => {
      await waitForReact(page);
      await takeClipboard(page);
      await page.getByRole('button', { name: 'Copy the address' }).click();
      await expect(page.getByText('The address is selected')).toBeVisible();
    },
  ],
  'reviewers and the map that never come': [
    '/',
    async (page) => {
      await page.route(/^https:/, () => {});
      await page.reload();
      await endSplash(page);
      await waitForReact(page);
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await expect(page.getByText('If the map does not load')).toBeVisible();
    },
  ],
  'a page whose scripts can’t start, with other ways to write': [
    '/contact',
    async (page) => {
      await page.route('**/page-data/contact/page-data.json', (route) => route.fulfill({ status: 404, body: '' }));
      await page.reload();
      await endSplash(page);
      await expect(page.getByRole('heading', { name: 'You can reach us without this form' })).toBeVisible();
    },
  ],
  'the map there': [
    '/',
    async (page) => {
      await waitForReact(page);
      await page.getByRole('heading', { name: 'How to Find Us' }).scrollIntoViewIfNeeded();
      await expect(page.locator('iframe')).toBeVisible();
    },
  ],
};

/** States that look otherwise on a wide screen; in all others only the width differs. */
const wide = [
  'the bar solid, at the foot of the page',
  'all team cards turned over',
  'articles by category',
  'articles searched',
  'an article liked, kept and its link copied',
  '/appointment submitted with nothing in it',
  'a notice',
  'reviewers and the map that never come',
].map((state) => [state, everywhere[state]!] as const);

for (const [width, states, questions] of [
  [390, { ...phone, ...everywhere }, withQuestions],
  [1440, { ...desktop, ...Object.fromEntries(wide) }, ['/', '/services/telepsychiatry']],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [state, [path, steps]] of Object.entries(states)) {
      test(`axe finds no fault with ${state}`, async ({ page }) => {
        await open(page, path);
        await steps(page);
        expect(await findFaults(page)).toEqual([]);
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
