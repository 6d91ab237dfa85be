/** @jest-environment jsdom */
import { startArrival } from './arrival';

const isMarked = () => document.documentElement.hasAttribute('data-from-top');
const open = (type: string, address: string) => {
  performance.getEntriesByType = () => [{ type, name: `https://clinic.example${address}` }] as never;
  startArrival();
};

test.each([
  ['navigate', '/about', true],
  ['navigate', '/about?a=1', true],
  ['navigate', '/about#team', false],
  ['navigate', '/about#:~:text=our%20team', false],
  ['reload', '/about', false],
  ['back_forward', '/about', false],
  ['prerender', '/about', false],
])('a page opened by “%s” at %s opens at its top: %s', (type, address, expected) => {
  open(type, address);
  expect(isMarked()).toBe(expected);
});

const SPLASH = '[data-splash-screen]';
/** Reaches a page by a navigation of a type. As in browsers, `location` does not tell of the passage. */
function reach(type: string, address: string) {
  document.body.innerHTML = '<div data-splash-screen><svg></svg></div><main></main>';
  history.replaceState(null, '', new URL(address.replace(/:~:.*/, ''), location.href));
  open(type, address);
}
const start = (selector: string, bubbles = true) =>
  document.querySelector(selector)!.dispatchEvent(new Event('animationstart', { bubbles }));

test.each([
  ['/about#:~:text=our%20team', '#:~:text=our%20team'],
  ['/about?a=1#team:~:text=our', '#team:~:text=our'],
])('%s leads to its passage once the splash leaves, and not again', (address, expected) => {
  reach('navigate', address);
  for (const moving of [`${SPLASH} svg`, 'main']) {
    start(moving);
    expect(location.hash).toBe(address.includes('#team') ? '#team' : '');
  }
  // As when a key ends the splash: the event is sent to it alone.
  start(SPLASH, false);
  expect(location.hash).toBe(expected);
  history.replaceState(null, '', '/contact');
  start(SPLASH);
  expect(location.hash).toBe('');
});

test.each([
  ['reload', '/about#:~:text=our'],
  ['back_forward', '/about#:~:text=our'],
  ['navigate', '/about#team'],
  ['navigate', '/about'],
])('a page opened by “%s” at %s stays where it is', (type, address) => {
  reach(type, address);
  const before = location.href;
  start(SPLASH);
  expect(location.href).toBe(before);
});
