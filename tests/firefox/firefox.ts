/** Firefox, driven by Puppeteer over WebDriver BiDi, since Playwright cannot drive the one that people use. */
import { launch, type Browser, type Page } from 'puppeteer-core';
import { ensureFirefox } from '../../scripts/ensureFirefox';
import { startServer } from '../../scripts/server/startServer';

/** What a page noted of itself, by the script that watches it. */
interface Watched extends Window {
  violations: string[];
  opened: string[];
}

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
  await page.evaluateOnNewDocument(() => {
    const watched = window as unknown as Watched;
    watched.violations = [];
    watched.opened = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      watched.violations.push(`${violatedDirective}: ${blockedURI}`),
    );
    window.open = (url) => {
      watched.opened.push(String(url));
      return { opener: null } as Window;
    };
  });
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
export const isSplashUp = (page: Page): Promise<boolean> =>
  page.$eval('[data-splash-screen]', (splash) => {
    const { pointerEvents, visibility, display } = getComputedStyle(splash);
    return display !== 'none' && visibility !== 'hidden' && pointerEvents !== 'none';
  });

/** Moves the clock of the splash, and of the page that waits beneath it, to its middle and to its end: is it up? */
export const isSplashUpAround = (page: Page): Promise<[before: boolean, after: boolean]> =>
  page.$eval('[data-splash-screen]', (splash) => {
    const isUp = () => {
      const { pointerEvents, visibility, display, opacity } = getComputedStyle(splash);
      return display !== 'none' && visibility !== 'hidden' && pointerEvents !== 'none' && Number(opacity) > 0;
    };
    const move = (part: number) => {
      for (const animation of document.getAnimations()) {
        const end = Number(animation.effect!.getComputedTiming().endTime);
        if (!Number.isFinite(end)) continue;
        animation.pause();
        animation.currentTime = end * part;
      }
      return isUp();
    };
    return [move(0.5), move(1)] as [boolean, boolean];
  });

/** Addresses that the page wanted to open in a new tab. */
export const openedTabs = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Watched).opened);
