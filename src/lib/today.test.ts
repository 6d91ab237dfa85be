import { execFileSync } from 'node:child_process';
import { localDay } from './today';

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
