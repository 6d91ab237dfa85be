/** @jest-environment jsdom */
import { startParts } from './parts';

const isMarked = () => document.documentElement.hasAttribute('data-from-top');
const open = (type: string, address: string) => {
  performance.getEntriesByType = () => [{ type, name: `https://clinic.example${address}` }] as never;
  startParts();
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
