/** @jest-environment jsdom */
import { startArrival } from './arrival';
import { startDated } from './dated';
import { startHistory } from './history';
import { startLoader } from './loader';
import { startEarly } from './main';

jest.mock('./arrival', () => ({ startArrival: jest.fn() }));
jest.mock('./dated', () => ({ startDated: jest.fn() }));
jest.mock('./history', () => ({ startHistory: jest.fn() }));
jest.mock('./loader', () => ({ startLoader: jest.fn() }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what the first frame depends on, and Back, start at once, the rest in the next one, even if a part fails', () => {
  const fail = () => {
    throw new Error('A part fails.');
  };
  jest.mocked(startArrival).mockImplementation(fail);
  jest.mocked(startLoader).mockImplementation(fail);
  const more = jest.fn();
  startEarly(more);
  expect(startDated).toHaveBeenCalledTimes(1);
  expect(startHistory).toHaveBeenCalledTimes(1);
  jest.advanceTimersToNextFrame();
  expect(startLoader).not.toHaveBeenCalled();
  jest.advanceTimersToNextFrame();
  expect(startLoader).toHaveBeenCalledTimes(1);
  expect(more).toHaveBeenCalledTimes(1);
});

test('in a hidden tab, which has no frames, all start at once', () => {
  jest.mocked(startLoader).mockClear();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startEarly();
  expect(startLoader).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});
