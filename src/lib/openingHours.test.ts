import fc from 'fast-check';
import { addDays, dayInIndia, timeInIndia, weekdayOf } from './indianTime';
import { nextOpenDay, openingState, shiftsOn, type Schedule, type Shift } from './openingHours';

const evening: Shift[] = [{ opens: '16:00', closes: '19:00' }];
const both: Shift[] = [{ opens: '09:00', closes: '13:00' }, ...evening];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const schedule = (shifts: readonly Shift[][], closures: Schedule['closures'] = []): Schedule => ({
  openingHours: days.map((day, index) => ({ day, shifts: shifts[index]! })),
  closures,
});
/** The week of APT-03: Mon, Tue, Fri in the evening; the others in the morning too. */
const week = [evening, evening, both, both, evening, both, both];
const holi = { from: '2027-03-22', to: '2027-03-23', reason: 'Holi' };
const stateAt = (moment: string, of = schedule(week)) => {
  const { isOpen, until, ...rest } = openingState(of, new Date(moment));
  return {
    isOpen,
    until: `${dayInIndia(until)} ${timeInIndia(until)}`,
    ...('closes' in rest ? { closes: rest.closes } : { opens: rest.opens }),
  };
};

// 28 November 2026 is a Saturday, 30 November a Monday.
test.each([
  ['08:59:59', { isOpen: false, until: '2026-11-28 09:00', opens: { day: '2026-11-28', time: '09:00' } }],
  ['09:00:00', { isOpen: true, until: '2026-11-28 13:00', closes: '13:00' }],
  ['12:59:59', { isOpen: true, until: '2026-11-28 13:00', closes: '13:00' }],
  ['12:59:59.999', { isOpen: true, until: '2026-11-28 13:00', closes: '13:00' }],
  ['13:00:00', { isOpen: false, until: '2026-11-28 16:00', opens: { day: '2026-11-28', time: '16:00' } }],
  ['15:59:59', { isOpen: false, until: '2026-11-28 16:00', opens: { day: '2026-11-28', time: '16:00' } }],
  ['16:00:00', { isOpen: true, until: '2026-11-28 19:00', closes: '19:00' }],
  ['18:59:59', { isOpen: true, until: '2026-11-28 19:00', closes: '19:00' }],
  ['19:00:00', { isOpen: false, until: '2026-11-29 00:00', opens: { day: '2026-11-29', time: '09:00' } }],
  ['23:59:59', { isOpen: false, until: '2026-11-29 00:00', opens: { day: '2026-11-29', time: '09:00' } }],
])('on a Saturday at %s', (time, expected) => expect(stateAt(`2026-11-28T${time}+05:30`)).toEqual(expected));

test('at midnight the day is another, and its own shifts count', () => {
  expect(stateAt('2026-11-30T00:00:00+05:30')).toEqual({
    isOpen: false,
    until: '2026-11-30 16:00',
    opens: { day: '2026-11-30', time: '16:00' },
  });
});

test('a shift may begin at midnight or end in the last minute of a day', () => {
  const late = schedule(
    days.map(() => [
      { opens: '00:00', closes: '01:30' },
      { opens: '20:00', closes: '23:59' },
    ]),
  );
  expect(stateAt('2026-11-28T00:00:00+05:30', late)).toMatchObject({ isOpen: true, closes: '01:30' });
  expect(stateAt('2026-11-28T23:58:59+05:30', late)).toMatchObject({ isOpen: true, closes: '23:59' });
  expect(stateAt('2026-11-28T23:59:00+05:30', late)).toMatchObject({
    isOpen: false,
    until: '2026-11-29 00:00',
    opens: { day: '2026-11-29', time: '00:00' },
  });
});

