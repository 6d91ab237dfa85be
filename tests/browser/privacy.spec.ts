import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { endSplash, expect, open, test, waitForReact } from './fixtures';
import { sitePaths } from './sitePaths';

const clinic = JSON.parse(readFileSync('content/clinic.json', 'utf8')) as {
  map: { embedUrl: string };
  reviews: { avatars: { url: string }[] };
};
const avatars = clinic.reviews.avatars.map(({ url }) => url);
/** Keeps every request to another host. */
function watch(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => {
    if (/^(?:https?|wss?):/.test(request.url()) && new URL(request.url()).hostname !== 'localhost')
      requests.push(request);
  });
  return requests;
}
const urls = (requests: readonly Request[]) => [...new Set(requests.map((request) => request.url()))].sort();

/** What a page left behind in the browser. */
async function leftBehind(page: Page) {
  return {
    cookies: await page.context().cookies(),
    ...(await page.evaluate(async () => ({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))),
  };
}
/** Gatsby keeps how far a page was scrolled while its tab is open, to return there. */
const isScrollPosition = ([key, value]: [string, string]) =>
  key.startsWith('@@scroll|') && /^\d+(?:\.\d+)?$/.test(value);

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
}

for (const path of [...sitePaths, '/no-such-page']) {
  test(`${path}: asks other hosts for nothing but the reviewers and, when near, the map; leaves nothing behind`, async ({
    page,
  }) => {
    const requests = watch(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const before = urls(requests);
    expect(before.filter((url) => !avatars.includes(url))).toEqual([]);
    await endSplash(page);
    await waitForReact(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const hasMap = await page.locator('iframe').count();
    const hasReviewers = await page.locator(`img[src="${avatars[0]}"]`).count();
    expect(urls(requests)).toEqual([...(hasReviewers ? avatars : []), ...(hasMap ? [clinic.map.embedUrl] : [])].sort());
    for (const request of requests) expect((await request.allHeaders()).referer).toBeUndefined();
    const { cookies, session, ...rest } = await leftBehind(page);
    expect({ cookies, ...rest }).toEqual({ cookies: [], local: [], databases: [], caches: [], workers: 0 });
    expect(session.filter((entry) => !isScrollPosition(entry))).toEqual([]);
  });
}

test('the home page shows the reviewers and the map, so that the list above is not empty by mistake', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator(`img[src="${avatars[0]}"]`)).toHaveCount(1);
});

test('what is typed into a form is kept nowhere, before and after it is sent', async ({ page, context }) => {
  const requests = watch(page);
  await open(page, '/contact');
  await waitForReact(page);
  const form = page.locator('form[data-message-form]');
  await form.getByLabel('First name').fill('Zebulon');
  await form.getByLabel('Last name').fill('Quixote');
  await form.getByLabel('E-mail').fill('zebulon@quixote.example');
  await form.getByLabel('Phone number').fill('9999900000');
  const isKept = async () => /zebulon|quixote|99999/i.test(JSON.stringify(await leftBehind(page)) + page.url());
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(await isKept()).toBe(false);
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('button', { name: /WhatsApp/ }).click(),
  ]);
  await popup.waitForLoadState();
  expect(await isKept()).toBe(false);
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) expect((await request.allHeaders()).referer).toBeUndefined();
});
