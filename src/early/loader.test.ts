/** @jest-environment jsdom */
import fc from 'fast-check';
import { PATIENCE, startLoader } from './loader';

let near: (entries: { isIntersecting: boolean }[]) => void;
let watched: Element[];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const linked = (selector: string) =>
  [...document.querySelectorAll(`head link${selector}`)].map((link) => link.getAttribute('href'));
/** The styles that React waits for; those for paper are not. */
const styles = () => [...document.querySelectorAll('head link[rel="stylesheet"]:not([media])')];
const run = () => [...document.querySelectorAll('head script[src]')].map((script) => script.getAttribute('src'));
/** The bundles that run, however soon after the sign. */
const scripts = () => {
  jest.advanceTimersByTime(60);
  return run();
};
const prefetched = () => linked('[rel="prefetch"]');

/** Listeners of a test, which must not outlive it. */
let listening: (() => void)[] = [];
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target) as (...args: unknown[]) => void;
  target.addEventListener = ((type: string, listener: EventListener, options: AddEventListenerOptions) => {
    listening.push(() => target.removeEventListener(type, listener, options));
    add(type, listener, options);
  }) as never;
}
afterEach(() => {
  for (const stop of listening) stop();
  listening = [];
});

/** A page that is there for the first time. */
function openPage() {
  document.head.innerHTML =
    '<script type="application/json" id="bundles" data-path="/about">["/styles.css","/runtime.js","/app.js"]</script>';
  document.body.innerHTML =
    '<main><button type="button">Like</button><button type="button" data-does="carousel">Pause</button><p data-wakes></p></main>';
  document.documentElement.removeAttribute('data-awake');
  document.documentElement.removeAttribute('data-late');
  document.documentElement.removeAttribute('data-held');
  history.replaceState(null, '', '/');
  watched = [];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof near) {
        near = callback;
      }
      observe(element: Element) {
        watched.push(element);
      }
    },
  });
}
beforeEach(openPage);

/** Lets the document say how much of it is there. */
const setReadyState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });
afterEach(() => setReadyState('complete'));

test.each([
  [
    'has rested',
    () => {
      setReadyState('interactive');
      startLoader();
      jest.advanceTimersByTime(5000);
      dispatchEvent(new Event('load'));
    },
  ],
  ['has rested, if it had loaded before this script ran', startLoader],
])(
  'nothing of React is asked for before the page %s; then it is fetched, not run, and paper has its styles before',
  (_, load) => {
    load();
    const seen = [0, 190, 10, 790, 10].map((passed) => {
      jest.advanceTimersByTime(passed);
      return [run(), prefetched(), linked('[media="print"]')];
    });
    expect(seen).toEqual([
      [[], [], []],
      [[], [], []],
      [[], [], ['/styles.css']],
      [[], [], ['/styles.css']],
      [[], ['/runtime.js', '/app.js'], ['/styles.css']],
    ]);
  },
);

test('what runs already is not fetched ahead', () => {
  startLoader();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  jest.advanceTimersByTime(2000);
  expect(prefetched()).toEqual([]);
});

const tell = (type: string, facts: object = {}) =>
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), facts));
const STILL = { movementX: 0, movementY: 0 };

test('what the browser itself does of the first tap comes before React; other signs wait for nothing', () => {
  startLoader();
  tell('pointerdown', { ...STILL, buttons: 1 });
  tell('pointermove', { movementX: 1, movementY: 0, buttons: 1 });
  jest.advanceTimersByTime(500);
  expect(styles()).toEqual([]);
  tell('pointerup', { ...STILL, buttons: 0 });
  jest.advanceTimersByTime(50);
  expect(styles()).toEqual([]);
  jest.advanceTimersByTime(10);
  expect(styles()).toHaveLength(1);
  openPage();
  startLoader();
  tell('keydown');
  jest.advanceTimersByTime(0);
  expect(styles()).toHaveLength(1);
});

test('a pointer that the page moved beneath wakes nothing; one that moves does', () => {
  startLoader();
  tell('pointermove', { ...STILL, buttons: 0 });
  expect(scripts()).toEqual([]);
  tell('pointermove', { movementX: 5, movementY: -5, buttons: 0 });
  expect(scripts()).toEqual(['/runtime.js', '/app.js']);
});

test('a click without a pointer, as assistive technology makes, wakes React, which the button may need', () => {
  startLoader();
  document.querySelector('button')!.click();
  expect(scripts()).toEqual(['/runtime.js', '/app.js']);
});

