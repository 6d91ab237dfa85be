import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OpeningHoursCard } from './OpeningHoursCard';

const copy = {
  heading: 'Opening Hours',
  closed: 'Closed',
  allDay: 'Open 24 hours',
  today: 'Today',
  openNow: 'Open now, closes {time}',
  closedNow: 'Closed now, opens {time}',
  tomorrow: 'tomorrow',
  laterDay: 'on {day}',
  closuresHeading: 'Days we are closed',
  zoneNote: 'All times are IST.',
};
const morning = { opens: '09:00', closes: '13:00', text: '09:00 AM–01:00 PM' };
const evening = { opens: '16:00', closes: '19:00', text: '04:00 PM–07:00 PM' };
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const openingHours = week.map((day) => ({ day, shifts: day === 'Sunday' ? [] : [morning, evening] }));
const holi = { from: '2027-03-22', to: '2027-03-23', reason: 'Holi', daysText: '22–23 March 2027' };
const clinic = { openingHours, closures: [holi] };
const card = <OpeningHoursCard clinic={clinic} copy={copy} />;
const term = (day: string) => screen.getAllByRole('term').find((element) => element.textContent!.startsWith(day))!;
const rowOf = (day: string) => term(day).parentElement!.textContent;
const atIndianTime = (time: string) => jest.setSystemTime(new Date(`${time}+05:30`));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('lists each day with its shifts, and says when a day is closed', () => {
  render(card);
  expect(screen.getByRole('region', { name: 'Opening Hours' })).toBeTruthy();
  expect(screen.getAllByRole('definition').map((element) => element.textContent)).toEqual([
    ...Array.from({ length: 6 }, () => morning.text + evening.text),
    'Closed',
  ]);
});

test('lists the closures with their days and reasons; without any, nothing of them', () => {
  const { unmount } = render(card);
  expect(screen.getByRole('heading', { name: 'Days we are closed' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('22–23 March 2027: Holi');
  // After its last day in India the early script hides it, and the heading with the last one.
  expect(screen.getByRole('listitem').dataset.days).toBe('0/2027-03-23');
  expect(screen.getByRole('heading', { name: 'Days we are closed' }).parentElement!.dataset.days).toBe('0/2027-03-23');
  unmount();
  render(<OpeningHoursCard clinic={{ openingHours, closures: [] }} copy={copy} />);
  expect(screen.queryByRole('heading', { name: 'Days we are closed' })).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test('says whether it is open now, to the minute, and follows the clock while it stays', () => {
  atIndianTime('2026-11-28T12:59:58');
  render(card);
  expect(screen.getByText('Open now, closes 1 PM')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(1999));
  expect(screen.getByText('Open now, closes 1 PM')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText('Closed now, opens 4 PM')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(3 * 60 * 60_000));
  expect(screen.getByText('Open now, closes 7 PM')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(3 * 60 * 60_000));
  expect(screen.getByText('Closed now, opens on Monday 9 AM')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(5 * 60 * 60_000));
  expect(screen.getByText('Closed now, opens tomorrow 9 AM')).toBeTruthy();
  expect(rowOf('Sunday')).toBe('Sunday TodayClosed');
});

test('one timer at a time, of a minute at most; none is left behind', () => {
  atIndianTime('2026-11-28T09:30:30');
  const { unmount } = render(card);
  const wait = jest.spyOn(globalThis, 'setTimeout');
  act(() => void jest.advanceTimersByTime(5 * 60_000));
  expect(wait.mock.calls.map(([, delay]) => delay)).toEqual([60_000, 60_000, 60_000, 60_000, 60_000]);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test.each(['visibilitychange', 'pageshow'])('looks again on %s, when timers have stood still', (event) => {
  atIndianTime('2026-11-28T23:59:59');
  render(card);
  expect(rowOf('Saturday')).toContain('Today');
  atIndianTime('2026-11-30T16:00:00');
  const target = event === 'pageshow' ? window : document;
  act(() => void target.dispatchEvent(new Event(event)));
  expect(rowOf('Saturday')).not.toContain('Today');
  expect(rowOf('Monday')).toContain('Today');
  expect(screen.getByText('Open now, closes 7 PM')).toBeTruthy();
});

test('on a closed day, its row says so and why, and the week says the usual hours of the others', () => {
  atIndianTime('2027-03-22T10:00:00');
  render(card);
  expect(rowOf('Monday')).toBe('Monday TodayClosed: Holi');
  expect(rowOf('Tuesday')).toBe(`Tuesday${morning.text}${evening.text}`);
  expect(screen.getByText('Closed now, opens on Wednesday 9 AM')).toBeTruthy();
});

test('nothing of the clock is in the HTML of the build', () => {
  atIndianTime('2027-03-22T10:00:00');
  const html = renderToString(card);
  atIndianTime('2026-11-28T12:59:58');
  expect(renderToString(card)).toBe(html);
  expect(html).not.toContain('Today');
});
