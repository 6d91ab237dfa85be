/** By keyboard alone: through whole pages and back, and through each task; the focus is seen at every stop. */
import type { Page } from '@playwright/test';
import categories from '../../content/categories.json';
import faqs from '../../content/faqs.json';
import { findFaintEdges, KeyboardWalk, RINGED } from './accessibility';
import { anArticle, articleAt, someCrisisArticle } from './articles';
import { endSplash, expect, open, test, waitForReact } from './fixtures';
import { kinds as pageKinds } from './sitePaths';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

const kinds = [...pageKinds, ...someCrisisArticle];
/** More stops than any page has. */
const MOST = 200;
/** A name and the ways to reach its owner, as the forms ask for them. */
const person = {
  'First name': 'Asha',
  'Last name': 'Devi',
  'E-mail': 'asha@mail.example',
  'Phone number': '00000 00009',
};

async function arrive(page: Page, path: string) {
  await page.waitForURL((url) => url.pathname === path);
  await endSplash(page);
}

for (const [width, paths] of [
  [390, kinds],
  [1440, ['/about', '/services/telepsychiatry']],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths) {
      test(`Tab leads through ${path} to its end and back, seen and uncovered at every stop; edges of fields and the ring of the focus stand out by 3:1`, async ({
        page,
      }) => {
        test.setTimeout(90_000);
        await open(page, path);
        await waitForReact(page);
        const walk = new KeyboardWalk(page);
        const faint = new Set<string>();
        let rings = 0;
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          const stops: string[] = [];
          let stop = await walk.press(key);
          // The way back begins outside of the page.
          while (!stop.isEnd && stops.length < MOST) {
            stops.push(stop.at);
            if (key === 'Tab') {
              rings += await page.locator(RINGED).count();
              for (const fault of await page.evaluate(findFaintEdges, RINGED)) faint.add(fault);
            }
            stop = await walk.press(key);
          }
          expect(stops.length).toBeGreaterThan(15);
          expect(stops.length).toBeLessThan(MOST);
          expect(stops.at(key === 'Tab' ? 0 : -1)).toContain('#content');
        }
        expect(rings).toBeGreaterThan(15);
        expect([...faint]).toEqual([]);
        expect(walk.faults).toEqual([]);
      });
    }

    test('an appointment is asked for [NAV-19]', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-28T06:30:00Z'));
      await open(page, '/');
      await waitForReact(page);
      const walk = new KeyboardWalk(page);
      if (width < 1024) await walk.tabTo(page.getByRole('banner').getByRole('link', { name: /^Book Now/ }));
      else
        await walk.tabTo(
          page
            .getByRole('main')
            .getByRole('link', { name: /appointment form/i })
            .first(),
        );
      await page.keyboard.press('Enter');
      await arrive(page, '/appointment');
      const form = page.getByRole('form');
      for (const [label, text] of Object.entries({ ...person, Service: 'Therapy', 'Preferred date': '12122030' })) {
        await walk.tabTo(form.getByLabel(label));
        await page.keyboard.type(text);
      }
      await walk.tabTo(form.getByLabel('Your request'));
      await page.keyboard.type('Calls only');
      await walk.tabTo(form.locator('button[type="submit"]'));
      const popup = page.waitForEvent('popup');
      await page.keyboard.press('Enter');
      await (await popup).waitForURL(/whatsapp/);
      await expect(page.getByText(/WhatsApp should now be open/)).toBeInViewport();
      expect(walk.faults).toEqual([]);
    });

    test('a question is sent from the contact page', async ({ page }) => {
      await open(page, '/blogs');
      await waitForReact(page);
      const walk = new KeyboardWalk(page);
      if (width < 1024) {
        await walk.tabTo(page.getByRole('button', { name: 'Open menu' }));
        await page.keyboard.press('Enter');
        await walk.tabTo(page.getByRole('dialog').getByRole('link', { name: 'Contact Us' }));
      } else {
        await walk.tabTo(page.getByRole('banner').getByRole('link', { name: 'Contact Us' }));
      }
      await page.keyboard.press('Enter');
      await arrive(page, '/contact');
      const form = page.getByRole('form');
      for (const [label, text] of Object.entries({ ...person, 'Your question': 'Do you see children?' })) {
        await walk.tabTo(form.getByLabel(label));
        await page.keyboard.type(text);
      }
      await walk.tabTo(form.locator('button[type="submit"]'));
      const popup = page.waitForEvent('popup');
      await page.keyboard.press('Enter');
      await (await popup).waitForURL(/whatsapp/);
      expect(walk.faults).toEqual([]);
    });
  });
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('an article is searched for, filtered and opened', async ({ page }) => {
    await open(page, '/blogs');
    await waitForReact(page);
    const walk = new KeyboardWalk(page);
    const { title, tags } = articleAt(anArticle);
    await walk.tabTo(page.getByRole('searchbox', { name: 'Search articles' }));
    await page.keyboard.type(title);
    await walk.tabTo(page.getByRole('combobox', { name: 'Category' }));
    await page.keyboard.type(categories.find((category) => category.tags.some((tag) => tags.includes(tag)))!.name);
    await expect.poll(() => new URL(page.url()).search).toContain('category=');
    await walk.tabTo(page.getByRole('main').getByRole('link', { name: title }));
    await page.keyboard.press('Enter');
    await arrive(page, anArticle);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(walk.faults).toEqual([]);
  });

  test('a question is opened, read and closed', async ({ page }) => {
    await open(page, '/');
    const walk = new KeyboardWalk(page);
    const { question, answer } = faqs[1]!;
    await walk.tabTo(page.locator('summary', { hasText: question }));
    const words = page.getByText(answer.split('\n\n')[0]!);
    await page.keyboard.press('Enter');
    await expect(words).toBeInViewport();
    await page.keyboard.press('Space');
    await expect(words).toBeHidden();
    expect(walk.faults).toEqual([]);
  });

  test('in a crisis, a number to call is reached from the search, in the article and at the foot of every page', async ({
    page,
  }) => {
    await open(page, '/blogs');
    await waitForReact(page);
    const walk = new KeyboardWalk(page);
    await walk.tabTo(page.getByRole('searchbox', { name: 'Search articles' }));
    await page.keyboard.type('suicide');
    await walk.tabTo(page.getByRole('main').getByRole('note').getByRole('link', { name: '14416' }));
    await walk.tabTo(page.getByRole('main').getByRole('article').getByRole('link').first());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blog/**');
    await endSplash(page);
    const call = page.getByRole('main').getByRole('article').locator('a[href="tel:112"]').first();
    await expect(call).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    // An article whose title speaks of suicide begins with the numbers: one key leads to the first.
    await walk.tabTo(call, 1);
    await expect(call).toBeInViewport({ ratio: 1 });
    await walk.tabTo(page.getByRole('contentinfo').locator('a[href="tel:112"]'));
    expect(walk.faults).toEqual([]);
  });
});