test.each(['pointerup', 'click', 'pointermove', 'keydown', 'scroll', 'focusin'])(
  '%s runs the bundles, once and in order',
  (sign) => {
    startLoader();
    tell(sign);
    tell(sign);
    expect(scripts()).toEqual(['/runtime.js', '/app.js']);
    expect([...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map((script) => script.async)).toEqual(
      [false, false],
    );
  },
);

test('styles and bundles are requested together, before either is there', () => {
  startLoader();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  jest.advanceTimersByTime(0);
  expect(styles().map((link) => link.getAttribute('href'))).toEqual(['/styles.css']);
  expect(linked('[rel="preload"]')).toEqual(['/runtime.js', '/app.js']);
  expect(run()).toEqual(['/runtime.js', '/app.js']);
});

test('React counts as late eight seconds after the first sign, and not before one', () => {
  const isLate = () => document.documentElement.hasAttribute('data-late');
  expect(PATIENCE).toBe(8000);
  startLoader();
  jest.advanceTimersByTime(60_000);
  expect(isLate()).toBe(false);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(isLate()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isLate()).toBe(true);
});

test('Gatsby finds the path that it knows the page by', () => {
  startLoader();
  expect((window as { pagePath?: string }).pagePath).toBe('/about');
});

test('a part that needs React wakes it when it comes near', () => {
  startLoader();
  expect(watched).toHaveLength(1);
  near([{ isIntersecting: false }]);
  expect(scripts()).toEqual([]);
  near([{ isIntersecting: true }]);
  expect(scripts()).toEqual(['/runtime.js', '/app.js']);
});

test.each([
  ['/blogs?q=sleep', '\\?', true],
  ['/blogs', '\\?', false],
  ['/therapy-and-counselling', '(/about|/therapy-and-counselling)$', true],
  ['/no-such-page', '(/about|/therapy-and-counselling)$', false],
])('at %s, a part that depends on an address with %s is shown at once: %s', (address, pattern, isShown) => {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<main data-wake="${pattern}"></main>`;
  startLoader();
  expect(scripts()).toEqual(isShown ? ['/runtime.js', '/app.js'] : []);
});

test.each(['loading', 'interactive'])('it fails open: without an observer, the bundles run at once (%s)', (state) => {
  Object.assign(window, { IntersectionObserver: undefined });
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
  startLoader();
  // A page is still being parsed when its early script runs.
  if (state === 'loading') {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  }
  delete (document as { readyState?: unknown }).readyState;
  expect(scripts()).toEqual(['/runtime.js', '/app.js']);
});

test('it fails open: if something else is missing, the bundles run at once', () => {
  const { MutationObserver } = window;
  Object.assign(window, { MutationObserver: undefined });
  startLoader();
  Object.assign(window, { MutationObserver });
  expect(scripts()).toEqual(['/runtime.js', '/app.js']);
});

test('a click on a button that needs React is made again once React is awake, and only then; one that is served already is not', async () => {
  startLoader();
  const [like, pause] = document.querySelectorAll('button');
  pause!.click();
  expect(document.documentElement.dataset.held).toBeUndefined();
  like!.click();
  expect(document.documentElement.dataset.held).toBe('');
  const clicks: string[] = [];
  document.addEventListener('click', (event) => clicks.push((event.target as Element).textContent!));
  document.documentElement.setAttribute('data-awake', '');
  await Promise.resolve();
  expect(clicks).toEqual(['Like']);
  document.documentElement.toggleAttribute('data-scrolled');
  await Promise.resolve();
  expect(clicks).toEqual(['Like']);
});

test.each(['<button type="button" data-does="flip">', '<button type="submit">', '<a>'])(
  'a click on %s is served already, and is not made again',
  async (tag) => {
    document.body.innerHTML = tag;
    startLoader();
    const served = document.body.firstElementChild as HTMLElement;
    served.click();
    const again = jest.fn();
    served.addEventListener('click', again);
    document.documentElement.setAttribute('data-awake', '');
    await Promise.resolve();
    expect(again).not.toHaveBeenCalled();
  },
);

test('once React is awake, it has each click at once, and none again', async () => {
  startLoader();
  document.documentElement.setAttribute('data-awake', '');
  await Promise.resolve();
  const like = document.querySelector('button')!;
  const pressed = jest.fn();
  like.addEventListener('click', pressed);
  like.click();
  document.documentElement.toggleAttribute('data-scrolled');
  await Promise.resolve();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a page whose bundles load by themselves is left alone', () => {
  document.head.innerHTML = '';
  startLoader();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(scripts()).toEqual([]);
});

/** A link’s file comes or fails once. */
const settle = (type: 'load' | 'error') => {
  for (const link of styles()) {
    if (link.hasAttribute('data-settled')) continue;
    link.setAttribute('data-settled', type);
    link.dispatchEvent(new Event(type));
  }
};

/** What may happen to a page, in any order and any number of times. */
const HAPPENINGS = {
  pointermove: () => document.body.dispatchEvent(new Event('pointermove', { bubbles: true })),
  keydown: () => document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
  focusin: () => document.body.dispatchEvent(new Event('focusin', { bubbles: true })),
  near: () => near([{ isIntersecting: true }]),
  far: () => near([{ isIntersecting: false }]),
  load: () => dispatchEvent(new Event('load')),
  'a second passes': () => jest.advanceTimersByTime(1000),
  'styles come': () => settle('load'),
  'styles fail': () => settle('error'),
  'a script fails': () => document.querySelector('head script[src]')?.dispatchEvent(new Event('error')),
};
type Happening = keyof typeof HAPPENINGS;
const SIGNS: readonly Happening[] = ['pointermove', 'keydown', 'focusin', 'near'];

test('whatever happens, styles and bundles come once and in order, after a sign', () => {
  const names = Object.keys(HAPPENINGS) as Happening[];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { maxLength: 12 }), (happenings) => {
      for (const stop of listening.splice(0)) stop();
      openPage();
      startLoader();
      let isCalled = false;
      for (const name of happenings) {
        HAPPENINGS[name]();
        jest.advanceTimersByTime(1000);
        isCalled ||= SIGNS.includes(name);
        expect(styles()).toHaveLength(isCalled ? 1 : 0);
        expect(run()).toEqual(isCalled ? ['/runtime.js', '/app.js'] : []);
      }
    }),
    { numRuns: 1000 },
  );
});
