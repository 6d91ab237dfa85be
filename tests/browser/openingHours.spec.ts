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

// A zone whose day is another than in India for most of the day.
test.describe('in America/New_York', () => {
  test.use({ timezoneId: 'America/New_York' });

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
    await page.clock.setFixedTime(inIndia('2027-01-26T23:59:59'));
    await open(page, '/appointment');
    const closures = card(page).getByRole('listitem');
    const heading = card(page).getByText('Days we are closed');
    const [republicDay, holi] = ['26 January 2027: Republic Day', '22–23 March 2027: Holi'];
    await expect(closures).toHaveText([republicDay, holi]);
    for (const [time, shown] of [
      ['2027-01-27T00:00:00', [holi]],
      ['2027-03-23T23:59:59', [holi]],
      ['2027-03-24T00:00:00', []],
    ] as const)
      await test.step(time, async () => {
        await page.clock.setFixedTime(inIndia(time));
        // As when the visitor comes back to the tab: a new day counts from then on.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
        await expect(closures).toHaveText([...shown]);
        await expect(heading).toBeVisible({ visible: shown.length > 0 });
      });
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
});

/** Zones with the visitor’s own day at 20:00 UTC on 20 January 2027: in India it is the 21st by then. */
const zones = { 'Asia/Kolkata': '2027-01-21', 'America/New_York': '2027-01-20', 'Pacific/Kiritimati': '2027-01-21' };

for (const [timezoneId, ownDay] of Object.entries(zones))
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the date field refuses a closed day and names the next open one; its first day is the visitor’s own; a closed day keeps the form from being sent', async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2027-01-20T20:00:00Z'));
      await open(page, '/appointment');
      await waitForReact(page);
      const form = page.getByRole('form');
      const date = form.getByLabel('Preferred date');
      const told = () => date.evaluate((field: HTMLInputElement) => field.validationMessage);
      await expect(date).toHaveAttribute('min', ownDay);
      await date.fill('2027-01-26');
      expect(await told()).toBe('We are closed on that day. We open again on Wednesday 27 January 2027.');
      await date.fill('2027-03-22');
      expect(await told()).toBe('We are closed on that day. We open again on Wednesday 24 March 2027.');
      await date.fill('2027-01-27');
      expect(await told()).toBe('');
      if (timezoneId !== 'Asia/Kolkata') return;

      let opened = 0;
      page.context().on('page', () => (opened += 1));
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
      await expect(date).toBeFocused();
      expect(opened).toBe(0);
      const tab = page.waitForEvent('popup');
      await date.fill('2027-01-27');
      await form.getByRole('button', { name: 'Book Appointment' }).click();
      expect(new URL((await tab).url()).searchParams.get('text') ?? '').toContain('27 January 2027');
    });
  });
