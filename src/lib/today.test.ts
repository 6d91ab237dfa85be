import { execFileSync } from 'node:child_process';
import { dayInIndia, localDay, weekdayInIndia } from './today';

test('the day is the local one, with a year of four digits', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

test.each([
  ['Asia/Kolkata', '2026-11-28T18:29:00Z', '2026-11-28'],
  ['Asia/Kolkata', '2026-11-28T18:31:00Z', '2026-11-29'],
  ['America/New_York', '2026-11-29T04:59:00Z', '2026-11-28'],
  ['America/New_York', '2026-11-29T05:01:00Z', '2026-11-29'],
  ['Pacific/Auckland', '2026-11-28T10:59:00Z', '2026-11-28'],
  ['Pacific/Auckland', '2026-11-28T11:01:00Z', '2026-11-29'],
])('in %s at %s it is %s', (TZ, moment, day) => {
  const source = `${localDay.toString()}; process.stdout.write(localDay(new Date('${moment}')))`;
  expect(execFileSync(process.execPath, ['-e', source], { env: { ...process.env, TZ }, encoding: 'utf8' })).toBe(day);
});

test('the clinic’s day of the week changes at midnight in India', () => {
  expect(weekdayInIndia(new Date('2026-11-28T18:29:00Z'))).toBe('Saturday');
  expect(weekdayInIndia(new Date('2026-11-28T18:31:00Z'))).toBe('Sunday');
});

test.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'])(
  'the clinic’s day changes at midnight in India, to the millisecond, for a machine in %s',
  (TZ) => {
    const moments = [
      '2026-11-28T18:29:59.999Z',
      '2026-11-28T18:30:00Z',
      '2026-12-31T18:30:00Z',
      '2028-02-28T18:30:00Z',
    ];
    const source = `const { dayInIndia } = require('./src/lib/today');
      console.log(JSON.stringify(${JSON.stringify(moments)}.map((moment) => dayInIndia(new Date(moment)))));`;
    const days = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', source], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(JSON.parse(days)).toEqual(['2026-11-28', '2026-11-29', '2027-01-01', '2028-02-29']);
    expect(moments.map((moment) => dayInIndia(new Date(moment)))).toEqual(JSON.parse(days));
  },
);
