/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { replaceHydrateFunction } from './hydrateInSlices';
import { onUncaughtError } from './deployRecovery';

jest.mock('./deployRecovery');
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
