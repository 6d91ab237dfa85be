import fc from 'fast-check';
import { formatClockTime, formatShift, formatShortTime } from './clockTime';

describe('formatClockTime', () => {
  test.each([
    ['16:00', '04:00 PM'],
    ['19:00', '07:00 PM'],
    ['09:00', '09:00 AM'],
    ['13:00', '01:00 PM'],
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is shown as %s', (time, shown) => expect(formatClockTime(time)).toBe(shown));

  test('every minute of the day has words of its own that say the same minute', () => {
    const seen = new Set<string>();
    for (let minute = 0; minute < 1440; minute += 1) {
      const pad = (n: number) => String(n).padStart(2, '0');
      const shown = formatClockTime(`${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`);
      const [, hours, minutes, half] = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/.exec(shown)!;
      expect((Number(hours) % 12) * 60 + Number(minutes) + (half === 'PM' ? 720 : 0)).toBe(minute);
      seen.add(shown);
    }
    expect(seen.size).toBe(1440);
  });
});

describe('formatShift', () => {
  test.each([
    ['09:00', '13:00', '09:00 AM–01:00 PM'],
    ['16:00', '19:00', '04:00 PM–07:00 PM'],
  ])('%s to %s', (opens, closes, shown) => expect(formatShift({ opens, closes })).toBe(shown));

  test('says both ends', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(time, time, (opens, closes) =>
        expect(formatShift({ opens, closes }).split('–')).toEqual([formatClockTime(opens), formatClockTime(closes)]),
      ),
    );
  });
});

test.each([
  ['16:00', '4 PM'],
  ['16:30', '4:30 PM'],
  ['09:05', '9:05 AM'],
  ['10:00', '10 AM'],
  ['12:00', '12 PM'],
  ['00:00', '12 AM'],
])('in a sentence, %s is %s', (time, shown) => expect(formatShortTime(time)).toBe(shown));
