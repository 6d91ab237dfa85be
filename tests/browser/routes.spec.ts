import { endSplash, expect, open, test, waitForReact } from './fixtures';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here; so does a new context.
test.use({ reducedMotion: 'reduce', reuseContext: true });

test('every route of the table shows its screen [RTE-01, RTE-02, RTE-03, RTE-04, RTE-05, RTE-06]', async ({ page }) => {
  test.setTimeout(90_000);
  for (const [path, heading] of [
    ['/', 'A Psychiatrist You Can Trust'],
    ['/about', 'About Us'],
    ['/appointment', 'Book Appointment'],
    ['/contact', 'Contact Us'],
    ['/services/psychiatric-consultation', 'Psychiatric Consultation'],
    ['/services/mental-health-assessment', 'Comprehensive Mental Health Assessment'],
    ['/services/medication-management', 'Medication Management'],
    ['/services/child-and-adolescent-psychiatry', 'Child & Adolescent Psychiatry'],
    ['/services/telepsychiatry', 'Telepsychiatry'],
    ['/services/neuropsychiatric-care', 'Neuropsychiatric Care'],
    ['/blogs', 'Our Blog'],
  ] as const) {
    const response = await page.goto(path);
    expect(response!.status()).toBe(200);
    await endSplash(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a path with a slash at its end reaches the one without, by one hop [RTE-14]', async ({ page }) => {
  for (const path of ['/about', '/blogs', '/services/telepsychiatry', '/blog/insomnia']) {
    const hop = await page.request.get(`${path}/`, { maxRedirects: 0 });
    expect([hop.status(), hop.headers().location]).toEqual([301, path]);
    const response = await page.goto(`${path}/`);
    expect(response!.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

for (const [from, to] of [
  ['/services/child-adolescent-psychiatry', '/services/child-and-adolescent-psychiatry'],
  ['/blog/understanding-stress-management', '/blog/stress-affects-health'],
  ['/blog/understanding-sleep-disorders', '/blog/sleep-disorder-treatment'],
] as const) {
  test(`the old path ${from} answers 301 and shows its page [RTE-09, RTE-10, RTE-11, RTE-15]`, async ({ page }) => {
    expect((await page.request.get(from, { maxRedirects: 0 })).status()).toBe(301);
    await open(page, from);
    expect(new URL(page.url()).pathname).toBe(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
for (const [what, options, isDesktopBar] of [
  ['a phone’s browser in a wide window', { userAgent: phone, viewport: { width: 1440, height: 900 } }, true],
  ['a desktop’s browser in a narrow window', { viewport: { width: 390, height: 844 } }, false],
] as const) {
  test.describe(what, () => {
    test.use(options);
    test('gets the Book Now of its width, whatever it calls itself [NAV-20]', async ({ page }) => {
      await open(page, '/');
      await waitForReact(page);
      const link = page.getByRole('banner').getByRole('link', { name: /^Book Now/ });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', isDesktopBar ? /^https:\/\/booking\./ : '/appointment');
    });
  });
}

for (const [width, isWide] of [
  [1023, false],
  [1024, true],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });
    test(`the bar has ${isWide ? 'its links' : 'a hamburger'} [NAV-10]`, async ({ page }) => {
      await open(page, '/contact');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !isWide });
      await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toBeVisible({ visible: isWide });
    });
  });
}

test('buttons of the sizes sm, md and lg differ in height, those of the variants in look [NAV-21]', async ({
  page,
}) => {
  const heights = new Map<string, number>();
  const looks = new Map<string, string>();
  for (const path of [
    '/',
    '/about',
    '/contact',
    '/blogs?q=zzz',
    '/appointment',
    '/blog/insomnia',
    '/services/telepsychiatry',
    '/no-such-page',
  ]) {
    await open(page, path);
    if (path.startsWith('/blogs')) await waitForReact(page);
    const found = await page
      .locator('[data-size][data-variant]')
      .filter({ visible: true })
      .evaluateAll((all) =>
        (all as HTMLElement[]).map((button) => {
          const { backgroundColor, borderTopColor, color } = getComputedStyle(button);
          const { size, variant } = button.dataset;
          const height = Math.round(button.getBoundingClientRect().height);
          return { size, variant, height, colours: `${backgroundColor} ${borderTopColor} ${color}` };
        }),
      );
    for (const { size, variant, height, colours } of found) {
      heights.set(size!, height);
      if (!looks.has(variant!)) looks.set(variant!, colours);
    }
  }
  expect([...heights].sort(([, one], [, other]) => one - other).map(([size]) => size)).toEqual(['sm', 'md', 'lg']);
  expect(new Set(heights.values()).size).toBe(3);
  expect([...looks.keys()].sort()).toEqual(['outline', 'primary', 'secondary']);
  expect(new Set(looks.values()).size).toBe(3);
});
