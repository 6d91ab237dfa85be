import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { anArticle, someHindiArticle } from './articles';
import { expect, open as openPage, openWithoutScripts, test, waitForPaper, waitForReact } from './fixtures';
import { kinds, sitePaths } from './sitePaths';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

const clinic = JSON.parse(readFileSync('content/clinic.json', 'utf8')) as {
  fullName: string;
  siteUrl: string;
  email: string;
  address: { street: string; locality: string; postalCode: string };
  landmarks: { landmark: string; distance: string }[];
  helplines: { numbers: { display: string }[] }[];
  gettingThere: Record<string, string>;
};
/** Opens a path as it can be printed. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await waitForPaper(page);
}

/** A moment before all closures of the content. */
const BEFORE = new Date('2027-01-20T12:00:00+05:30');
const sheetPaths = ['/appointment', ...sitePaths.filter((path) => path.startsWith('/services/'))];
const A4 = { format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } } as const;

/** Number of sheets that Chromium’s own printing gives. */
const countSheets = async (page: Page) =>
  (await page.pdf(A4)).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Texts whose colour does not show on white paper: under 4.5:1, or 3:1 for large ones (WCAG 1.4.3). */
const paleOnPaper = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const contrastToWhite = (color: string) => {
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const pale = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent!.trim();
      if (
        !text ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        parent.closest('.visuallyHidden, [aria-hidden="true"]')
      )
        continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
      if (contrastToWhite(color) < (isLarge ? 3 : 4.5)) pale.add(`${text.slice(0, 40)} ${color}`);
    }
    return [...pale];
  });

for (const path of [...kinds, ...someHindiArticle]) {
  test(`${path}: every text on paper is dark enough for white, and none leaves the sheet`, async ({ page }) => {
    await page.setViewportSize({ width: 703, height: 1032 });
    await open(page, path);
    await waitForReact(page);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => paleOnPaper(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(703);
  });
}

test('the text of an article flows in blocks, since a grid in a grid may overlap at a page’s end; its points keep their marks where no ground is drawn, on paper and in forced colours', async ({
  page,
}) => {
  await open(page, anArticle);
  await page.emulateMedia({ media: 'print' });
  const part = page.getByRole('heading', { name: 'Conclusion' }).locator('..');
  const body = part.locator('..');
  for (const each of [part, body]) await expect(each).toHaveCSS('display', 'block');
  await expect(body.getByRole('list').last()).toHaveCSS('display', 'block');
  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    const marks = await page.evaluate(() =>
      [...document.querySelectorAll('article li')]
        .map((point) => getComputedStyle(point, '::before'))
        .filter(({ content }) => content === '""')
        .map(({ borderRightStyle, borderRightWidth }) => `${borderRightStyle} ${borderRightWidth}`),
    );
    expect(marks.length).toBeGreaterThan(3);
    expect(marks.filter((mark) => !/^solid [1-9]/.test(mark))).toEqual([]);
  }
});

test('the footer stays in one piece, with the headings of what it says', async ({ page }) => {
  await open(page, '/contact');
  await page.emulateMedia({ media: 'print' });
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('break-inside', 'avoid');
  for (const name of ['Contact', 'Opening Hours', 'Our Mission', 'Follow Us'])
    await expect(footer.getByRole('heading', { name })).toBeVisible();
});

test('whether the clinic is open now, and which day is today, is not on paper, which is read later', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-28T10:00:00+05:30'));
  await open(page, '/appointment');
  const card = page.getByRole('region', { name: 'Opening Hours' });
  const passing = [card.getByText(/^Open now/), card.getByText('Today')];
  for (const words of passing) await expect(words).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const words of passing) await expect(words).toBeHidden();
  await expect(card.getByText('Saturday')).toBeVisible();
});

test('a turned card prints both its sides', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Read more about Dr. Asha Namuna' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('MBBS, MD (Psychiatry)')).toBeVisible();
  await expect(page.getByText('Over 12 years of experience in psychiatry.')).toBeVisible();
  await expect(page.getByText('Over 8 years of experience in clinical psychology.')).toBeVisible();
});

test('all slides of the carousel print, one below the other', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const headings = page.getByRole('main').locator('[data-carousel] h1, [data-carousel] h2');
  await expect(headings).toHaveCount(3);
  const tops = await headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  expect(new Set(tops).size).toBe(3);
});

