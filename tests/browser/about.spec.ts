import type { Page } from '@playwright/test';
import { expect, open, openWithoutScripts, test } from './fixtures';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

const team = (page: Page) => page.getByRole('region', { name: 'Meet the Team' });
const flip = (page: Page, name: string) => team(page).getByRole('button', { name: `Read more about ${name}` });
const flipBack = (page: Page, name: string) => team(page).getByRole('button', { name: `Turn the card back ${name}` });
const people = {
  'Dr. Asha Namuna': 'Over 12 years of experience in psychiatry.',
  'Ravi Udaharan': 'Supports carers, who often need rest and advice too.',
  'Meera Pratirup': 'Over 8 years of experience in clinical psychology.',
};

test('About shows banner, approach, advantages, services, three team cards, FAQ in this order; a card shows name, degrees, designation, image, registration and languages, and on its back the description and the fields of work [ABT-01, ABT-02, PUR-05, PUR-06, PUR-11]', async ({
  page,
  complaints,
}) => {
  await open(page, '/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'How We Work with You',
    'What You Can Count On',
    'Our Services',
    'Meet the Team',
    'Frequently Asked Questions',
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our Services' }).getByRole('link')).toHaveCount(6);
  await expect(team(page).getByRole('button')).toHaveCount(3);

  await expect(team(page).getByRole('img')).toHaveCount(3);
  for (const text of [
    'Lead Psychiatrist',
    'Licensed Rehabilitation Expert',
    'Clinical Psychologist',
    /^MBBS, MD/,
    /^Master of Rehabilitation/,
    /^M\.Phil\./,
    'Registration: SAMPLE-00000, Sample State Medical Council',
    'Speaks: Hindi, English, Bengali',
  ])
    await expect(team(page).getByText(text)).toBeVisible();
  const fields = team(page).getByText(/^Fields of work: Depression and anxiety; Bipolar disorder/);
  await expect(fields).toBeHidden();
  for (const [name, line] of Object.entries(people)) {
    await expect(team(page).getByRole('heading', { name })).toBeVisible();
    await expect(team(page).getByText(line)).toBeHidden();
    await flip(page, name).click();
    await expect(team(page).getByText(line)).toBeVisible();
  }
  await expect(team(page).getByRole('img')).toHaveCount(0);
  await expect(fields).toBeVisible();
  expect(complaints).toEqual([]);
});

test('each card flips front and back on click, independently, its hidden face out of the accessibility tree; a fast double click ends on the front, a triple one on the back; cards flip by keyboard and keep the focus [ABT-03, EDG-14, EDG-23]', async ({
  page,
}) => {
  await open(page, '/about');
  await test.step('on click', async () => {
    await flip(page, 'Ravi Udaharan').click();
    await expect(team(page).getByText(people['Ravi Udaharan'])).toBeVisible();
    await expect(flip(page, 'Dr. Asha Namuna')).toBeVisible();
    await expect(flip(page, 'Meera Pratirup')).toBeVisible();
    await flipBack(page, 'Ravi Udaharan').click();
    await expect(team(page).getByText(people['Ravi Udaharan'])).toBeHidden();
  });
  await test.step('on a click beside its button', async () => {
    await team(page).getByRole('heading', { name: 'Ravi Udaharan' }).click();
    await expect(team(page).getByText(people['Ravi Udaharan'])).toBeVisible();
    await team(page).getByText(people['Ravi Udaharan']).click();
    await expect(team(page).getByText(people['Ravi Udaharan'])).toBeHidden();
  });
  await test.step('the hidden face', async () => {
    const lines = team(page)
      .getByRole('listitem')
      .filter({ hasText: /^Over 12 years/ });
    await expect(lines).toHaveCount(0);
    await flip(page, 'Dr. Asha Namuna').click();
    await expect(lines).toHaveCount(1);
    // Each face has the name as its heading; one of them is there at a time.
    await expect(team(page).getByRole('heading', { name: 'Dr. Asha Namuna' })).toHaveCount(1);
    await expect(team(page).getByRole('img')).toHaveCount(2);
    await flipBack(page, 'Dr. Asha Namuna').click();
  });
  await test.step('on fast clicks', async () => {
    await flip(page, 'Dr. Asha Namuna').click({ clickCount: 2 });
    await expect(flip(page, 'Dr. Asha Namuna')).toBeVisible();
    await expect(team(page).getByText(people['Dr. Asha Namuna'])).toBeHidden();
    await flip(page, 'Dr. Asha Namuna').click({ clickCount: 3 });
    await expect(team(page).getByText(people['Dr. Asha Namuna'])).toBeVisible();
  });
  await test.step('by keyboard', async () => {
    await flip(page, 'Meera Pratirup').focus();
    await page.keyboard.press('Enter');
    await expect(flipBack(page, 'Meera Pratirup')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(flip(page, 'Meera Pratirup')).toBeFocused();
  });
});

/** Words of a card’s faces that leave their face or lie under the button’s words. */
const badlyPlaced = (page: Page) =>
  team(page)
    .locator('[data-flip-card]')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const words = card.querySelector('[data-does=flip] span')!.getBoundingClientRect();
        return [...card.querySelectorAll(':scope > div :is(p, li, h3)')]
          .filter((part) => {
            const face = part.closest('[data-flip-card] > div')!.getBoundingClientRect();
            const box = part.getBoundingClientRect();
            return box.bottom > words.top || box.left < face.left - 1 || box.right > face.right + 1;
          })
          .map((part) => part.textContent);
      }),
    );

for (const width of [320, 360, 768, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
    test('both faces of a card have the same height; also with text at 200 % no words of a card leave their face or lie under its button, and nothing leaves the window', async ({
      page,
    }) => {
      await open(page, '/about');
      const heights = await team(page)
        .locator('[data-flip-card]')
        .evaluateAll((all) =>
          all.map((card) =>
            [...card.children]
              .filter((child) => child.tagName === 'DIV')
              .map((face) => [(face as HTMLElement).offsetHeight, face.scrollHeight - face.clientHeight]),
          ),
        );
      expect(heights).toHaveLength(Object.keys(people).length);
      for (const faces of heights)
        expect(faces).toEqual([
          [faces[0]![0], 0],
          [faces[0]![0], 0],
        ]);
      if (width > 1000) {
        expect(new Set(heights.map(([front]) => front![0])).size).toBe(1);
        await test.step('with reduced motion cards change sides without turning', async () => {
          await flip(page, 'Dr. Asha Namuna').click();
          await expect(team(page).getByText(people['Dr. Asha Namuna'])).toBeVisible();
          const faces = await team(page)
            .locator('[data-flip-card] > div')
            .evaluateAll((all) =>
              all.map((face) => [getComputedStyle(face).rotate, getComputedStyle(face).transitionDuration]),
            );
          expect(faces).toEqual(faces.map(() => ['none', '0s']));
          await flipBack(page, 'Dr. Asha Namuna').click();
        });
      }
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      await page.evaluate(() => document.fonts.ready);
      expect(await badlyPlaced(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('both faces of each card can be read, and no button promises more', async ({ page }) => {
    await openWithoutScripts(page, '/about');
    for (const [name, line] of Object.entries(people)) {
      await expect(team(page).getByRole('heading', { name })).toBeVisible();
      await expect(team(page).getByText(line)).toBeVisible();
    }
    await expect(team(page).getByRole('button')).toHaveCount(0);
  });
});
