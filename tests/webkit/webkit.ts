/** WebKit, driven over WebDriver, since neither Playwright nor Puppeteer can drive the one that Debian has. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureWebkit } from '../../scripts/ensureWebkit';
import type { Watched } from '../inPage';
import { startWatchedSite, type Complaining } from './watchedSite';

/** Milliseconds to wait for something. */
const PATIENCE = 20_000;

/** The name under which WebDriver hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Keys that are no letters, as WebDriver has them. */
export const KEYS = { Escape: '\uE00C', F8: '\uE038' } as const;

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Asks again until the answer is neither empty nor an error. */
async function until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (const start = Date.now(); Date.now() < start + PATIENCE; await pause(50)) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
  }
  throw new Error(`Waited in vain for ${what}.`);
}

/** Calls the driver. @throws with its words if it refuses */
const caller =
  (origin: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(origin + path, { method, body: body ? JSON.stringify(body) : null });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  };

/** A screen that nobody sees. @returns its process and its name */
async function startScreen(): Promise<[process: ChildProcess, name: string]> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]!.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return [screen, name];
}

/** A port that nothing listens at. */
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a window. @returns how to call it, and how to end it */
async function startWindow(): Promise<{ call: Call; end: () => Promise<void> }> {
  const { driver, browser } = ensureWebkit();
  const [screen, DISPLAY] = await startScreen();
  const port = await findPort();
  const program = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY, GDK_BACKEND: 'x11' },
  });
  const call = caller(`http://127.0.0.1:${port}`);
  await until('the driver', () => call('GET', '/status'));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  return {
    call: (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
    end: async () => {
      await call('DELETE', `/session/${sessionId}`).catch(() => {});
      program.kill();
      screen.kill();
    },
  };
}

/** Starts the finished site and a window of WebKit in which to use it. */
export async function startWebkit() {
  const site = await startWatchedSite();
  const { call, end } = await startWindow();

  /** Runs a function in the page. */
  const run = <Inputs extends unknown[], Output>(action: (...inputs: Inputs) => Output, ...args: Inputs) =>
    call('POST', '/execute/sync', { script: `return (${String(action)})(...arguments)`, args }) as Promise<Output>;
  /** Waits until a function in the page answers something. */
  const wait = <Inputs extends unknown[], Output>(action: (...inputs: Inputs) => Output, ...args: Inputs) =>
    until(String(action), () => run(action, ...args));
  const find = async (selector: string) => {
    const found = await call('POST', '/element', { using: 'css selector', value: selector });
    return (found as Record<typeof ELEMENT, string>)[ELEMENT];
  };

  return {
    run,
    wait,
    goTo: (path: string) => call('POST', '/url', { url: site.origin + path }),
    /** A window may be a little wider than asked for, since it must hold the browser’s own buttons. */
    resize: (width: number) => call('POST', '/window/rect', { width, height: 900 }),
    /** Presses an element in the middle of the window, clear of the bars at its edges, once it is at rest there. */
    click: async (selector: string) => {
      const place = (words: string) => {
        const element = document.querySelector(words)!;
        element.scrollIntoView({ block: 'center' });
        return element.getBoundingClientRect().top;
      };
      let last: number | undefined;
      await until(`rest of ${selector}`, async () => {
        const before = last;
        last = await run(place, selector);
        return before === last;
      });
      await call('POST', `/element/${await find(selector)}/click`, {});
    },
    type: async (selector: string, text: string) => call('POST', `/element/${await find(selector)}/value`, { text }),
    press: (key: keyof typeof KEYS) =>
      call('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: KEYS[key] },
              { type: 'keyUp', value: KEYS[key] },
            ],
          },
        ],
      }),
    /** Messages of the console, errors, and violations of the page’s policy. */
    findComplaints: () =>
      run(() => [...(window as unknown as Complaining).complaints, ...(window as unknown as Watched).violations]),
    /** Addresses that the page wanted to open in a new tab. */
    openedTabs: () => run(() => (window as unknown as Watched).opened),
    stop: async () => {
      await end();
      site.close();
    },
  };
}

export type WebkitWindow = Awaited<ReturnType<typeof startWebkit>>;
