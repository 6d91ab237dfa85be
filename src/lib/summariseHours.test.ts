import { formatHoursInShort, summariseHours } from './summariseHours';

const words = { closed: 'Closed', allDay: 'Open 24 hours' };

const shift = { opens: '09:00', closes: '13:00' };
const evening = { opens: '16:00', closes: '19:00' };

test('puts days with the same hours together', () => {
  const week = [
    { day: 'Monday', shifts: [evening] },
    { day: 'Tuesday', shifts: [evening] },
    { day: 'Wednesday', shifts: [shift, evening] },
    { day: 'Thursday', shifts: [shift, evening] },
    { day: 'Friday', shifts: [evening] },
    { day: 'Saturday', shifts: [shift, evening] },
    { day: 'Sunday', shifts: [shift, evening] },
  ];
  expect(summariseHours(week, words)).toEqual([
    { days: 'Monday, Tuesday, Friday', hours: ['04:00 PM–07:00 PM'] },
    { days: 'Wednesday, Thursday, Saturday, Sunday', hours: ['09:00 AM–01:00 PM', '04:00 PM–07:00 PM'] },
  ]);
});

test('names closed days', () => {
  const week = [
    { day: 'Monday', shifts: [shift] },
    { day: 'Tuesday', shifts: [] },
  ];
  expect(summariseHours(week, words)).toEqual([
    { days: 'Monday', hours: ['09:00 AM–01:00 PM'] },
    { days: 'Tuesday', hours: ['Closed'] },
  ]);
});

test('as one text, days stand before their hours, and shifts apart', () => {
  const both = [shift, { opens: '16:00', closes: '19:00' }];
  const week = ['Monday', 'Friday'].map((day) => ({ day, shifts: both }));
  expect(summariseHours(week, words).map(formatHoursInShort)).toEqual([
    'Monday, Friday: 09:00 AM–01:00 PM, 04:00 PM–07:00 PM',
  ]);
});

test('a day that is open round the clock has words of its own', () => {
  const allDay = [{ opens: '00:00', closes: '23:59' }];
  const week = [
    { day: 'Saturday', shifts: allDay },
    { day: 'Sunday', shifts: [{ opens: '00:01', closes: '23:59' }] },
  ];
  expect(summariseHours(week, words).map(formatHoursInShort)).toEqual([
    'Saturday: Open 24 hours',
    'Sunday: 12:01 AM–11:59 PM',
  ]);
});
