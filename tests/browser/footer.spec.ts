import { expect, open, test } from './fixtures';

test('the footer has four columns: logo; Sitemap and Services links; contact details that can be tapped; mission with Follow Us, profiles and agency in new tabs; the visitor’s current year [FOO-01, FOO-02, FOO-03, FOO-04, FOO-05, FOO-06, PUR-07]', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const hrefs = (await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) as string[];
  for (const path of [
    '/',
    '/about',
    '/blogs',
    '/contact',
    ...[
      'psychiatric-consultation',
      'mental-health-assessment',
      'medication-management',
      'child-and-adolescent-psychiatry',
      'telepsychiatry',
      'neuropsychiatric-care',
    ].map((slug) => `/services/${slug}`),
  ]) {
    expect(hrefs).toContain(path);
  }
  const logo = footer.getByRole('link', { name: /home page/ });
  const heading = (name: string) => footer.getByRole('heading', { name, exact: true });
  for (const part of [logo, ...['Sitemap', 'Services', 'Contact', 'Our Mission', 'Follow Us'].map(heading)])
    await expect(part).toBeVisible();
  const columns = await Promise.all(
    [logo, ...['Sitemap', 'Contact', 'Our Mission'].map(heading)].map((first) => first.boundingBox()),
  );
  const tops = columns.map((box) => Math.round(box!.y));
  expect(tops).toEqual(tops.map(() => tops[0]));
  const starts = columns.map((box) => box!.x);
  expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));

  await test.step('two phone numbers and an e-mail address', async () => {
    const calls = footer.locator('a[href^="tel:+91"]');
    await expect(calls).toHaveCount(2);
    for (const call of await calls.all()) {
      const digits = (await call.innerText()).replace(/\D/g, '');
      await expect(call).toHaveAttribute('href', `tel:+${digits}`);
    }
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  });

  await test.step('three social profiles and the agency', async () => {
    const outside = footer.locator('a[target="_blank"]');
    await expect(outside).toHaveCount(4);
    for (const link of await outside.all()) await expect(link).toHaveAccessibleName(/opens in a new tab/);
  });

  await expect(footer).toContainText('© 2031');
});
