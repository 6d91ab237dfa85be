import { formatDate } from '../../lib/formatDate';
import { clinicFields, shiftFields } from './clinicFields';
import type { Context } from './field';

const context = {
  nodeModel: { findAll: async () => ({ entries: [{ openingHours: { closed: 'Closed', allDay: 'Open 24 hours' } }] }) },
} as unknown as Context;
const resolve = async (name: string, clinic: object) =>
  (await clinicFields[name]!.resolve(clinic as never, {} as never, context)) as unknown;

test.each(['closures', 'notices'])('%s are a list, empty if the file has none', async (name) => {
  expect(await resolve(name, {})).toEqual([]);
  const list = [{ from: '2027-03-22' }];
  expect(await resolve(name, { [name]: list })).toBe(list);
});

test('the first number is for appointments, the second for customer services', async () => {
  const phones = [{ number: '+911' }, { number: '+912' }];
  expect(await resolve('appointmentPhone', { phones })).toBe(phones[0]);
  expect(await resolve('customerServicesPhone', { phones })).toBe(phones[1]);
});

test('days without hours have the word of the content for it', async () => {
  const openingHours = ['Saturday', 'Sunday'].map((day) => ({ day, shifts: [] }));
  expect(await resolve('openingHoursInShort', { openingHours })).toEqual([
    { days: 'Saturday, Sunday', hours: ['Closed'] },
  ]);
});

test.each([
  ['00:00', '23:59', 'Open 24 hours'],
  ['00:00', '12:00', '12:00 AM–12:00 PM'],
])('the shift from %s to %s is shown as %s', async (opens, closes, text) => {
  expect(await shiftFields.text!.resolve({ opens, closes } as never, {} as never, context)).toBe(text);
});

test('the day on which helplines were checked is told in both languages', async () => {
  const clinic = { helplinesCheckedOn: '2026-11-20' };
  expect(await resolve('helplinesCheckedOnText', clinic)).toBe(formatDate('2026-11-20'));
  expect(await resolve('helplinesCheckedOnTextInHindi', clinic)).toBe(formatDate('2026-11-20', 'hi'));
});

test.each([
  ['2026-12-31T23:59:59.999+05:30', 2026],
  ['2027-01-01T00:00:00+05:30', 2027],
])('at %s the year is %i', async (now, year) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(await resolve('copyrightYear', {})).toBe(year);
  jest.useRealTimers();
});
