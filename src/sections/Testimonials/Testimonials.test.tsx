import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import sections from '../../../content/sections.json';
import { Testimonials } from './Testimonials';

const copy = sections.testimonials;
const testimonials = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
  title,
  content: `What the person behind ${title} said.`,
  author: 'A mother',
}));
let width = 1440;
const listeners = new Set<() => void>();

beforeEach(() => {
  width = 1440;
  listeners.clear();
  jest.useFakeTimers();
  window.matchMedia = ((query: string) => ({
    get matches() {
      const least = /min-width: (\d+)em/.exec(query);
      return least ? width >= Number(least[1]) * 16 : false;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as never;
});
afterEach(() => jest.useRealTimers());

/** react-slick works in several steps, each of which ends with a drawing. */
const settle = () => [100, 500, 100].forEach((milliseconds) => act(() => jest.advanceTimersByTime(milliseconds)));
const draw = () => {
  render(<Testimonials testimonials={testimonials} copy={copy} />);
  settle();
};
const slides = () => [...document.querySelectorAll<HTMLElement>('.slick-slide')];
const reachable = () =>
  slides()
    .filter(({ inert }) => !inert)
    .map((slide) => slide.querySelector('h3')!.textContent);
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  settle();
};
const titles = testimonials.map(({ title }) => title);

test('is a plain row of all six testimonials, without copies, before React wakes', () => {
  document.body.innerHTML = renderToString(<Testimonials testimonials={testimonials} copy={copy} />);
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(titles);
  expect(slides()).toHaveLength(0);
  document.body.innerHTML = '';
});

test.each([
  [360, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
])('shows at %i px the first of the testimonials: %i', (windowWidth, count) => {
  width = windowWidth;
  draw();
  expect(reachable()).toEqual(titles.slice(0, count));
});

test('keeps slides out of view and copies from keyboard and screen readers', () => {
  draw();
  const hidden = slides().filter(({ inert }) => inert);
  expect(hidden).toHaveLength(slides().length - 3);
  expect(hidden.every((slide) => slide.getAttribute('aria-hidden') === 'true')).toBe(true);
  expect(document.querySelectorAll('.slick-slide [tabindex]')).toHaveLength(0);
});

test('loops in both directions', () => {
  width = 360;
  draw();
  press('Previous testimonial');
  expect(reachable()).toEqual(titles.slice(-1));
  press('Next testimonial');
  expect(reachable()).toEqual(titles.slice(0, 1));
  for (const title of [...titles.slice(1), titles[0]]) {
    press('Next testimonial');
    expect(reachable()).toEqual([title]);
  }
});

test('says what a press has brought into view, and nothing before one', () => {
  draw();
  expect(screen.getByRole('status').textContent).toBe('');
  press('Previous testimonial');
  expect(screen.getByRole('status').textContent).toBe([titles.at(-1), ...titles.slice(0, 2)].join(', '));
  press('Next testimonial');
  expect(screen.getByRole('status').textContent).toBe(titles.slice(0, 3).join(', '));
});

test('stays at its testimonial when the number in view changes', () => {
  draw();
  press('Next testimonial');
  width = 360;
  act(() => listeners.forEach((listener) => listener()));
  expect(reachable()).toEqual([titles[1]]);
});

test('has no id twice', () => {
  draw();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('does not move by itself', () => {
  draw();
  act(() => jest.advanceTimersByTime(60_000));
  expect(reachable()).toEqual(titles.slice(0, 3));
});
