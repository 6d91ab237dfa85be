import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OpeningHoursCard } from './OpeningHoursCard';

const copy = { heading: 'Opening Hours', closed: 'Closed', today: 'Today', zoneNote: 'All times are IST.' };
const openingHours = [
  { day: 'Saturday', shifts: [{ text: '09:00 AM–01:00 PM' }, { text: '04:00 PM–07:00 PM' }] },
  { day: 'Sunday', shifts: [] },
] as never;
const card = <OpeningHoursCard openingHours={openingHours} copy={copy} />;
const term = (day: string) => screen.getAllByRole('term').find((element) => element.textContent!.startsWith(day))!;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('lists each day with its shifts, and says when a day is closed', () => {
  render(card);
  expect(screen.getByRole('region', { name: 'Opening Hours' })).toBeTruthy();
  expect(screen.getAllByRole('definition').map((element) => element.textContent)).toEqual([
    '09:00 AM–01:00 PM',
    '04:00 PM–07:00 PM',
    'Closed',
  ]);
});

test('marks today by the clock in India, and looks again when the visitor comes back', () => {
  jest.setSystemTime(new Date('2026-11-28T18:29:00Z'));
  render(card);
  expect(term('Saturday').textContent).toContain('Today');
  expect(term('Sunday').textContent).not.toContain('Today');
  jest.setSystemTime(new Date('2026-11-28T18:31:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(term('Saturday').textContent).not.toContain('Today');
  expect(term('Sunday').textContent).toContain('Today');
});

test('marks no day in the HTML of the build', () => {
  jest.setSystemTime(new Date('2026-11-28T12:00:00Z'));
  expect(renderToString(card)).not.toContain('Today');
});
