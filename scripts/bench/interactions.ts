/**
 * How long a visitor waits from the first tap on a page for its result, on a phone four times slower than this machine.
 * The first tap also starts React, so where a part needs React, the time includes running its bundles. A list to choose
 * from and a field to type in are timed twice: with the choice or key as the very first event, as only a machine would
 * do it, and one second after a tap on the field, as a person does.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureBrowser } from '../ensureBrowser';

/** Times slower than this machine. */
const SLOWDOWN = 4;

/**
 * Milliseconds between the tap on a field and what is chosen or typed in it. By the keystroke-level model (Card, Moran
 * and Newell, 1980) deciding alone takes 1.35 s and pointing 1.1 s, and a phone must first show its list or keyboard.
 */
const TO_THINK = 1000;

interface Interaction {
  path: string;
  /** Runs in the page: whether the tap has had its effect. */
  isDone: () => boolean;
  /** A first interaction some time before the act; without it, the act itself is the first. */
  sign?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /**
   * Elements to hide, so that the part is in view without scrolling, which would count as an interaction before the
   * tap.
   */
  without?: string;
}

interface Timed extends Window {
  waited?: Promise<number>;
  countBefore?: string | null;
}

/** Runs in the page: whether the results are there, and another number of them than before the act. */
function isNarrowed(): boolean {
  const { countBefore } = window as Timed;
  const results = document.querySelector('[data-results]');
  return results?.ariaBusy === 'false' && results.querySelector('[role="status"]')?.textContent !== countBefore;
}

const findFilter = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const chooseCategory = async (page: Page): Promise<void> => {
  await findFilter(page).selectOption({ index: 3 });
};
const findSearch = (page: Page) => page.getByRole('searchbox');
const typeWord = (page: Page) => findSearch(page).press('x');

const INTERACTIONS: Record<string, Interaction> = {
  'menu open': {
    path: '/',
    isDone: () => document.querySelector('dialog')?.open === true,
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
  },
  'FAQ open': {
    path: '/services/telepsychiatry',
    isDone: () => document.querySelector('main details')?.hasAttribute('open') === true,
    act: (page) => page.locator('main details summary').first().tap(),
    without: 'main > :not(:has(summary))',
  },
  'filter applied, as the very first sign': {
    path: '/blogs',
    isDone: isNarrowed,
    // No tap before and no time to think: the focus is the first interaction, and the choice follows at once.
    act: async (page) => {
      await findFilter(page).focus();
      await chooseCategory(page);
    },
  },
  'filter applied, chosen a second after the first tap': {
    path: '/blogs',
    isDone: isNarrowed,
    sign: (page) => findFilter(page).focus(),
    act: chooseCategory,
  },
  'search applied, as the very first sign': { path: '/blogs', isDone: isNarrowed, act: typeWord },
  'search applied, typed a second after the first tap': {
    path: '/blogs',
    isDone: isNarrowed,
    sign: (page) => findSearch(page).tap(),
    act: typeWord,
  },
};

/** Runs in the page: records the milliseconds from the visitor’s first event to the frame that shows the result. */
function watch(isThere: () => boolean): void {
  (window as Timed).countBefore = document.querySelector('main [role="status"]')?.textContent;
  (window as Timed).waited = new Promise((resolve) => {
    let start = NaN;
    const look = () => {
      if (isThere()) requestAnimationFrame(() => resolve(performance.now() - start));
      else requestAnimationFrame(look);
    };
    const begin = ({ timeStamp }: Event) => {
      if (Number.isNaN(start)) look();
      start = Math.min(timeStamp, start || Infinity);
    };
    for (const sign of ['pointerdown', 'keydown', 'focusin', 'input', 'change'])
      addEventListener(sign, begin, { capture: true });
  });
}

/** Milliseconds from the first event of the act to the frame that shows the result. */
async function time(
  browser: Browser,
  origin: string,
  { path, isDone, sign, act, without }: Interaction,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
  });
  try {
    // tsx compiles functions with calls to this helper (esbuild’s keepNames), also those that run in the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.abort(),
    );
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    if (without) await page.addStyleTag({ content: `${without} { display: none; }` });
    // The splash ends by itself; a key press would load React.
    await page.locator('[data-splash-screen]').waitFor({ state: 'hidden' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    if (sign) {
      await sign(page);
      await page.waitForTimeout(TO_THINK);
    }
    await page.evaluate(`(${watch.toString()})(${isDone.toString()})`);
    await act(page);
    return await page.evaluate(() =>
      Promise.race([
        (window as Timed).waited!,
        new Promise<number>((resolve) => setTimeout(() => resolve(Infinity), 5_000)),
      ]),
    );
  } finally {
    await context.close();
  }
}

/**
 * Times of each interaction over some runs, each in a fresh context; Infinity if nothing happened within five seconds.
 */
export async function timeInteractions(origin: string, runs: number): Promise<Map<string, number[]>> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  const times = new Map<string, number[]>();
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [name, interaction] of Object.entries(INTERACTIONS))
        times.set(name, [...(times.get(name) ?? []), await time(browser, origin, interaction)]);
  } finally {
    await browser.close();
  }
  return times;
}
