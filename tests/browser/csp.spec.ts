/** The policy is in force. That no page breaks it: everyPage.spec.ts. */
import { expect, test } from './fixtures';

test('the policy is in force: an inline script of a stranger does not run', async ({ page, complaints }) => {
  await page.goto('/');
  const violation = page.evaluate(
    () =>
      new Promise<string>((done) =>
        document.addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective), { once: true }),
      ),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.stranger = true';
    document.body.append(script);
  });
  expect(await violation).toMatch(/^script-src/);
  expect(await page.evaluate(() => 'stranger' in window)).toBe(false);
  expect(complaints).toHaveLength(1);
});

test('the policy is in force: this site stands in no other’s frame', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('where the early script does not run, a form is sent to nobody and keeps what was typed', async ({ page }) => {
  // As behind a proxy that rewrites pages: the script no longer is the one that the policy names.
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace('<script>', '<script>;');
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });
  await page.goto('/contact');
  const sent: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && sent.push(request.url()));
  const form = page.getByRole('form');
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  // Beneath the splash, which nothing can end early here, nobody can type.
  const name = form.getByLabel('First name');
  await expect(async () => {
    await name.fill('Asha');
    await expect(name).toHaveValue('Asha');
  }).toPass();
  // Playwright takes the refused request for a navigation that has begun, and can ask the page nothing more.
  const refused = page.evaluate(
    () =>
      new Promise<string[]>((done) =>
        document.addEventListener('securitypolicyviolation', (event) =>
          done([
            event.violatedDirective,
            location.pathname + location.search,
            document.querySelector<HTMLInputElement>('[data-message-form] input')!.value,
          ]),
        ),
      ),
  );
  await form.locator('button[type="submit"]').click({ noWaitAfter: true });
  expect(await refused).toEqual(['form-action', '/contact', 'Asha']);
  expect(sent).toEqual([]);
});
