import { weekdays } from '../schemas/openingHours';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { openingHours } from './openingHours';

type Shift = [opens: string, closes: string];

const toShifts = (shifts: Shift[]) => shifts.map(([opens, closes]) => ({ opens, closes }));
const week = (...monday: Shift[]) =>
  weekdays.map((day, index) => ({ day, shifts: toShifts(index === 0 ? monday : [['09:00', '13:00']]) }));
const check = (hours: object[]) => findingsOf(openingHours, { 'clinic.json': { openingHours: hours } });

test.each([
  [[]],
  [[['09:00', '13:00']]],
  [
    [
      ['09:00', '13:00'],
      ['16:00', '20:00'],
    ],
  ],
  [
    [
      ['00:00', '12:00'],
      ['12:00', '23:59'],
    ],
  ],
] as [Shift[]][])('accepts the shifts %j', (shifts) => {
  expect(check(week(...shifts))).toEqual([]);
});

const backwards = {
  expected: 'a closing time later than the opening time',
  suggestion: 'write both on the 24-hour clock, such as "17:00" for 5 in the afternoon, or swap them',
};
const apart = {
  expected: 'shifts in order, without overlap',
  suggestion: 'put the earlier shift first, or join the two',
};

test.each([
  [[['17:00', '09:00']], '[0].closes', '"09:00", not after "17:00"', backwards],
  [[['09:00', '09:00']], '[0].closes', '"09:00", not after "09:00"', backwards],
  [
    [['00:00', '00:00']],
    '[0].closes',
    '"00:00", not after "00:00"',
    { ...backwards, suggestion: '"23:59" for a day that is open round the clock' },
  ],
  [
    [['20:00', '02:00']],
    '[0].closes',
    '"02:00", not after "20:00"',
    { ...backwards, suggestion: 'write "23:59" here, and the hours after midnight as a shift of the next day' },
  ],
  [
    [
      ['09:00', '13:00'],
      ['04:00', '07:00'],
    ],
    '[1].opens',
    '"04:00", before the shift above closes at "13:00"',
    {
      ...apart,
      suggestion: 'write the afternoon on the 24-hour clock, "16:00" for 04:00 PM; or put the earlier shift first',
    },
  ],
  [
    [
      ['09:00', '13:00'],
      ['12:30', '17:00'],
    ],
    '[1].opens',
    '"12:30", before the shift above closes at "13:00"',
    apart,
  ],
  [
    [
      ['16:00', '20:00'],
      ['09:00', '13:00'],
    ],
    '[1].opens',
    '"09:00", before the shift above closes at "20:00"',
    apart,
  ],
] as [Shift[], string, string, object][])('rejects the shifts %j', (shifts, field, found, words) => {
  expect(check(week(...shifts))).toEqual([
    { file: 'clinic.json', field: `openingHours[0].shifts${field}`, found, ...words },
  ]);
});

test('rejects days in another order, or one twice', () => {
  const [monday, ...rest] = week();
  expect(check([...rest, monday!])[0]).toEqual({
    file: 'clinic.json',
    field: 'openingHours[0].day',
    found: '"Tuesday"',
    expected: '"Monday": the days come in order, each once',
    suggestion: '"Monday"',
  });
  expect(check([monday!, monday!, ...rest.slice(1)])).toEqual([
    {
      file: 'clinic.json',
      field: 'openingHours[1].day',
      found: '"Monday"',
      expected: '"Tuesday": the days come in order, each once',
      suggestion: '"Tuesday"',
    },
  ]);
});
