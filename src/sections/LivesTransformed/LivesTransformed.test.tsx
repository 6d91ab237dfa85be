import { act, render, screen } from '@testing-library/react';
import { LivesTransformed } from './LivesTransformed';

const claim = { value: 500, suffix: '+', label: 'Lives Transformed', durationMs: 3000 };
let prefersReducedMotion: boolean;
/** Brings the number into view, if anything waits for that. */
let see: () => void;

beforeEach(() => {
  prefersReducedMotion = false;
  see = () => undefined;
  jest.useFakeTimers();
  window.matchMedia = (() => ({ matches: prefersReducedMotion })) as never;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = () => act(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => jest.useRealTimers());

const draw = (changes: Partial<typeof claim> = {}) => render(<LivesTransformed claim={{ ...claim, ...changes }} />);
/** The number that the eye sees. */
const shown = () => parseInt(screen.getByText(/^\d+\+$/, { selector: '[aria-hidden="true"]' }).textContent, 10);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('is a region named by the whole claim, also while the number counts', () => {
  draw();
  expect(screen.getByRole('region', { name: '500+ Lives Transformed' })).toBeTruthy();
  see();
  pass(1000);
  expect(shown()).toBeLessThan(500);
  expect(screen.getByRole('region', { name: '500+ Lives Transformed' })).toBeTruthy();
});

test('counts up over the time of the content once it is seen', () => {
  draw();
  pass(3000);
  expect(shown()).toBe(500);
  see();
  expect(shown()).toBe(0);
  pass(1500);
  expect(shown()).toBeGreaterThan(230);
  expect(shown()).toBeLessThan(270);
  pass(1600);
  expect(shown()).toBe(500);
});

test('stands still with reduced motion', () => {
  prefersReducedMotion = true;
  draw();
  see();
  pass(100);
  expect(shown()).toBe(500);
});

test('needs nothing after the number', () => {
  draw({ value: 12, suffix: '', label: 'years of care' });
  expect(screen.getByRole('region', { name: '12 years of care' })).toBeTruthy();
  // In names, jsdom puts spaces between elements itself; browsers do not.
  expect(screen.getByRole('region').textContent).toMatch(/12 years of care$/);
});
