import { resolve } from 'node:path';
import { checkContent } from '../checkContent';
import type { ContentOf } from '../collections';
import { readContent } from '../files/readContent';
import { exampleClinic } from '../../../tests/content/helpers/exampleClinic';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { coreHelplines } from './coreHelplines';
import { dayInIndia } from '../../lib/indianTime';

type Helpline = ContentOf<'Clinic'>['helplines'][number];

const [emergency, teleManas, childline] = exampleClinic.helplines as [Helpline, Helpline, Helpline];
const number = (display: string, digits = display.replace(/\D/g, '')) => ({ display, digits });
const check = (...helplines: Partial<Helpline>[]) => findingsOf(coreHelplines, { 'clinic.json': { helplines } });

test.each([
  ['as they ship', [emergency, teleManas, childline]],
  ['in another order, beside others', [{ ...childline, numbers: [number('14567')] }, childline, teleManas, emergency]],
  [
    'spelled with other signs',
    [emergency, { ...teleManas, numbers: [number('14416'), number('1800 891 4416')] }, childline],
  ],
  [
    'each in a helpline of its own',
    [
      emergency,
      { ...teleManas, numbers: [number('14416')] },
      { ...teleManas, numbers: [number('1-800-891-4416')] },
      childline,
    ],
  ],
  ['with that for children for everyone', [emergency, teleManas, { ...childline, audience: 'everyone' }]],
] as [string, Helpline[]][])('accepts the core helplines %s', (_, helplines) => {
  expect(check(...helplines)).toEqual([]);
});

test('rejects a number with two digits swapped, once', () => {
  const wrong = { ...teleManas, numbers: [number('14461'), number('1-800-891-4416')] };
  expect(check(emergency, wrong, childline)).toEqual([
    {
      file: 'clinic.json',
      field: 'helplines[1].numbers[0]',
      found: '"14461", which dials "14461"',
      expected: '14416, a number of Tele-MANAS, which anyone in India can call at any hour',
      suggestion: '"display": "14416", "digits": "14416"',
    },
  ]);
});

test.each([
  [
    'shown',
    'display',
    number('1-800-91-4416', '18008914416'),
    '"1-800-91-4416", which dials "18008914416"',
    '"1-800-891-4416"',
  ],
  [
    'dialled',
    'digits',
    number('1-800-891-4416', '1800914416'),
    '"1800914416" for the number shown as "1-800-891-4416"',
    '"18008914416"',
  ],
])('rejects a number that is wrong only as %s', (_, part, wrong, found, suggestion) => {
  expect(check(emergency, { ...teleManas, numbers: [number('14416'), wrong] }, childline)).toMatchObject([
    { field: `helplines[1].numbers[1].${part}`, found, suggestion },
  ]);
});

test('rejects helplines for everyone that only pages about children show, each once', () => {
  const [all, some] = [
    [emergency, teleManas, childline],
    [emergency, teleManas],
  ].map((lines) => lines.map((line): Helpline => ({ ...line, audience: 'children' })));
  const fault = (index: number, name: string) => ({
    file: 'clinic.json',
    field: `helplines[${index}].audience`,
    found: '"children"',
    expected: `"everyone": ${name} is for people of every age, and belongs in crisis help everywhere`,
    suggestion: '"everyone"',
  });
  const faults = [fault(0, 'Emergency services'), fault(1, 'Tele-MANAS')];
  expect(check(...all!)).toEqual(faults);
  expect(check(...some!, childline)).toEqual(faults);
});

test('rejects a helpline that lacks one of its numbers, and shows what it has', () => {
  expect(check(emergency, { ...teleManas, numbers: [number('14416')] }, childline)).toEqual([
    {
      file: 'clinic.json',
      field: 'helplines[1].numbers',
      found: '14416, not 1-800-891-4416',
      expected: '14416 and 1-800-891-4416, the numbers of Tele-MANAS, which anyone in India can call at any hour',
      suggestion: 'add "display": "1-800-891-4416", "digits": "18008914416" to the list',
    },
  ]);
  expect(check(emergency, teleManas, { ...childline, numbers: [number('1097')] })).toMatchObject([
    { field: 'helplines[2].numbers', found: '1097, not 1098' },
  ]);
});

test.each(['108', '14446', '14567'])('takes no other helpline for a misspelt one: %s', (other) => {
  const ambulance = { ...childline, name: 'Ambulance', numbers: [number(other)] };
  expect(check(emergency, teleManas, ambulance)).toEqual([
    {
      file: 'clinic.json',
      field: 'helplines',
      found: `112, 14416, 1-800-891-4416 and ${other}, not 1098`,
      expected: '1098, the number of Childline, which anyone in India can call at any hour',
      suggestion: 'add Childline with "display": "1098", "digits": "1098"',
    },
  ]);
});

test('tells each of several missing helplines', () => {
  const others = ['108', '181', '14567'].map((other) => ({ ...emergency, name: 'Help', numbers: [number(other)] }));
  expect(check(...others).map(({ found }) => found)).toEqual([
    '108, 181 and 14567, not 112',
    '108, 181 and 14567, not 14416 and 1-800-891-4416',
    '108, 181 and 14567, not 1098',
  ]);
});

describe('whatever all rules see', () => {
  const { files, pictures } = readContent(resolve(__dirname, '../../../content'));
  const checkWith = (edit: (text: string) => string) =>
    checkContent(
      files.map((file) => (file.path === 'clinic.json' ? { ...file, text: edit(file.text) } : file)),
      pictures,
      dayInIndia(new Date()),
    ).map(({ file, field, rule }) => `${file} ${field} ${rule}`);

  // Each article names Tele-MANAS, and each would have been told to take over the wrong number.
  test.each([
    ['in the list', /"14416"/g],
    ['in the list and in the note beside it', /(?<!\d)14416(?=[".])/g],
  ])('a wrong number is told once, in clinic.json: %s', (_, right) => {
    expect(checkWith((text) => text.replace(right, (found) => found.replace('14416', '14461')))).toEqual([
      'content/clinic.json helplines[1].numbers[0] core-helplines',
    ]);
  });

  test.each([
    ['shown', '"display": "14416"', '"display": "14461"', 'display'],
    ['dialled', '"digits": "14416"', '"digits": "14461"', 'digits'],
  ])('so is one that is wrong only as %s', (_, right, wrong, part) => {
    expect(checkWith((text) => text.replace(right, wrong))).toEqual([
      `content/clinic.json helplines[1].numbers[0].${part} core-helplines`,
    ]);
  });
});
