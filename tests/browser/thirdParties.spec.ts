/**
 * Everything that comes from other hosts, or lies behind a link to one: it may answer with an error, refuse, never answer
 * or lead astray. Our page stands where it stood, says nothing to the console, and offers what a person can use instead.
 */
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { anArticle } from './articles';
import { expect, open, splash, test, waitForReact, watchShifts } from './fixtures';

const clinic = JSON.parse(readFileSync('content/clinic.json', 'utf8')) as {
  map: { embedUrl: string; directionsUrl: string };
  reviews: { avatars: { url: string; fallback: string }[]; starsLabel: string };
  address: { street: string };
  bookingUrl: string;
  socialProfiles: { url: string }[];
  credit: { url: string };
};
const isForeign = (url: URL) => /^https?:$/.test(url.protocol) && url.hostname !== 'localhost';
const lead = (location: string) => (route: Route) => route.fulfill({ status: 302, headers: { location } });

interface Trouble {
  answer: (route: Route, base: string) => Promise<void>;
  /** What the browser itself writes to the console about it, which no page can keep it from. */
  note?: RegExp;
}
/** The policy that keeps other hosts out does so after a redirect too. */
const BLOCKED =
  /^error: (?:Loading the image|Framing) '[^']+' violates the following Content Security Policy directive: "(?:img|frame)-src /;

const troubles: Record<string, Trouble> = {
  'answer 500': {
    answer: (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Broken' }),
    note: /^error: Failed to load resource: the server responded with a status of 500 \(Internal Server Error\)$/,
  },
  'refuse the connection': {
    answer: (route) => route.abort('connectionrefused'),
    note: /^error: Failed to load resource: net::ERR_CONNECTION_REFUSED$/,
  },
  'never answer': { answer: () => new Promise(() => {}) },
  'lead to a page of HTML': { answer: (route, base) => lead(`${base}/about`)(route), note: BLOCKED },
  'lead to another host': { answer: lead('https://elsewhere.example/'), note: BLOCKED },
  // Answered below Playwright’s routes, which see the first hop alone.
  'lead in a circle': {
    answer: (route) => route.continue(),
    note: /^error: Failed to load resource: net::ERR_TOO_MANY_REDIRECTS$/,
  },
};

async function leadInCircle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const responseHeaders = [{ name: 'location', value: request.url }];
    // The map goes on in its circle while the page is closed.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 302, responseHeaders }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

async function bring(page: Page, { answer }: Trouble): Promise<void> {
  await page.route(isForeign, async (route) => answer(route, new URL(page.url()).origin));
  if (answer === troubles['lead in a circle']!.answer) await leadInCircle(page);
}

for (const [width, tried] of [
  [390, Object.keys(troubles)],
  [1440, ['refuse the connection']],
] satisfies [number, string[]][])
  test.describe(`at ${width} px`, () => {
    // What moves by itself, counters and slides, is not of these hosts’ making (everyPage.spec.ts).
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    for (const [what, trouble] of Object.entries(troubles).filter(([what]) => tried.includes(what)))
      test(`reviewers’ pictures and the map ${what}: letters, note and address stand in, nothing moves, nothing waits [LOC-05]`, async ({
        page,
        complaints,
      }) => {
        const shifted = await watchShifts(page);
        await bring(page, trouble);
        const asked = trouble.note && Promise.all(clinic.reviews.avatars.map(({ url }) => page.waitForRequest(url)));
        // Comes back once the page has loaded, which it does without them.
        await page.goto('/');
        // Not by a real key: what moves soon after one would not count.
        await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' })));
        await expect(splash(page)).toBeHidden();
        await page.mouse.move(200 + Math.random(), 300);
        await waitForReact(page);
        const rating = page.getByRole('img', { name: clinic.reviews.starsLabel });
        await rating.scrollIntoViewIfNeeded();
        await asked;
        for (const { url, fallback } of clinic.reviews.avatars) {
          await expect(page.locator(`img[src="${url}"]`)).toHaveCount(trouble.note ? 0 : 1);
          await expect(page.getByText(fallback, { exact: true }).first()).toBeVisible();
        }
        await page.locator('iframe').scrollIntoViewIfNeeded();
        const place = page.getByRole('region', { name: 'How to Find Us' });
        await expect(place.getByText('If the map does not load')).toBeVisible();
        await expect(place.getByText(clinic.address.street)).toBeVisible();
        await expect(place.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
          'href',
          clinic.map.directionsUrl,
        );
        await expect(place.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('href', clinic.map.embedUrl);
        await expect(place.getByRole('button', { name: 'Copy the address' })).toBeVisible();
        expect(await shifted()).toBeLessThanOrEqual(0.01);
        expect(complaints.filter((line) => !trouble.note?.test(line))).toEqual([]);
      });
  });

/** A link to each address of another host, by where it stands; addresses that differ in their text alone count once. */
const findLinks = (page: Page) =>
  page.locator('a[href^="http"]:visible').evaluateAll((links) => [
    ...new Map(
      links.map((link) => {
        const href = link.getAttribute('href')!;
        return [href.replace(/\?text=.*/, ''), href];
      }),
    ).values(),
  ]);

/** The clinic’s first number at the foot of the page. */
const callLink = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Call / })
    .first();

