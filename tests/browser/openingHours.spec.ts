import type { Page } from '@playwright/test';
import { expect, open, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

const card = (page: Page) => page.getByRole('region', { name: 'Opening Hours' });
const row = (page: Page, day: string) => card(page).locator('dl > div').filter({ hasText: day });
/** A moment by the clock in India. */
const inIndia = (time: string) => new Date(`${time}+05:30`);
/** Opens the page with a clock that runs from a moment on. */
async function openAt(page: Page, time: string) {
  await page.clock.install({ time: inIndia(time) });
  await open(page, '/appointment');
  await waitForReact(page);
}
/** Lets the page’s clock jump to a moment and stand there. */
const jumpTo = (page: Page, time: string) => page.clock.pauseAt(inIndia(time));

/** Zones with the visitor’s own day at 20:00 UTC on 20 January 2027: in India it is the 21st by then. */
const zones = { 'Asia/Kolkata': '2027-01-21', 'America/New_York': '2027-01-20', 'Pacific/Kiritimati': '2027-01-21' };

for (const [timezoneId, ownDay] of Object.entries(zones)) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the card says whether the clinic is open, to the minute, while the page stays open', async ({ page }) => {
      await openAt(page, '2026-11-28T12:55:00');
      await expect(card(page).getByText('Open now, closes 1 PM')).toBeVisible();
      await jumpTo(page, '2026-11-28T12:59:59');
      await expect(card(page).getByText('Open now, closes 1 PM')).toBeVisible();
      await page.clock.runFor(1000);
      await expect(card(page).getByText('Closed now, opens 4 PM')).toBeVisible();
      await jumpTo(page, '2026-11-28T16:00:00');
      await expect(card(page).getByText('Open now, closes 7 PM')).toBeVisible();
    });

    test('at midnight in India the next day is today', async ({ page }) => {
      await openAt(page, '2026-11-28T23:55:00');
      await jumpTo(page, '2026-11-28T23:59:59');
      await expect(row(page, 'Saturday')).toContainText('Today');
      await expect(card(page).getByText('Closed now, opens tomorrow 9 AM')).toBeVisible();
      await page.clock.runFor(1000);
      await expect(row(page, 'Sunday')).toContainText('Today');
      await expect(row(page, 'Saturday')).not.toContainText('Today');
      await expect(card(page).getByText('Closed now, opens 9 AM')).toBeVisible();
    });

    test('on a closed day the card says so and why, and when the clinic opens again', async ({ page }) => {
      await openAt(page, '2027-03-22T17:00:00');
      await expect(row(page, 'Monday')).toHaveText('Monday TodayClosed: Holi');
      await expect(card(page).getByText('Closed now, opens on Wednesday 9 AM')).toBeVisible();
    });

    test('closures are listed until their last day in India is over', async ({ page }) => {
      const shownAt = async (time: string) => {
        await page.clock.setFixedTime(inIndia(time));
        await open(page, '/appointment');
        return card(page).getByRole('listitem').allTextContents();
      };
      const [republicDay, holi] = ['26 January 2027: Republic Day', '22–23 March 2027: Holi'];
      expect(await shownAt('2027-01-26T23:59:59')).toEqual([republicDay, holi]);
      expect(await shownAt('2027-01-27T00:00:00')).toEqual([holi]);
      expect(await shownAt('2027-03-23T23:59:59')).toEqual([holi]);
      await expect(card(page).getByText('Days we are closed')).toBeVisible();
      expect(await shownAt('2027-03-24T00:00:00')).toEqual([]);
      await expect(card(page).getByText('Days we are closed')).toBeHidden();
    });

    test('a closure begins and ends at midnight in India, while the page stays open', async ({ page }) => {
      await openAt(page, '2027-03-21T23:55:00');
      await jumpTo(page, '2027-03-21T23:59:59');
      await expect(row(page, 'Sunday')).toContainText('Today');
      await expect(card(page).getByText('Closed now, opens on Wednesday 9 AM')).toBeVisible();
      await page.clock.runFor(1000);
      await expect(row(page, 'Monday')).toHaveText('Monday TodayClosed: Holi');
      await jumpTo(page, '2027-03-23T23:59:59');
      await expect(row(page, 'Tuesday')).toHaveText('Tuesday TodayClosed: Holi');
      await page.clock.runFor(1000);
      await expect(row(page, 'Wednesday')).toContainText('Today');
      await expect(row(page, 'Tuesday')).not.toContainText('Closed');
      await expect(card(page).getByText('Closed now, opens 9 AM')).toBeVisible();
      await jumpTo(page, '2027-03-24T08:59:59');
      await expect(card(page).getByText('Closed now, opens 9 AM')).toBeVisible();
      await page.clock.runFor(1000);
      await expect(card(page).getByText('Open now, closes 1 PM')).toBeVisible();
    });

    test('the date field refuses a closed day and names the next open one; its first day is the visitor’s own', async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2027-01-20T20:00:00Z'));
      await open(page, '/appointment');
      await waitForReact(page);
      const date = page.getByLabel('Preferred date');
      const told = () => date.evaluate((field: HTMLInputElement) => field.validationMessage);
      await expect(date).toHaveAttribute('min', ownDay);
      await date.fill('2027-01-26');
      expect(await told()).toBe('We are closed on that day. Our next open day is Wednesday 27 January 2027.');
      await date.fill('2027-03-22');
      expect(await told()).toBe('We are closed on that day. Our next open day is Wednesday 24 March 2027.');
      await date.fill('2027-01-27');
      expect(await told()).toBe('');
    });
  });
}

test('a closed day keeps the form from being sent, in the browser’s own way', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-20T06:30:00Z'));
  await open(page, '/appointment');
  await waitForReact(page);
  let opened = 0;
  page.context().on('page', () => (opened += 1));
  const form = page.getByRole('form');
  for (const [label, value] of Object.entries({
    'First name': 'Asha',
    'Last name': 'Devi',
    'E-mail': 'asha@mail.example',
    'Phone number': '+91 00000 00009',
    'Your request': 'An evening visit',
    'Preferred date': '2027-01-26',
  }))
    await form.getByLabel(label).fill(value);
  await form.getByLabel('Service').selectOption('Counselling');
  await form.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(form.getByLabel('Preferred date')).toBeFocused();
  expect(opened).toBe(0);
  const tab = page.waitForEvent('popup');
  await form.getByLabel('Preferred date').fill('2027-01-27');
  await form.getByRole('button', { name: 'Book Appointment' }).click();
  expect(new URL((await tab).url()).searchParams.get('text') ?? '').toContain('27 January 2027');
});

test('every page tells the hours in short in its footer', async ({ page }) => {
  await open(page, '/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Opening Hours' })).toBeVisible();
  await expect(footer.getByText('Monday, Tuesday, Friday: 04:00 PM–07:00 PM')).toBeVisible();
  await expect(
    footer.getByText('Wednesday, Thursday, Saturday, Sunday: 09:00 AM–01:00 PM, 04:00 PM–07:00 PM'),
  ).toBeVisible();
});
