/** What the tests of privacy share: requests to other hosts, and what a page leaves behind in the browser. */
import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';

const clinic = JSON.parse(readFileSync('content/clinic.json', 'utf8')) as {
  map: { embedUrl: string };
  reviews?: { avatars: { url: string }[] };
};
export const avatars = (clinic.reviews?.avatars ?? []).map(({ url }) => url);
export const map = clinic.map.embedUrl;

/** Keeps every request to another host. */
export function watchOtherHosts(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => {
    if (/^(?:https?|wss?):/.test(request.url()) && new URL(request.url()).hostname !== 'localhost')
      requests.push(request);
  });
  return requests;
}
export const urls = (requests: readonly Request[]) => [...new Set(requests.map((request) => request.url()))].sort();

/** What a page left behind in the browser. */
export async function leftBehind(page: Page) {
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
export const isScrollPosition = ([key, value]: [string, string]) =>
  key.startsWith('@@scroll|') && /^\d+(?:\.\d+)?$/.test(value);

export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
}
