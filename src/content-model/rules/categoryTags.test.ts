import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { categoryTags } from './categoryTags';

const categories = [
  { name: 'Sleep', tags: ['sleep', 'insomnia'] },
  { name: 'Stress', tags: ['stress'] },
];
const check = (tags: string[], all: object[] = categories) =>
  findingsOf(categoryTags, {
    'categories.json': all,
    'blog/other.json': { tags: ['sleep', 'insomnia', 'stress'] },
    'blog/nights.json': { tags },
  });

test('accepts known tags, each once', () => {
  expect(check(['sleep', 'stress'])).toEqual([]);
});

test('rejects a misspelt tag and gives the right one', () => {
  expect(check(['sleep', 'insomia'])).toEqual([
    {
      file: 'blog/nights.json',
      field: 'tags[1]',
      found: 'the unknown tag "insomia"',
      expected: 'a tag of content/categories.json: sleep, insomnia, stress',
      suggestion: '"insomnia"',
    },
  ]);
});

test('rejects a tag that no category has', () => {
  expect(check(['anger'])).toEqual([
    {
      file: 'blog/nights.json',
      field: 'tags[0]',
      found: 'the unknown tag "anger"',
      expected: 'a tag of content/categories.json: sleep, insomnia, stress',
      suggestion: 'add it to a category in content/categories.json',
    },
  ]);
});

test('rejects a doubled tag', () => {
  expect(check(['sleep', 'stress', 'sleep'])).toEqual([
    {
      file: 'blog/nights.json',
      field: 'tags[2]',
      found: '"sleep" twice',
      expected: 'each tag once',
      suggestion: 'remove one',
    },
  ]);
});

test('rejects a tag of two categories', () => {
  expect(check(['sleep'], [...categories, { name: 'Nights', tags: ['sleep'] }])).toEqual([
    {
      file: 'categories.json',
      field: '[2].tags[0]',
      found: '"sleep", which "Sleep" also has',
      expected: 'each tag in one category only',
      suggestion: 'remove it here or from "Sleep"',
    },
  ]);
});

test('rejects a tag of a category that no article has', () => {
  expect(check(['sleep'], [...categories, { name: 'Grief', tags: ['grief'] }])).toEqual([
    {
      file: 'categories.json',
      field: '[2].tags[0]',
      found: 'the tag "grief", which no article has',
      expected: 'a tag that an article has',
      suggestion: 'remove it, or give it to an article',
    },
  ]);
});

test('tells a misspelling in the categories at both ends, each with the other', () => {
  const misspelt = [
    { name: 'Sleep', tags: ['sleep', 'insomia'] },
    { name: 'Stress', tags: ['stress'] },
  ];
  expect(check(['sleep'], misspelt)).toMatchObject([
    { file: 'blog/other.json', field: 'tags[1]', found: 'the unknown tag "insomnia"', suggestion: '"insomia"' },
    {
      file: 'categories.json',
      field: '[0].tags[1]',
      found: 'the tag "insomia", which no article has',
      suggestion: '"insomnia"',
    },
  ]);
});

test('says nothing of unused tags while there are no articles that could have them', () => {
  expect(findingsOf(categoryTags, { 'categories.json': categories })).toEqual([]);
});

test('says nothing of tags while there are no categories to compare', () => {
  expect(findingsOf(categoryTags, { 'blog/nights.json': { tags: ['sleep'] } })).toEqual([]);
});
