import clinic from '../../content/clinic.json';
import { summariseHours } from './summariseHours';

const shift = { opens: '09:00', closes: '13:00' };

test('puts days with the same hours together', () => {
  expect(summariseHours(clinic.openingHours, 'Closed')).toEqual([
    { days: 'Monday, Tuesday, Friday', hours: ['04:00 PM–07:00 PM'] },
    { days: 'Wednesday, Thursday, Saturday, Sunday', hours: ['09:00 AM–01:00 PM', '04:00 PM–07:00 PM'] },
  ]);
});

test('names closed days', () => {
  const week = [
    { day: 'Monday', shifts: [shift] },
    { day: 'Tuesday', shifts: [] },
  ];
  expect(summariseHours(week, 'Closed')).toEqual([
    { days: 'Monday', hours: ['09:00 AM–01:00 PM'] },
    { days: 'Tuesday', hours: ['Closed'] },
  ]);
});
