import { expect, open, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

test('Book Appointment shows banner, booking block with the form and the opening hours, services, footer; Mon, Tue, Fri 04:00 PM-07:00 PM; Wed, Thu, Sat, Sun 09:00 AM-01:00 PM and 04:00 PM-07:00 PM [APT-01, APT-02, APT-03]', async ({
  page,
  complaints,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T06:30:00Z'));
  await open(page, '/appointment');
  await expect(page.getByRole('heading', { level: 1, name: 'Book Appointment' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Before You Book',
    'Make an Appointment',
    'Opening Hours',
    'What to Bring to Your First Visit',
    'Our Services',
  ]);
  await expect(page.getByRole('region', { name: 'Our Services' }).getByRole('link')).toHaveCount(6);
  const rows = page.getByRole('region', { name: 'Opening Hours' }).locator('dl > div');
  const evening = '04:00 PM–07:00 PM';
  const both = `09:00 AM–01:00 PM${evening}`;
  await expect(rows).toHaveText([
    `Monday Today${evening}`,
    `Tuesday${evening}`,
    `Wednesday${both}`,
    `Thursday${both}`,
    `Friday${evening}`,
    `Saturday${both}`,
    `Sunday${both}`,
  ]);
  expect(complaints).toEqual([]);
});

test.describe('in another time zone', () => {
  // Where it is still Saturday.
  test.use({ timezoneId: 'America/New_York' });
  test('today is marked by the clock in India, without moving anything', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-28T18:31:00Z'));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + shift.value,
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/appointment');
    const card = page.getByRole('region', { name: 'Opening Hours' });
    const rowHeights = () =>
      card.locator('dl > div').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).offsetHeight));
    await waitForReact(page);
    await expect(card.getByRole('term').filter({ hasText: 'Today' })).toHaveText('Sunday Today');
    expect(new Set(await rowHeights()).size).toBe(1);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
  });
});

test('Contact shows banner, Get in Touch panel with a customer-services phone and a support e-mail, contact form, approach [CON-01, CON-02]', async ({
  page,
  complaints,
}) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Get in Touch',
    'Send Us a Message',
    'How to Find Us',
    'What Happens After You Write',
  ]);
  const panel = page.getByRole('region', { name: 'Get in Touch' });
  await expect(panel.getByText('Customer services', { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: '+91 00000 00002' })).toHaveAttribute('href', 'tel:+910000000002');
  await expect(panel.getByText('Support e-mail', { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'care@dwar-clinic.example' }).first()).toHaveAttribute(
    'href',
    'mailto:care@dwar-clinic.example',
  );
  expect(complaints).toEqual([]);
});
