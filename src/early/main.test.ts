/** @jest-environment jsdom */
import { startArrival } from './arrival';
import { startDated } from './dated';
import { startLoader } from './loader';
import { startEarly } from './main';

jest.mock('./arrival', () => ({ startArrival: jest.fn() }));
jest.mock('./dated', () => ({ startDated: jest.fn() }));
jest.mock('./loader', () => ({ startLoader: jest.fn() }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what the first frame depends on starts at once, the rest right after that frame, even if a part fails', () => {
  const fail = () => {
    throw new Error('A part fails.');
  };
  jest.mocked(startArrival).mockImplementation(fail);
  jest.mocked(startLoader).mockImplementation(fail);
  const more = jest.fn();
  startEarly(more);
  expect(startDated).toHaveBeenCalledTimes(1);
  jest.advanceTimersToNextFrame();
  expect(startLoader).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(startLoader).toHaveBeenCalledTimes(1);
  expect(more).toHaveBeenCalledTimes(1);
});