test('shifts that meet are one, be there another before them or not', () => {
  const whole = schedule(
    days.map(() => [
      { opens: '09:00', closes: '13:00' },
      { opens: '13:00', closes: '19:00' },
    ]),
  );
  expect(stateAt('2026-11-28T12:59:59+05:30', whole)).toMatchObject({ isOpen: true, closes: '19:00' });
  expect(stateAt('2026-11-28T13:00:00+05:30', whole)).toMatchObject({ isOpen: true, closes: '19:00' });
  const later = schedule(
    days.map(() => [
      { opens: '07:00', closes: '08:00' },
      { opens: '09:00', closes: '13:00' },
      { opens: '13:00', closes: '19:00' },
    ]),
  );
  expect(stateAt('2026-11-28T07:30:00+05:30', later)).toMatchObject({ isOpen: true, closes: '08:00' });
  expect(stateAt('2026-11-28T12:59:59+05:30', later)).toMatchObject({ isOpen: true, closes: '19:00' });
});

test.each([
  ['the evening before', '2027-03-21T19:00:00', '2027-03-24', '09:00'],
  ['the first day, in a usual shift', '2027-03-22T17:00:00', '2027-03-24', '09:00'],
  ['the last minute of the last day', '2027-03-23T23:59:59', '2027-03-24', '09:00'],
])('a closure over days: %s', (_, moment, day, time) => {
  expect(stateAt(`${moment}+05:30`, schedule(week, [holi]))).toMatchObject({ isOpen: false, opens: { day, time } });
});

test('the day after a closure is open again, and so is the day before', () => {
  expect(stateAt('2027-03-24T09:00:00+05:30', schedule(week, [holi]))).toMatchObject({ isOpen: true });
  expect(stateAt('2027-03-21T18:59:59+05:30', schedule(week, [holi]))).toMatchObject({ isOpen: true });
});

test('closed for more than a week, by closures that follow each other', () => {
  const long = schedule(week, [
    { from: '2026-12-24', to: '2026-12-31', reason: 'Holiday' },
    { from: '2027-01-01', to: '2027-01-04', reason: 'Repairs' },
  ]);
  expect(stateAt('2026-12-23T20:00:00+05:30', long)).toMatchObject({ opens: { day: '2027-01-05', time: '16:00' } });
});

test('closed days of the week in a row are passed over, and six of seven too', () => {
  const weekend = schedule([evening, evening, both, both, [], [], []]);
  expect(stateAt('2026-11-26T19:00:00+05:30', weekend)).toMatchObject({ opens: { day: '2026-11-30', time: '16:00' } });
  const once = schedule([evening, [], [], [], [], [], []]);
  expect(stateAt('2026-11-30T19:00:00+05:30', once)).toMatchObject({ opens: { day: '2026-12-07', time: '16:00' } });
  expect(
    stateAt('2026-11-30T19:00:00+05:30', {
      ...once,
      closures: [{ from: '2026-12-07', to: '2026-12-07', reason: 'Away' }],
    }),
  ).toMatchObject({
    opens: { day: '2026-12-14', time: '16:00' },
  });
});

test('a week without shifts never opens', () => {
  const never = schedule(days.map(() => []));
  expect(stateAt('2026-11-28T10:00:00+05:30', never)).toEqual({
    isOpen: false,
    until: '2026-11-29 00:00',
    opens: undefined,
  });
  expect(nextOpenDay(never, '2026-11-28')).toBeUndefined();
});

/** Closures from a day on, each from the day after the one before, of some days each. */
const chain = (from: string, count: number, length: number) =>
  Array.from({ length: count }, (_, index) => ({
    from: addDays(from, index * length),
    to: addDays(from, (index + 1) * length - 1),
    reason: 'Away',
  }));

test('after closures of 60 days, chained over three years, it opens', () => {
  expect(nextOpenDay(schedule(week, chain('2026-12-01', 18, 60)), '2026-12-01')).toBe(addDays('2026-12-01', 18 * 60));
});

