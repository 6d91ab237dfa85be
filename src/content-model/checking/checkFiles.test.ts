import { checkContent } from '../checkContent';
import { checkFiles } from './checkFiles';
import { exampleContent } from '../../../tests/content/examples/exampleContent';
import { readContent } from '../files/readContent';
import { MAX_NESTING } from '../files/nesting';
import { dayInIndia } from '../../lib/indianTime';

const issuesOf = (text: string) => checkFiles([{ path: 'faqs.json', text }]).flatMap(({ issues }) => issues);

test.each([
  ['lists', '['.repeat(20_000)],
  ['closed lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['objects', '{"a":'.repeat(20_000)],
  ['lists of objects, after a text with brackets', `["]]]]", ${'[{"a":'.repeat(20_000)}`],
])('tells %s in each other as one fault, which is no crash', (_, text) => {
  expect(issuesOf(text)).toEqual([
    {
      file: 'content/faqs.json',
      line: 1,
      field: '',
      rule: 'json',
      found: `lists or objects nested more than ${MAX_NESTING} levels deep`,
      expected: 'brackets as in the other files of this folder; content needs no more than ten levels',
      suggestion: 'look at the brackets around this line; a key was held down, or one was pasted many times',
    },
  ]);
});

test('the line is where they become too many', () => {
  expect(issuesOf(`[\n{ "a": ${'['.repeat(MAX_NESTING - 2)}\n\n[`)).toMatchObject([{ line: 4 }]);
});

test('brackets in texts, and many beside each other, are not deep', () => {
  const texts = JSON.stringify([{ question: '[{'.repeat(500), answer: '\\"[{'.repeat(500) }]);
  expect(issuesOf(texts).filter(({ rule }) => rule === 'json')).toEqual([]);
  expect(issuesOf(`[${Array(500).fill('{}').join(',')}]`).filter(({ rule }) => rule === 'json')).toEqual([]);
});

test('all other files are checked as before', () => {
  const { files, pictures } = exampleContent('minimal');
  const deep = files.map((file) => (file.path === 'faqs.json' ? { ...file, text: '['.repeat(20_000) } : file));
  const json = checkContent(deep, pictures, dayInIndia(new Date())).filter(({ rule }) => rule === 'json');
  expect(json.map(({ file }) => file)).toEqual(['content/faqs.json']);
  const shipped = readContent('content').files;
  expect(checkFiles(shipped).flatMap(({ issues }) => issues.filter(({ found }) => found.includes('deep')))).toEqual([]);
});