for (const path of sheetPaths) {
  test.describe(`the sheet of ${path}`, () => {
    test('is one page, with what it is, what to bring, hours, closures, the way in, address, landmarks, numbers', async ({
      page,
    }) => {
      await page.addInitScript(
        () =>
          (window.print = () =>
            document.documentElement.setAttribute('data-printed', document.documentElement.dataset.sheet ?? 'all')),
      );
      await page.clock.setFixedTime(BEFORE);
      await open(page, path);
      await waitForReact(page);
      await page.getByRole('button', { name: 'Print this on one page' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', '');
      expect(await countSheets(page)).toBe(1);
      await page.emulateMedia({ media: 'print' });
      const text = await page.evaluate(() => document.body.innerText);
      const { street, locality, postalCode } = clinic.address;
      for (const fact of [
        await page.getByRole('heading', { level: 1 }).innerText(),
        /What to (?:[Bb]ring|have ready)/,
        'Monday, Tuesday, Friday: 04:00 PM–07:00 PM',
        'Wednesday, Thursday, Saturday, Sunday: 09:00 AM–01:00 PM, 04:00 PM–07:00 PM',
        'Closed: 26 January 2027, Republic Day',
        'Closed: 22–23 March 2027, Holi',
        ...Object.values(clinic.gettingThere),
        clinic.fullName,
        street,
        `${locality} ${postalCode}`,
        ...clinic.landmarks.map(({ landmark, distance }) => `${landmark}: ${distance}`),
        '+91 00000 00001',
        '+91 00000 00002',
        clinic.email,
        clinic.siteUrl,
        ...clinic.helplines.flatMap(({ numbers }) => numbers.map(({ display }) => display)),
      ])
        expect(text).toMatch(fact instanceof RegExp ? fact : new RegExp(fact.replace(/[+().?]/g, '\\$&')));
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(page.locator('html')).not.toHaveAttribute('data-sheet');
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

    // All services have one sheet, which differs in its words only.
    if (!['/appointment', '/services/telepsychiatry'].includes(path)) return;

    test('stays one page with six closures to come and the longest facts of the way', async ({ page }) => {
      await page.clock.setFixedTime(BEFORE);
      await open(page, path);
      await waitForReact(page);
      await page.evaluate((facts) => {
        document.documentElement.setAttribute('data-sheet', '');
        const lines = [...document.querySelectorAll('[data-paper] p')];
        const closure = lines.find((line) => line.textContent!.includes('Holi'))!;
        for (let count = 1; count < 6; count += 1) closure.after(closure.cloneNode(true));
        for (const line of lines)
          if (facts.some((fact) => line.textContent!.endsWith(fact))) line.textContent += ' and more'.repeat(10);
      }, Object.values(clinic.gettingThere));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Closed: 22–23 March 2027, Holi')).toHaveCount(6);
      await expect(page.getByText(/and more and more/)).toHaveCount(4);
      expect(await countSheets(page)).toBe(1);
    });

    test('comes first when the whole page is printed, with the rest on the sheets after it', async ({ page }) => {
      await open(page, path);
      expect(await countSheets(page)).toBeGreaterThan(1);
      await page.emulateMedia({ media: 'print' });
      const sheet = page.getByText('Travel Times').first().locator('xpath=../..');
      await expect(sheet).toBeVisible();
      await expect(sheet).toHaveCSS('break-after', 'page');
      await page.emulateMedia({ media: 'screen' });
      await expect(sheet).toBeHidden();
    });
  });
}

// A zone whose day is another than in India at each of these moments.
test.describe('in America/New_York', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('a closure stands on the sheet from 90 days before until its last day in India is over', async ({ page }) => {
    const [republicDay, holi] = ['Closed: 26 January 2027, Republic Day', 'Closed: 22–23 March 2027, Holi'];
    const closures = page.locator('[data-paper] p').filter({ hasText: /^Closed: / });
    const comeAt = (time: string) => page.clock.setFixedTime(new Date(`${time}+05:30`));
    await comeAt('2026-12-21T23:59:59');
    await page.emulateMedia({ media: 'print' });
    await open(page, '/services/telepsychiatry');
    await expect(closures.filter({ visible: true })).toHaveText([republicDay]);
    for (const [time, shown] of [
      ['2026-12-22T00:00:00', [republicDay, holi]],
      ['2027-01-26T23:59:59', [republicDay, holi]],
      ['2027-01-27T00:00:00', [holi]],
      ['2027-03-23T23:59:59', [holi]],
      ['2027-03-24T00:00:00', []],
    ] as const)
      await test.step(time, async () => {
        await comeAt(time);
        // As when the visitor comes back to the tab: a new day counts from then on.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
        await expect(closures.filter({ visible: true })).toHaveText([...shown]);
      });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the sheet prints too, and no button promises to', async ({ page }) => {
    await openWithoutScripts(page, '/services/telepsychiatry');
    await expect(page.getByRole('button', { name: 'Print this on one page' })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('City bus stand: 1.8 km (5 min)')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