test.each([
  ['closures of a day each, chained over three years', '2026-12-01', chain('2026-12-01', 1096, 1)],
  ['a closure to the last day of all', '2026-12-01', [{ from: '2026-12-01', to: '9999-12-31', reason: 'Closed' }]],
  [
    'a closure that begins before the last two days',
    '9999-12-30',
    [{ from: '9999-12-30', to: '9999-12-31', reason: '' }],
  ],
  ['a closure on the last day of all', '9999-12-31', [{ from: '9999-12-31', to: '9999-12-31', reason: 'Closed' }]],
])('%s leaves no day to open', (_, from, closures) => {
  expect(nextOpenDay(schedule(week, closures), from)).toBeUndefined();
});

test('at the end of the calendar a week without shifts never opens, and another opens on its last days', () => {
  expect(nextOpenDay(schedule(days.map(() => [])), '9999-12-30')).toBeUndefined();
  expect(nextOpenDay(schedule(week), '9999-12-30')).toBe('9999-12-30');
});

test('a clinic that never opens again is closed, without a day', () => {
  const gone = schedule(week, [{ from: '2026-12-01', to: '9999-12-31', reason: 'Closed' }]);
  expect(stateAt('2026-12-01T10:00:00+05:30', gone)).toEqual({
    isOpen: false,
    until: '2026-12-02 00:00',
    opens: undefined,
  });
});

/** Minutes of a day at which shifts begin and end, in order. */
const shiftsOfADay = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 4 }).map((minutes) => {
  const times = minutes.sort((a, b) => a - b).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
  return times.length < 2
    ? []
    : Array.from({ length: times.length >> 1 }, (_, n) => ({ opens: times[2 * n]!, closes: times[2 * n + 1]! }));
});
const anySchedule = fc
  .tuple(
    fc.array(shiftsOfADay, { minLength: 7, maxLength: 7 }),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 15 })), { maxLength: 3 }),
  )
  .map(([shifts, spans]) => {
    let day = '2026-11-20';
    const closures = spans.map(([gap, length]) => {
      const from = addDays(day, gap + 1);
      day = addDays(from, length);
      return { from, to: day, reason: 'Away' };
    });
    return schedule(shifts, closures);
  });
const anyMoment = fc.date({ min: new Date('2026-11-15'), max: new Date('2027-02-15'), noInvalidDate: true });

test('it is open exactly in the minutes of the table’s shifts on days without closure', () => {
  fc.assert(
    fc.property(anySchedule, anyMoment, (of, now) => {
      const [day, time] = [dayInIndia(now), timeInIndia(now)];
      const isOpen =
        of.closures.every(({ from, to }) => day < from || to < day) &&
        of.openingHours[weekdayOf(day)]!.shifts.some(({ opens, closes }) => opens <= time && time < closes);
      expect(openingState(of, now).isOpen).toBe(isOpen);
    }),
    { numRuns: 2000 },
  );
});

test('a state holds until the moment that it names, and not a millisecond longer', () => {
  const told = ({ until: _, ...state }: ReturnType<typeof openingState>) => JSON.stringify(state);
  fc.assert(
    fc.property(anySchedule, anyMoment, (of, now) => {
      const state = openingState(of, now);
      expect(state.until.getTime()).toBeGreaterThan(now.getTime());
      expect(told(openingState(of, new Date(state.until.getTime() - 1)))).toBe(told(state));
      expect(told(openingState(of, state.until))).not.toBe(told(state));
    }),
    { numRuns: 1000 },
  );
});

test('it does open when it says that it will, and at no time before', () => {
  fc.assert(
    fc.property(anySchedule, anyMoment, (of, now) => {
      const state = openingState(of, now);
      if (state.isOpen || !state.opens) return;
      const { day, time } = state.opens;
      expect(shiftsOn(of, day)[0]!.opens <= time).toBe(true);
      expect(openingState(of, new Date(`${day}T${time}:00+05:30`)).isOpen).toBe(true);
      for (let other = addDays(state.today, 1); other < day; other = addDays(other, 1))
        expect(shiftsOn(of, other)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
