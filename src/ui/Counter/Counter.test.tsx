import { act, render, screen } from '@testing-library/react';
import { Counter } from './Counter';

let prefersReducedMotion = false;
let see: () => void;
let isWatching = false;

beforeEach(() => {
  prefersReducedMotion = false;
  isWatching = false;
  jest.useFakeTimers();
  window.matchMedia = (() => ({ matches: prefersReducedMotion })) as never;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = () =>
        isWatching && act(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {
      isWatching = true;
    }
    disconnect() {
      isWatching = false;
    }
  } as never;
});
afterEach(() => jest.useRealTimers());

const draw = (durationMs = 5000) => render(<Counter value={5000} suffix="+" durationMs={durationMs} />);
const shown = (container: HTMLElement) => container.querySelector('[aria-hidden]')!.textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('shows its final value until it is seen', () => {
  expect(shown(draw().container)).toBe('5000+');
});

test('counts up to its value in the given time, once', () => {
  const { container } = draw();
  see();
  expect(shown(container)).toBe('0+');
  pass(2500);
  expect(parseInt(shown(container)!, 10)).toBeGreaterThan(2400);
  expect(parseInt(shown(container)!, 10)).toBeLessThanOrEqual(2500);
  pass(2400);
  expect(shown(container)).not.toBe('5000+');
  pass(150);
  expect(shown(container)).toBe('5000+');
  see();
  expect(shown(container)).toBe('5000+');
});

test('without a duration it shows its value at once', () => {
  const { container } = draw(0);
  see();
  expect(shown(container)).toBe('5000+');
});

test('waits until the splash has left', () => {
  const { container } = draw();
  const beneath = document.body.appendChild(document.createElement('style'));
  beneath.textContent = '[aria-hidden] { visibility: hidden }';
  see();
  pass(2000);
  expect(shown(container)).toBe('5000+');
  beneath.remove();
  pass(2500);
  expect(parseInt(shown(container)!, 10)).toBeGreaterThan(2400);
  expect(parseInt(shown(container)!, 10)).toBeLessThanOrEqual(2500);
});

test('does not count with reduced motion', () => {
  prefersReducedMotion = true;
  const { container } = draw();
  expect(isWatching).toBe(false);
  expect(shown(container)).toBe('5000+');
});

test('tells screen readers the final value only, also while it counts', () => {
  const { container } = draw();
  see();
  pass(1000);
  const [words] = screen.getAllByText('5000+');
  expect(words!.closest('[aria-hidden]')).toBeNull();
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
});

test('stops when it goes', () => {
  const { unmount } = draw();
  see();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
