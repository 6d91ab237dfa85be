import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { emergencyFirst } from './emergencyFirst';

const check = (...paragraphs: string[]) =>
  findingsOf(emergencyFirst, { 'blog/a.json': { ...exampleArticle, conclusion: paragraphs.join('\n\n') } });

test.each([
  ['the number comes first', ['In danger, call 112.', 'Better days come.', 'Call 112 again.']],
  ['there is none', ['Better days come.', 'Write to us.']],
  ['another number has these digits', ['Better days come.', 'Call 1-800-112-4416, or 1120.', 'It helped 112% more.']],
])('accepts a conclusion in which %s', (_, paragraphs) => {
  expect(check(...paragraphs)).toEqual([]);
});

test('rejects a conclusion that says last whom to call in danger', () => {
  expect(check('Better days come.', 'See a doctor.', 'In danger, call 112.')).toEqual([
    {
      file: 'blog/a.json',
      field: 'conclusion',
      found: '112 only in paragraph 3',
      expected: '112 in the first paragraph, since somebody in danger may not read on',
      suggestion: 'put paragraph 3 first, or what it says about an emergency',
    },
  ]);
});
