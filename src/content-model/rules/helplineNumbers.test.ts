import { exampleClinic } from '../../../tests/content/helpers/exampleClinic';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { helplineNumbers } from './helplineNumbers';

const check = (answer: string) =>
  findingsOf(helplineNumbers, {
    'clinic.json': exampleClinic,
    'faqs.json': [{ question: 'Whom can I call?', answer }],
  });
const leaveOut =
  'leave the number out; the site adds the clinic’s own numbers itself, and a new helpline goes into clinic.json, after a test call';

test.each([
  ['Call Tele-MANAS on 1-800-91-4416.', '1-800-91-4416', '"1-800-891-4416"'],
  ['Call 18008914417.', '18008914417', '"18008914416"'],
  ['Ring 14410 at any hour.', '14410', '"14416"'],
  ['Call 1 800 891 4416.', '1 800 891 4416', '"1-800-891-4416"'],
  ['Call 108 for an ambulance.', '108', leaveOut],
  ['Dial 112 or 181.', '181', leaveOut],
  ['KIRAN answers on 1800-599-0019.', '1800-599-0019', leaveOut],
  ['Our number is +91 98765 43210.', '+91 98765 43210', leaveOut],
  ['Write to 9876543210.', '9876543210', leaveOut],
  ['Phone 0651-2345678.', '0651-2345678', leaveOut],
  ['एम्बुलेंस के लिए 108 पर कॉल करें।', '108', leaveOut],
])('rejects: %s', (text, number, suggestion) => {
  expect(check(text)).toEqual([
    {
      file: 'faqs.json',
      field: '[0].answer',
      found: expect.stringContaining(`"${number}" in “`) as string,
      expected: 'a helpline of content/clinic.json: 112, 14416, 1-800-891-4416, 18008914416, 1098',
      suggestion,
    },
  ]);
});

test.each([
  'Call 112, or Tele-MANAS on 14416 or 1-800-891-4416. Children can call 1098.',
  'आपात स्थिति में 112; टेली-मानस 14416 पर बात करें।',
  'In 2015-2016 and 1990-2017, and on 2026-11-27, surveys were made.',
  'India counted 164,033 deaths, or 12.0 per 100,000, and 1,00,00,000 people took part.',
  'Call us within 100 days. Walk 108 steps. Room 181 is upstairs.',
  'Adults need 7-9 hours, newborns 14-17 hours. The PIN code is 834000.',
])('accepts: %s', (text) => {
  expect(check(text)).toEqual([]);
});

test('rejects a link that dials other digits than it shows', () => {
  const elders = { name: 'Elder Line', audience: 'everyone', numbers: [{ display: '14567', digits: '14576' }] };
  const clinic = { helplines: [...exampleClinic.helplines, elders] };
  expect(findingsOf(helplineNumbers, { 'clinic.json': clinic })).toEqual([
    {
      file: 'clinic.json',
      field: 'helplines[3].numbers[0].digits',
      found: '"14576" for the number shown as "14567"',
      expected: 'the digits that are shown',
      suggestion: '"14567"',
    },
  ]);
});

// The rule core-helplines tells these, and knows which of the two is right.
test.each([
  [{ display: '14416', digits: '14461' }],
  [{ display: '14461', digits: '14416' }],
  [{ display: '14461', digits: '14461' }],
])('leaves a wrong number of a core helpline alone, and all texts beside it: %j', (number) => {
  const [emergency, teleManas, childline] = exampleClinic.helplines;
  const helplines = [emergency, { ...teleManas, numbers: [number, teleManas!.numbers[1]] }, childline];
  const faqs = [{ question: 'Whom can I call?', answer: 'Call Tele-MANAS on 14416, or 18008914417.' }];
  expect(findingsOf(helplineNumbers, { 'clinic.json': { helplines }, 'faqs.json': faqs })).toEqual([]);
});
