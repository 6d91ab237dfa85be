import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { noticeDates } from './noticeDates';

const check = (...texts: string[]) =>
  findingsOf(noticeDates, { 'clinic.json': { notices: texts.map((text) => ({ from: '2027-03-15', text })) } });

test.each(['Closed on 22 March 2027.', 'Closed from 30 December 2026 to 2 January 2027.'])('accepts “%s”', (text) =>
  expect(check(text)).toEqual([]),
);

test('needs no notices', () => expect(findingsOf(noticeDates, { 'clinic.json': {} })).toEqual([]));

test.each([
  'The doctor is away this week.',
  'Closed on 22 March.',
  'Call 020270 on Monday.',
  'Call 02027.',
  'Call 20270.',
])('rejects “%s”', (text) => {
  expect(check('Closed on 22 March 2027.', text)).toEqual([
    {
      file: 'clinic.json',
      field: 'notices[1].text',
      found: `"${text}", without a year`,
      expected: 'the day it is about, with its year',
      suggestion: 'write for example "on 22 March 2027"',
    },
  ]);
});
