import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { exampleClinic } from '../../../tests/content/helpers/exampleClinic';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { figures } from './figures';

const [source, ...others] = exampleArticle.sources;
const check = (hookText: string, listed: string[] | undefined = undefined, more = {}) =>
  findingsOf(figures, {
    'clinic.json': exampleClinic,
    'blog/better-sleep.json': {
      ...exampleArticle,
      ...more,
      hookText,
      sources: [{ ...source, figures: listed }, ...others],
    },
  });

test.each([
  ['Insomnia was found in 16.2% of adults in 2025.', '16.2%'],
  ['In 2012, 15-20% of women had a condition.', '15-20%'],
  ['About 12 per cent slept badly in 2020.', '12 per cent'],
  ['In 2025, about 1 in 7 people lived with one.', '1 in 7'],
  ['In 2025, one in five slept badly.', 'one in five'],
  ['In 2021, 3 out of 10 slept badly.', '3 out of 10'],
  ['India counted 1,64,033 deaths in 2021.', '1,64,033'],
  ['The study of 2016 asked 3,432 adults.', '3,432'],
  ['The study of 2016 asked 3432 adults.', '3432'],
  ['WHO counted 359 million people in 2021.', '359 million'],
  ['The survey of 2022 asked 3.79 lakh students.', '3.79 lakh'],
  ['In 2017, two crore people had it.', 'two crore'],
  ['2017 में 4.57 करोड़ लोग अवसाद के साथ जी रहे थे।', '4.57 करोड़'],
  ['2025 में 7 में से 1 व्यक्ति को यह था।', '7 में से 1'],
  ['2025 में १२ प्रतिशत लोगों को यह था।', '१२ प्रतिशत'],
])('rejects without a source, accepts with one: %s', (text, figure) => {
  expect(check(text)).toEqual([
    {
      file: 'blog/better-sleep.json',
      field: 'hookText',
      found: expect.stringContaining(`"${figure}" in “`) as string,
      expected: 'every figure to be listed in "figures" of the source it comes from, written as in the text',
      suggestion: `add "${figure}" to "figures" of its source, and the year to the sentence; if it has no source, leave it out`,
    },
  ]);
  expect(check(text, [figure])).toEqual([]);
});

test.each([
  'In 2021 and 2015-16, and from 1990 to 2017, surveys were made.',
  'Call Tele-MANAS on 14416 or 1-800-891-4416, or 112. Children can call 1098.',
  'Adults need 7-9 hours. People aged 60 or more sleep lightly.',
  'ICD-11 asks for 6 months, DSM-5-TR for 12. NG225 is a guideline, and the PHQ-9 a form.',
  'It rose from 4 in 2019 to 5 in 2022. Sleep from 11 to 7, and rise at 6 in summer.',
  'Say it one at a time. A million things can keep you awake.',
])('takes for no figure: %s', (text) => {
  expect(check(text)).toEqual([]);
});

test('accepts a figure within a longer one that is listed', () => {
  expect(check('The rate was 12.0 per 100,000 people in 2021.', ['12.0 per 100,000'])).toEqual([]);
});

test('rejects a listed figure that no text holds, and names the one that was meant', () => {
  expect(check('In 2012, 15-20% of women had a condition.', ['15–20%'])).toMatchObject([
    { field: 'hookText' },
    {
      field: 'sources[0].figures[0]',
      found: '"15–20%", which is not in the text',
      expected: 'a figure written exactly as in the text',
      suggestion: '"15-20%"',
    },
  ]);
  expect(check('Sleep helps.', ['48%'])).toMatchObject([
    { field: 'sources[0].figures[0]', suggestion: 'remove "48%"' },
  ]);
});

test('does not take a part of a longer number for the figure', () => {
  expect(check('In 2021 it was 164,033.', ['4,033', '64,033'])).toHaveLength(3);
});

test('reads every field that visitors read', () => {
  expect(check('Sleep helps.', undefined, { keyPoints: ['In 2020, 30% slept badly.'] })).toMatchObject([
    { field: 'keyPoints[0]' },
  ]);
  expect(check('Sleep helps.', undefined, { description: 'Why 30% sleep badly.' })).toMatchObject([
    { field: 'description' },
  ]);
});

test('leaves telephone numbers and names of files to the rules on them', () => {
  expect(check('Please call 98765 43210, or +91 651 234 5678.')).toEqual([]);
  expect(check('IMG_20261130_114500.jpg')).toEqual([]);
});
