import { checkContent } from './checkContent';
import { exampleContent } from './examples/exampleContent';
import { replaceAt } from './faults/trial';
import { structureRules } from './rules/allRules';

const { files, pictures } = exampleContent('minimal');
const structure = new Set(['schema', 'json', 'files', ...structureRules.map(({ name }) => name)]);

/** Issues on structure; the examples are too short for the rules on words, and too few for those on numbers. */
const check = (all: typeof files, sizes = pictures) =>
  checkContent(all, sizes, '2026-11-28').filter(({ rule }) => structure.has(rule) && rule !== 'required-counts');

const change = (path: string, field: (string | number)[], value: unknown) => (file: (typeof files)[number]) => {
  if (file.path !== path) return file;
  const data = replaceAt(file.data, field, value);
  return { ...file, data, text: JSON.stringify(data, null, 2) };
};

test('finds nothing in right content', () => {
  expect(check(files)).toEqual([]);
});

test('tells faults of schema and rules at once, in one entry and across files', () => {
  const broken = files
    .map(change('blog/article-one.json', ['title'], ''))
    .map(change('blog/article-one.json', ['image', 'src'], './lost.jpg'))
    .map(change('navigation.json', ['services', 0], 'service-won'))
    .map((file) => (file.path === 'clinic.json' ? { ...file, text: '{' } : file));
  expect(check(broken).map(({ file, field, rule }) => [file, field, rule])).toEqual([
    ['content/clinic.json', '', 'json'],
    ['content/blog/article-one.json', 'title', 'schema'],
    ['content/navigation.json', 'services[0]', 'references'],
    ['content/blog/article-one.json', 'image.src', 'pictures'],
  ]);
});

test('a rule keeps silent on a field that broke its schema', () => {
  const broken = files.map(change('blog/article-one.json', ['slug'], 'Article One'));
  expect(check(broken).map(({ field, rule }) => [field, rule])).toEqual([['slug', 'schema']]);
});

test('tells a missing file and an empty folder', () => {
  const rest = files.filter(({ path }) => path !== 'clinic.json' && !path.startsWith('team/'));
  expect(check(rest)).toEqual([
    {
      file: 'content/clinic.json',
      line: 1,
      field: '',
      rule: 'files',
      found: 'no such file',
      expected: 'this file',
      suggestion: 'restore it from the history: git checkout HEAD -- content/clinic.json',
    },
    {
      file: 'content/team',
      line: 1,
      field: '',
      rule: 'files',
      found: 'no file in this folder',
      expected: 'at least one .json file',
      suggestion: 'restore it from the history: git checkout HEAD -- content/team',
    },
  ]);
});

test.each([
  ['clinik.json', 'content/clinic.json'],
  ['servces/new.json', 'content/services/new.json'],
  ['blog/2026/new.json', 'content/blog/new.json'],
  ['blog/new.json.txt', 'content/blog/new.json'],
  ['notes.md', undefined],
])('tells a file that belongs to no collection: %s', (path, right) => {
  const issues = check([...files, { path, text: '', data: undefined }]);
  expect(issues).toEqual([
    {
      file: `content/${path}`,
      line: 1,
      field: '',
      rule: 'files',
      found: 'a file that belongs to no collection',
      expected: expect.stringMatching(/^a picture, or one of: clinic\.json, .*services\/<slug>\.json/) as string,
      suggestion: right && `rename it to ${right}`,
    },
  ]);
});

test.each([
  ['[]', 'an empty list', 'at least one entry'],
  ['{}', '{}', 'a list [ … ] of entries'],
  ['"text"', '"text"', 'a list [ … ] of entries'],
])('tells a list file that holds %s', (text, found, expected) => {
  const broken = files.map((file) => (file.path === 'faqs.json' ? { ...file, text } : file));
  expect(check(broken)).toEqual([{ file: 'content/faqs.json', line: 1, field: '', rule: 'files', found, expected }]);
});
