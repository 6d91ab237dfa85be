/**
 * `npm run screenshots`: photographs a page of each kind on a phone and on a desktop into `docs/screenshots`, from the
 * finished site in `dist/`.
 */
import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from './ensureBrowser';
import { startServer } from './server/startServer';

const folder = 'docs/screenshots';
const kinds = {
  home: '/',
  about: '/about',
  appointment: '/appointment',
  contact: '/contact',
  service: '/services/telepsychiatry',
  articles: '/blogs',
  article: '/blog/insomnia',
  'hindi-article': '/blog/face-failures',
  'not-found': '/no-such-page',
};
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function photograph(browser: Browser, origin: string) {
  for (const viewport of windows) {
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Kolkata',
      locale: 'en-IN',
    });
    const page = await context.newPage();
    for (const [kind, path] of Object.entries(kinds)) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      // Web fonts load while the splash is up, so let it end by itself.
      await page.locator('[data-splash-screen]').waitFor({ state: 'hidden' });
      await page.screenshot({ path: `${folder}/${kind}-${viewport.width}.jpg`, type: 'jpeg', quality: 70 });
    }
    await context.close();
  }
}

async function main() {
  mkdirSync(folder, { recursive: true });
  const server = await startServer('dist');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    await photograph(browser, server.origin);
  } finally {
    await browser.close();
    server.close();
  }
}
void main();
