/**
 * How long a visitor waits from the first tap on a page to what it does, on a phone four times slower than this machine.
 * The first tap is also what wakes React, so its bundles’ run is in the time wherever the part needs React. A list to choose
 * from and a field to type in are timed twice: with the choice as the very first sign, which is a machine’s way, and from the
 * choice or key of somebody who has tapped the field a second before.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureBrowser } from '../ensureBrowser';

/** Times slower than this machine. */
const SLOWDOWN = 4;

/**
 * Milliseconds between the tap on a field and what is chosen or typed in it. Deciding alone takes 1.35 s and pointing 1.1 s by
 * the keystroke-level model (Card, Moran and Newell, 1980), and a phone first brings its list or keyboard.
 */
const TO_THINK = 1000;

interface Interaction {
  path: string;
  /** Runs in the page: whether what the tap asks for is there to see. */
  isDone: () => boolean;
  /** A first sign of the visitor, some time before the act; without it the act itself is the first sign. */
  sign?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** What of the page is left out, so that its part is in view without a scroll, which would be a sign of life before the tap. */
  without?: string;
}

interface Timed extends Window {
  waited?: Promise<number>;
  countBefore?: string | null;
}

/** Runs in the page: whether the list counts other articles than before the visitor came. */
function isNarrowed(): boolean {
  const { countBefore } = window as Timed;
  return document.querySelector('main [role="status"]')?.textContent !== countBefore;
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
    // No tap before, and no time to think: the focus is the first sign of life, and the choice comes with it.
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

/** Runs in the page: notes the milliseconds from the first event of the visitor to the frame that shows the result. */
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
    // The compiler of the scripts names functions by this helper, in those that run in the page too.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.abort(),
    );
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    if (without) await page.addStyleTag({ content: `${without} { display: none; }` });
    // The splash leaves by itself; a key would wake React.
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

/** Times of each interaction over some runs, each in a fresh context; infinite where nothing happened in five seconds. */
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