/** Addresses of other hosts that some page must link; the test fails if it found no link to one of them. */
const NAMED = [
  clinic.bookingUrl,
  clinic.map.directionsUrl,
  clinic.map.embedUrl,
  clinic.credit.url,
  ...clinic.socialProfiles.map(({ url }) => url),
];

/** Pages that link all of them between them. */
const linking = ['/', '/contact', anArticle];

/** Brings trouble to new tabs too, and keeps what they asked for: one that waits for an answer is not told of otherwise. */
async function watchTabs(page: Page, { answer }: Trouble): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(isForeign, (route) => {
    if (route.request().isNavigationRequest()) asked.push(route.request().url());
    return answer(route, '');
  });
  return asked;
}

/** An answer that is an error, or leads on, is the other tab’s own affair. */
const ofLinks = ['refuse the connection', 'never answer'];

for (const what of ofLinks)
  test(`other sites behind links ${what}: our page stays as it was, and has other ways to reach the clinic`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(60_000);
    const asked = await watchTabs(page, troubles[what]!);
    const pressed = new Set<string>();
    for (const path of linking) {
      await open(page, path);
      await page.mouse.move(200 + Math.random(), 300);
      await waitForReact(page);
      for (const href of await findLinks(page)) {
        const key = href.replace(/\?text=.*/, '');
        if (pressed.has(key)) continue;
        pressed.add(key);
        const link = page.locator(`a[href=${JSON.stringify(href)}]:visible`).first();
        await expect(link).toHaveAttribute('rel', /noopener/);
        await link.click();
        // A busy machine opens a tab late.
        await expect
          .poll(() => asked.map((url) => new URL(url).href), { timeout: 15_000 })
          .toContain(new URL(href).href);
        await page.bringToFront();
        expect(new URL(page.url()).pathname, href).toBe(path);
      }
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(callLink(page)).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /^E-mail / })).toBeVisible();
    }
    for (const url of NAMED) expect([...pressed]).toContain(url);
    expect(complaints.filter((line) => !troubles[what]!.note?.test(line))).toEqual([]);
  });

for (const [path, what] of [
  ['/appointment', 'refuse the connection'],
  ['/contact', 'never answer'],
] as const)
  test(`WhatsApp’s servers ${what} behind the new tab of ${path}: the answers can be brought back, and the clinic reached otherwise`, async ({
    page,
  }) => {
    const asked = await watchTabs(page, troubles[what]!);
    await page.clock.setFixedTime(new Date('2026-11-28T06:30:00Z'));
    await open(page, path);
    await waitForReact(page);
    const form = page.getByRole('form');
    const typed = {
      'First name': 'Asha',
      'Last name': 'Devi',
      'E-mail': 'a@mail.example',
      'Phone number': '+91 00000 00009',
      ...(path === '/appointment'
        ? { 'Preferred date': '2027-01-07', 'Your request': 'An evening' }
        : { 'Your question': 'Do you see children?' }),
    };
    for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
    if (path === '/appointment') await form.getByLabel('Service').selectOption('Counselling');
    await form.locator('button[type="submit"]').click();
    await expect.poll(() => asked.filter((url) => url.includes('whatsapp'))).toHaveLength(1);
    await page.bringToFront();
    await expect(page.getByRole('status').filter({ hasText: 'bring your answers back' })).toBeVisible();
    await page.getByRole('button', { name: 'Bring my answers back' }).click();
    for (const [label, value] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(value);
    if (path === '/appointment') await expect(form.getByLabel('Service')).toHaveValue(/./);
    await expect(callLink(page)).toBeVisible();
  });
