import { openingState, type Schedule, type Shift } from './openingHours';
import { describeOpening, refuseClosedDay } from './openingWords';

const evening: Shift[] = [{ opens: '16:00', closes: '19:00' }];
const both: Shift[] = [{ opens: '09:00', closes: '13:30' }, ...evening];
const week = Object.entries({
  Monday: evening,
  Tuesday: evening,
  Wednesday: both,
  Thursday: both,
  Friday: evening,
  Saturday: both,
  Sunday: [],
}).map(([day, shifts]) => ({ day, shifts }));
const schedule: Schedule = {
  openingHours: week,
  closures: [
    { from: '2026-12-07', to: '2026-12-07', reason: 'Doctor away' },
    { from: '2027-03-15', to: '2027-03-23', reason: 'Holi' },
  ],
};
const words = {
  openNow: 'Open now, closes {time}',
  allDay: 'Open 24 hours',
  closedNow: 'Closed now, opens {time}',
  tomorrow: 'tomorrow',
  laterDay: 'on {day}',
  closed: 'Closed',
};

test.each([
  ['2026-11-28T10:00', 'Open now, closes 1:30 PM'],
  ['2026-11-28T13:30', 'Closed now, opens 4 PM'],
  ['2026-11-28T19:00', 'Closed now, opens on Monday 4 PM'],
  ['2026-11-29T23:59', 'Closed now, opens tomorrow 4 PM'],
  ['2026-11-30T00:00', 'Closed now, opens 4 PM'],
  ['2026-12-01T19:00', 'Closed now, opens tomorrow 9 AM'],
  ['2026-12-05T19:00', 'Closed now, opens on Tuesday 4 PM'],
  ['2027-03-14T12:00', 'Closed now, opens on Wednesday 24 March 2027, 9 AM'],
  ['2027-03-17T12:00', 'Closed now, opens on Wednesday 24 March 2027, 9 AM'],
  ['2027-03-18T00:00', 'Closed now, opens on Wednesday 9 AM'],
])('at %s in India it says “%s”', (time, said) => {
  expect(describeOpening(schedule, openingState(schedule, new Date(`${time}:00+05:30`)), words)).toBe(said);
});

test('without any shift it says no more than that it is closed', () => {
  const never = { openingHours: week.map(({ day }) => ({ day, shifts: [] })), closures: [] };
  expect(describeOpening(never, openingState(never, new Date('2026-11-28T10:00:00+05:30')), words)).toBe('Closed');
  expect(refuseClosedDay(never, '2026-11-28', 'Open on {day}.')).toBeUndefined();
});

test.each([
  ['2026-11-28', undefined],
  ['2026-11-30', undefined],
  ['2026-11-29', 'Open on Monday 30 November 2026.'],
  ['2026-12-06', 'Open on Tuesday 8 December 2026.'],
  ['2026-12-07', 'Open on Tuesday 8 December 2026.'],
  ['2027-03-15', 'Open on Wednesday 24 March 2027.'],
  ['2027-03-24', undefined],
  ['12026-11-29', undefined],
  ['2026-11-290', undefined],
  ['', undefined],
])('the day %j is refused with %j', (day, message) => {
  expect(refuseClosedDay(schedule, day, 'Open on {day}.')).toBe(message);
});

test.each(['2026-11-29T00:00', '2026-11-29T12:00', '2026-11-29T23:59'])(
  'a day open round the clock never closes: %s',
  (time) => {
    const allDay = {
      ...schedule,
      openingHours: week.map(({ day }) => ({ day, shifts: [{ opens: '00:00', closes: '23:59' }] })),
    };
    const state = openingState(allDay, new Date(`${time}:30+05:30`));
    expect(describeOpening(allDay, state, words)).toBe('Open 24 hours');
    expect(state.until).toEqual(new Date('2026-11-30T00:00:00+05:30'));
  },
);

test('a whole day may be written as two shifts that meet', () => {
  const shifts = [
    { opens: '00:00', closes: '12:00' },
    { opens: '12:00', closes: '23:59' },
  ];
  const whole = { ...schedule, openingHours: week.map(({ day }) => ({ day, shifts })) };
  expect(describeOpening(whole, openingState(whole, new Date('2026-11-29T23:59:30+05:30')), words)).toBe(
    'Open 24 hours',
  );
});
