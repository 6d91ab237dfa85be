import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { addDays, countDays, dayInIndia, inYear, timeInIndia, momentInIndia, weekdayOf } from './indianTime';

const momentOfOurTimes = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
const calendarDay = momentOfOurTimes.map((date) => date.toISOString().slice(0, 10));
const zoneDatabase = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

test.each([
  ['2026-11-28T18:29:59.999Z', '2026-11-28', '23:59'],
  ['2026-11-28T18:30:00Z', '2026-11-29', '00:00'],
  ['2026-11-28T07:29:59Z', '2026-11-28', '12:59'],
  ['2026-11-28T07:30:00Z', '2026-11-28', '13:00'],
  ['2026-12-31T18:30:00Z', '2027-01-01', '00:00'],
])('at %s it is %s %s in India', (moment, day, time) => {
  expect([dayInIndia(new Date(moment)), timeInIndia(new Date(moment))]).toEqual([day, time]);
});

test('day and time are those of the zone database', () => {
  fc.assert(
    fc.property(momentOfOurTimes, (now) =>
      expect(`${dayInIndia(now)}, ${timeInIndia(now)}`).toBe(zoneDatabase.format(now)),
    ),
    { numRuns: 1000 },
  );
});

test.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'])('a machine in %s says the same', (TZ) => {
  const moments = [
    '2026-11-28T18:29:59.999Z',
    '2026-11-28T18:30:00Z',
    '2026-12-31T18:30:00Z',
    '2028-02-28T18:30:00Z',
    '2026-11-28T07:29:59.999Z',
    '2026-11-28T07:30:00Z',
  ];
  const source = `const { dayInIndia, timeInIndia } = require('./src/lib/indianTime');
    const tell = (moment) => dayInIndia(new Date(moment)) + ' ' + timeInIndia(new Date(moment));
    console.log(JSON.stringify(${JSON.stringify(moments)}.map(tell)));`;
  const told = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', source], {
    env: { ...process.env, TZ },
    encoding: 'utf8',
  });
  expect(JSON.parse(told)).toEqual([
    '2026-11-28 23:59',
    '2026-11-29 00:00',
    '2027-01-01 00:00',
    '2028-02-29 00:00',
    '2026-11-28 12:59',
    '2026-11-28 13:00',
  ]);
});

test('a moment in India is the one at which a clock there shows that day and time', () => {
  fc.assert(
    fc.property(momentOfOurTimes, (now) => {
      const moment = momentInIndia(dayInIndia(now), timeInIndia(now));
      expect(now.getTime() - moment.getTime()).toBeGreaterThanOrEqual(0);
      expect(now.getTime() - moment.getTime()).toBeLessThan(60_000);
    }),
  );
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
])('%s and %i days is %s', (day, count, other) => expect(addDays(day, count)).toBe(other));

test.each([
  ['2027-03-22', '2027-03-22', 1],
  ['2027-03-22', '2027-03-23', 2],
  ['2028-02-28', '2028-03-01', 3],
  ['2027-01-01', '2027-12-31', 365],
])('from %s to %s there are %i days', (from, to, count) => expect(countDays(from, to)).toBe(count));

test.each([
  ['2072-01-26', 2027, '2027-01-26'],
  ['2028-02-29', 2032, '2032-02-29'],
  ['2028-02-29', 2027, '2027-02-28'],
  ['2028-02-29', 2100, '2100-02-28'],
  ['2027-12-31', 999, '0999-12-31'],
])('%s in the year %i is %s', (day, year, same) => expect(inYear(day, year)).toBe(same));

test('days go on one by one, and back again', () => {
  fc.assert(
    fc.property(calendarDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
      expect(weekdayOf(addDays(day, count))).toBe((weekdayOf(day) + count + 700) % 7);
    }),
  );
});

test.each([
  ['2026-11-23', 0],
  ['2026-11-28', 5],
  ['2026-11-29', 6],
])('%s has the place %i in the week', (day, place) => expect(weekdayOf(day)).toBe(place));
