/** Firefox, driven by Puppeteer over WebDriver BiDi, since Playwright cannot drive the one that people use. */
import { launch, type Browser, type Page } from 'puppeteer-core';
import { ensureFirefox } from '../../scripts/ensureFirefox';
import { startServer } from '../../scripts/server/startServer';
import * as inPage from '../inPage';
import type { Watched } from '../inPage';

export interface Firefox {
  browser: Browser;
  origin: string;
  stop: () => Promise<void>;
}

/** Starts the finished site and a Firefox. */
export async function startFirefox(): Promise<Firefox> {
  const server = await startServer('dist');
  const browser = await launch({ browser: 'firefox', executablePath: ensureFirefox(), timeout: 120_000 });
  return {
    browser,
    origin: server.origin,
    stop: async () => {
      await browser.close();
      server.close();
    },
  };
}

export interface WatchedPage {
  page: Page;
  /** Messages of the console, errors, and violations of the page’s policy. */
  findComplaints: () => Promise<string[]>;
}

/** A new tab of a phone’s or a desktop’s width that notes complaints, and keeps other sites’ tabs from opening. */
export async function openTab({ browser }: Firefox, width: number): Promise<WatchedPage> {
  const page = await browser.newPage();
  await page.setViewport({ width, height: width < 1024 ? 844 : 900 });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
  await page.evaluateOnNewDocument(inPage.watchPage);
  const findComplaints = async () => [
    ...complaints,
    ...(await page.evaluate(() => (window as unknown as Watched).violations)),
  ];
  return { page, findComplaints };
}

/** Waits until React has taken over. */
export const waitForReact = (page: Page) => page.waitForSelector('html[data-awake]');

/** An element by its accessible name and role, once it can be seen. A small part of the page is searched far sooner. */
export async function find(page: Page, role: string, name: string, within = 'body') {
  const part = await page.waitForSelector(within);
  const found = await part?.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, { visible: true });
  if (!found) throw new Error(`There is no ${role} “${name}”.`);
  return found;
}

/** Whether the splash covers the window. */
export const isSplashUp = (page: Page): Promise<boolean> => page.evaluate(inPage.isSplashUp);

/** Whether the splash is up at its middle and at its end. */
export const isSplashUpAround = (page: Page): Promise<[before: boolean, after: boolean]> =>
  page.evaluate(inPage.isSplashUpAround);

/** Addresses that the page wanted to open in a new tab. */
export const openedTabs = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Watched).opened);
