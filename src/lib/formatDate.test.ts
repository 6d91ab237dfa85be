import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { formatDate, formatDays } from './formatDate';

fc.configureGlobal({ numRuns: 1000 });

describe('formatDate', () => {
  test.each([
    ['2025-08-15', '15 August 2025'],
    ['2024-02-10', '10 February 2024'],
    ['2024-02-29', '29 February 2024'],
    ['2024-01-01', '1 January 2024'],
    ['2024-12-31', '31 December 2024'],
  ])('%s is %s', (date, words) => expect(formatDate(date)).toBe(words));
  test('in Hindi the month is Hindi and the digits are the usual ones', () =>
    expect(formatDate('2024-07-20', 'hi')).toBe('20 जुलाई 2024'));
  test('a day that does not exist is an error, not another day', () =>
    expect(() => formatDate('2024-13-01')).toThrow(RangeError));

  test.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'])('a reader in %s is told the same day', (TZ) => {
    const script = "process.stdout.write(require('./src/lib/formatDate').formatDate('2025-08-15'))";
    const args = ['--require', 'tsx/cjs', '-e', script];
    expect(execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: 'utf8' })).toBe(
      '15 August 2025',
    );
  });

  test('the day, month and year are those written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
          const months = [
            'January',
            'February',
            'March',
            'April',
            'May',
            'June',
            'July',
            'August',
            'September',
            'October',
            'November',
            'December',
          ];
          expect(formatDate(iso)).toBe(`${day} ${months[month - 1]} ${year}`);
        },
      ),
    );
  });
});

test.each([
  ['2027-01-26', '2027-01-26', '26 January 2027'],
  ['2027-03-22', '2027-03-23', '22–23 March 2027'],
  ['2027-03-30', '2027-04-02', '30 March – 2 April 2027'],
  ['2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027'],
  ['2026-03-22', '2027-03-22', '22 March 2026 – 22 March 2027'],
])('%s to %s is %s', (from, to, words) => expect(formatDays(from, to)).toBe(words));
