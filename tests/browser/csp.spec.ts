import { endSplash, expect, test, waitForReact } from './fixtures';
import { sitePaths } from './sitePaths';

interface Watched extends Window {
  violations: string[];
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      watched.violations.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
});

for (const path of [...sitePaths, '/no-such-page']) {
  test(`${path}: no violation of the policy, one load, and every picture appears`, async ({ page, complaints }) => {
    const loads: string[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
    await page.goto(path);
    await endSplash(page);
    await waitForReact(page);
    const faults = await page.evaluate(async () => {
      const isShown = (image: HTMLImageElement) =>
        image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const found: string[] = [];
      for (const image of document.querySelectorAll('img')) {
        if (!image.checkVisibility() || image.closest('[data-splash-screen]')) continue;
        image.scrollIntoView({ block: 'center' });
        await Promise.race([
          image.complete ? undefined : new Promise((done) => image.addEventListener('load', done)),
          new Promise((done) => setTimeout(done, 5_000)),
        ]);
        if (image.naturalWidth === 0) found.push(`${image.currentSrc || image.src} did not load`);
        else if (!isShown(image) && !image.closest('[data-carousel], .slick-slide, [inert]'))
          found.push(`${image.currentSrc} can’t be seen`);
      }
      return found;
    });
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as Watched).violations)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(loads).toHaveLength(1);
  });
}

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

test('the policy is in force: this site stands in no other’s frame', async ({ page }) => {
  const response = await page.goto('/');
  expect(response!.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(response!.headers()['x-frame-options']).toBe('DENY');
});

for (const path of ['/appointment', '/contact']) {
  test(`where the early script does not run, the form of ${path} is sent to nobody and keeps what was typed`, async ({
    page,
  }) => {
    // As behind a proxy that rewrites pages: the script no longer is the one that the policy names.
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace('<script>', '<script>;');
      expect(body).not.toBe(text);
      await route.fulfill({ response, body });
    });
    await page.goto(path);
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
    expect(await refused).toEqual(['form-action', path, 'Asha']);
    expect(sent).toEqual([]);
  });
}
