import fc from 'fast-check';
import { splitByNumbers } from './splitByNumbers';

const numbers = ['112', '14416', '1-800-891-4416', '1098'];
const shown = (text: string) =>
  splitByNumbers(text, numbers)
    .map((run) => (run.isNumber ? `[${run.text}]` : run.text))
    .join('');

describe('splitByNumbers', () => {
  test.each([
    ['Call 112 now.', 'Call [112] now.'],
    ['Tele-MANAS (14416) or Childline on 1098.', 'Tele-MANAS ([14416]) or Childline on [1098].'],
    ['on 14416 or 1-800-891-4416, day and night', 'on [14416] or [1-800-891-4416], day and night'],
    ['Tele-MANAS 14416', 'Tele-MANAS [14416]'],
    ['report it to the police on 112', 'report it to the police on [112]'],
    ['14416, or 112 if it is urgent', '[14416], or [112] if it is urgent'],
    ['(112)', '([112])'],
    [
      'Dial 112. Ring 112. Be put through to 112, or reach it at 112.',
      'Dial [112]. Ring [112]. Be put through to [112], or reach it at [112].',
    ],
    ['खतरा हो, तो 112 पर कॉल करें।', 'खतरा हो, तो [112] पर कॉल करें।'],
    ['टेली-मानस के नंबर 14416 पर', 'टेली-मानस के नंबर [14416] पर'],
    ['', ''],
  ])('%j dials: %j', (text, expected) => expect(shown(text)).toBe(expected));

  test.each([
    'A study followed 112 people.',
    'The review of 112 studies',
    'In 1098 men and 141416 women',
    'about ₹1098 a year',
    'rose to 112% or 112 percent',
    'between 3–112 or 112–300 days',
    '1,112 or 112.5 or 14416.2 or 14,416',
    'on 1120 or at 0112',
    'version x14416 and 1098x',
  ])('%j counts', (text) => expect(shown(text)).toBe(text));

  test.each(['a', '5', '₹', '$', '+', '5.', '5,', '5/', '5–', '5-'])(
    '%j before it makes a number another one',
    (before) => expect(shown(`on ${before}14416 or`)).toBe(`on ${before}14416 or`),
  );

  test.each(['a', '5', '%', ' %', ' per cent', ' percent', '.5', ',5', '/5', '–5', '-5'])(
    '%j after it makes a number another one, or a share',
    (after) => expect(shown(`on 14416${after} or`)).toBe(`on 14416${after} or`),
  );

  test('nothing is lost or moved, and only the numbers dial', () => {
    const mixed = fc
      .array(fc.oneof(fc.string(), fc.constantFrom(...numbers, ' ', 'call ', '(', '-', '1', '.')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(mixed, (text) => {
        const runs = splitByNumbers(text, numbers);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        expect(runs.filter((run) => run.isNumber && !numbers.includes(run.text))).toEqual([]);
        expect(runs.filter((run) => run.text === '')).toEqual([]);
      }),
    );
  });

  test('numbers with any sign are searched for as they are written', () =>
    expect(splitByNumbers('Call +91 (651) 22.', ['+91 (651) 22'])).toEqual([
      { text: 'Call ', isNumber: false },
      { text: '+91 (651) 22', isNumber: true },
      { text: '.', isNumber: false },
    ]));
});
