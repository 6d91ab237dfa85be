import { findingsOf } from '../testing/findingsOf';
import { textFindings } from '../testing/textFindings';
import { noPlaceholders } from './noPlaceholders';

test.each([
  ['Lorem ipsum dolor.', '"Lorem ipsum"'],
  ['TODO write this.', '"TODO"'],
  ['Fees: TBD', '"TBD"'],
  ['Call xxx for help.', '"xxx"'],
  ['Written by [insert name].', '"[insert name]"'],
  ['Open from ??? to 7.', '"???"'],
  ['Hello {name}, welcome.', '"{name}"'],
  ['More on this is coming soon.', '"coming soon"'],
])('rejects: %s', (text, words) => {
  expect(textFindings(noPlaceholders, text)).toEqual([
    {
      file: 'faqs.json',
      field: '[0].answer',
      found: expect.stringContaining(`${words} in “`) as string,
      expected: 'the final words',
      suggestion: 'write what visitors shall read, or remove the field if it is optional',
    },
  ]);
});

test.each([
  'A to-do list helps.',
  'Todos los días.',
  'How are you? Really? Yes.',
  'The placebo effect is real.',
  'Tuberculosis (TB) is an illness.',
])('accepts: %s', (text) => {
  expect(textFindings(noPlaceholders, text)).toEqual([]);
});

test('accepts the gap of a label that is filled, and rejects one elsewhere', () => {
  expect(
    findingsOf(noPlaceholders, { 'pages/blogs.json': { found: 'Found {count} blog(s)', reset: 'Reset {count}' } }),
  ).toMatchObject([{ field: 'reset' }]);
});
