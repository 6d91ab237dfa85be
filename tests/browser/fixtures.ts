/** What all browser tests share: a page that watches its console, stays on this machine, and gets past the splash. */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

interface Fixtures {
  /** Messages of the console and errors of the page, but for the browser’s own notes. */
  complaints: string[];
}

/** On a file that answered 404, and on a test that measures what is left out far from the window. */
const BROWSER_NOTES =
  /Failed to load resource: the server responded with a status of 404|Rendering was performed in a subtree hidden by content-visibility/;

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Other hosts never answer for real: pictures are a pixel, frames a word. */
const stayHere = (context: BrowserContext) =>
  context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const type = route.request().resourceType();
      return type === 'image'
        ? route.fulfill({ contentType: 'image/gif', body: PIXEL })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title><p>Elsewhere' });
    },
  );

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (!BROWSER_NOTES.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      await use(complaints);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await stayHere(page.context());
    const pages = [page];
    page.context().on('page', (another) => pages.push(another));
    await use(page);
    // A test may end while a route still fetches what nobody waits for any more, on a page that it has closed too.
    for (const routed of [...pages, page.context()])
      await routed.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {});
  },
});

/**
 * As `test`, for tests that only look and leave a page as it is: those of one address, window and motion, in a block that
 * runs in order (`mode: 'default'`), share the page, which is opened once.
 */
export const look = test.extend<{ address: string }, { opened: Map<string, Page> }>({
  address: ['/', { option: true }],
  opened: [
    async ({ browser: _ }, use) => {
      const opened = new Map<string, Page>();
      await use(opened);
      await closeAll(opened);
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, address, viewport, reducedMotion, opened }, use) => {
    const key = JSON.stringify([address, viewport, reducedMotion]);
    if (!opened.has(key)) {
      await closeAll(opened);
      const page = await browser.newPage();
      await stayHere(page.context());
      await open(page, address);
      opened.set(key, page);
    }
    await use(opened.get(key)!);
  },
});

/** Closes the pages that tests have shared. */
async function closeAll(opened: Map<string, Page>): Promise<void> {
  for (const page of opened.values()) {
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }
  opened.clear();
}

export { expect };

/** The loading splash. */
export const splash = (page: Page) => page.locator('[data-splash-screen]');

/** Opens a path and ends its splash by a key, as a visitor may. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForListeners(page);
  await endSplash(page);
}

/**
 * Opens a path and lets its splash leave by itself: the web fonts come beneath it. Parts far below take their last turn after
 * it, the footer at the end; what stands in them has no place to measure before.
 */
export async function openInItsFonts(page: Page, path: string): Promise<void> {
  // On a busy machine the fonts may take longer than the splash, and then are not used: it is opened again.
  await expect(async () => {
    await page.goto(path);
    await expect(splash(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Source Sans');
  }).toPass();
  await expect(page.locator('#content ~ footer')).toHaveCSS('content-visibility', 'visible');
}

/**
 * Opens a path in a page whose scripts are off. No key ends its splash: it leaves by itself. While it covers the page nothing
 * of that has a role, so that what is to be absent would seem so.
 */
export async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.soft(splash(page), path).toBeHidden({ timeout: 15_000 });
}

/**
 * Ends the splash by a key and waits until the page beneath can be used. The early script listens from the second frame on
 * (src/early/main.ts); on a busy machine a test may press the key before there is any, and then presses it again.
 */
export async function endSplash(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('F8');
    await expect(splash(page)).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** Waits until the early script listens, which no visitor can outrun: before there is nothing to see. */
export const waitForListeners = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((listening) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => listening()))),
      ),
  );

/** Shows all parts of a page, which else take turns beneath the splash (parts.spec.ts). */
export async function bringAllParts(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '.turns > *, footer { animation: none !important; }',
  });
}

/** Waits until every part that takes its turn beneath the splash has had it: up to a second longer than the splash. */
export async function waitForParts(page: Page): Promise<void> {
  await page.locator('.turns > *, footer').evaluateAll(async (parts) => {
    const turns = parts
      .flatMap((part) => part.getAnimations())
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(turns.map(({ finished }) => finished));
  });
}

/** Waits until React has taken over, by a marker that its first effect sets. */
export async function waitForReact(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
}

/** Waits until the page can be printed: its styles for paper come a moment after it has loaded. */
export async function waitForPaper(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"][href^="/styles-"]')].some(
      ({ sheet }) => sheet,
    ),
  );
}

/** Adds up how far the page moved without anybody’s doing. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = window as unknown as { shifted: number };
    sum.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!entry.hadRecentInput) sum.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((done) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done((window as unknown as { shifted: number }).shifted)),
          ),
        ),
    );
}

/** Follows a link within the site and waits for the page behind it. */
export async function follow(page: Page, name: string | RegExp, path: string): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await page.waitForURL((url) => url.pathname === path);
  await endSplash(page);
}

/** Names of what assistive technology meets of a role, from the browser’s own accessibility tree. */
export async function accessibleNames(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => String(node.name?.value ?? ''));
}

/**
 * Keeps the loader from fetching bundles ahead. Chromium serves a script that was fetched ahead from memory, past every
 * route, so tests that hold or break scripts must hold that too.
 */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { append } = Element.prototype;
    Element.prototype.append = function (...nodes) {
      append.apply(
        this,
        nodes.filter((node) => !(node instanceof HTMLLinkElement && node.rel === 'prefetch')),
      );
    };
  });
}
