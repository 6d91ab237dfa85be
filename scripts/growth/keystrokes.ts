/** How long a key press in the search box takes until its results are painted, in a real browser on a slow machine. */
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../ensureBrowser';
import { startServer } from '../server/startServer';

/** How many times slower than this machine. */
const SLOWDOWN = 4;
/** Typed and then deleted letter by letter; each key changes the results. */
const TEXT = 'stressed at the market';

interface Timed extends Window {
  presses: number[];
}

/** Records each key press from its event to the next paint, in milliseconds. */
function watchPresses() {
  const timed = window as unknown as Timed;
  timed.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') timed.presses.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function pressAll(page: Page): Promise<number[]> {
  const box = page.getByRole('searchbox');
  await box.press('s');
  await page.getByText(/^Found \d+ blog/).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchPresses);
  for (const key of [...TEXT.slice(1), ...Array<string>(TEXT.length - 1).fill('Backspace')]) {
    await box.press(key);
    // Two frames: what the key changed has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return page.evaluate(() => (window as unknown as Timed).presses);
}

/** How long key presses took. */
export interface KeyTimes {
  /** Milliseconds; presses under 16 ms are not reported by the browser and count as 16. */
  median: number;
  worst: number;
}

/** Times key presses on the article list of a finished site. */
export async function measureKeystrokes(dist: string): Promise<KeyTimes> {
  const server = await startServer(dist);
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 850 } });
    await page.goto(`${server.origin}/blogs`);
    await page.keyboard.press('F8');
    await page.locator('html[data-awake]').waitFor();
    const presses = await pressAll(page);
    const all = [...presses, ...Array<number>(Math.max(0, 2 * (TEXT.length - 1) - presses.length)).fill(16)];
    all.sort((a, b) => a - b);
    return { median: all[Math.floor(all.length / 2)]!, worst: all.at(-1)! };
  } finally {
    await browser.close();
    server.close();
  }
}
