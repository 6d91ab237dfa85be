import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { categoryNames } from './categoryNames';

const check = (...names: string[]) =>
  findingsOf(categoryNames, {
    'categories.json': names.map((name) => ({ name })),
    'pages/blogs.json': { otherCategory: 'Other' },
  });

test.each([[['Sleep', 'Stress']], [['Other worries', 'Sleep']]])('accepts names that differ: %j', (names) => {
  expect(check(...names)).toEqual([]);
});

test.each(['Sleep', 'SLEEP', 'sleep'])('rejects a name for the second time: %s', (name) => {
  expect(check('Sleep', 'Stress', name)).toEqual([
    {
      file: 'categories.json',
      field: '[2].name',
      found: `"${name}", which is also the name of category [0]`,
      expected: 'a name that no other category has, whether in capitals or small letters',
      suggestion: 'give it another name, or move its tags to [0] and remove it',
    },
  ]);
});

test.each(['Other', 'OTHER'])('rejects the name for articles of no category: %s', (name) => {
  expect(check('Sleep', name)).toEqual([
    {
      file: 'categories.json',
      field: '[1].name',
      found: `"${name}", which content/pages/blogs.json uses for articles without a category (otherCategory)`,
      expected: 'a name that no other category has, whether in capitals or small letters',
      suggestion: 'give it another name, or change "otherCategory" there',
    },
  ]);
});

test('compares the names among themselves while the word for other articles can’t be read', () => {
  expect(findingsOf(categoryNames, { 'categories.json': [{ name: 'Other' }, { name: 'other' }] })).toMatchObject([
    { field: '[1].name' },
  ]);
});
