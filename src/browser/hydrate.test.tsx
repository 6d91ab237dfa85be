/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import type * as React from 'react';
import { startTransition } from 'react';
import { replaceHydrateFunction } from './hydrate';
import { onUncaughtError } from './deployRecovery';

jest.mock('./deployRecovery');
jest.mock('react', () => {
  const actual = jest.requireActual<typeof React>('react');
  return { ...actual, startTransition: jest.fn(actual.startTransition) };
});
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A page that the server has drawn. */
function makeContainer(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  return container;
}

test('React takes over the very elements that are there', async () => {
  const container = makeContainer('<button>Words</button>');
  const [words] = container.children;
  const press = jest.fn();
  await act(async () => replaceHydrateFunction()(<button onClick={press}>Words</button>, container));
  expect(container.firstElementChild).toBe(words);
  document.body.append(container);
  (words as HTMLElement).click();
  expect(press).toHaveBeenCalled();
});

test.each([
  [
    'nothing waits for React',
    '<form role="search"><input><select><option></select></form><form><input id="typed"></form>',
    true,
  ],
  ['a submit is held', '<form data-held></form>', false],
  ['a press is held', '', false],
  ['a text to search for has been typed', '<form role="search"><input id="typed"></form>', false],
  [
    'a category has been chosen',
    '<form role="search"><select><option>All<option selected>Sleep</select></form>',
    false,
  ],
])('React hydrates in slices unless the visitor waits for it: %s', async (_, html, isSliced) => {
  document.body.innerHTML = html;
  document.documentElement.toggleAttribute('data-held', html === '');
  const typed = document.querySelector<HTMLInputElement>('#typed');
  if (typed) typed.value = 'sleep';
  const container = makeContainer('<p>Words</p>');
  jest.mocked(startTransition).mockClear();
  await act(async () => replaceHydrateFunction()(<p>Words</p>, container));
  expect(startTransition).toHaveBeenCalledTimes(isSliced ? 1 : 0);
});

test('an error that nothing catches goes where Gatsby’s own goes', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('Broken');
  };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  replaceHydrateFunction()(<Broken />, makeContainer('<p>Words</p>'));
  await waitFor(() => expect(onUncaughtError).toHaveBeenCalledTimes(1));
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'Broken' }));
  log.mockRestore();
});
