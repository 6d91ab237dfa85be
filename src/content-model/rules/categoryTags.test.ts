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
      expected: 'a tag of content/categories.json',
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

test.each([
  ['Insomnia', '"insomnia"'],
  ['#sleep', '"sleep"'],
  ['sleep, stress', 'write each tag in quotation marks of its own: "sleep", "stress"'],
  ['Nights', 'one of the tags of that category: "can\'t sleep", "dreams"'],
  ['can’t sleep', '"can\'t sleep"'],
])('says what to write for the tag %j, once', (tag, suggestion) => {
  const nights = { name: 'Nights', tags: ["can't sleep", 'dreams'] };
  const files = {
    'categories.json': [...categories, nights],
    'blog/other.json': { tags: ['sleep', 'insomnia', 'stress', 'dreams', "can't sleep"] },
    'blog/nights.json': { tags: [tag] },
  };
  expect(findingsOf(categoryTags, files)).toEqual([
    {
      file: 'blog/nights.json',
      field: 'tags[0]',
      found: `the unknown tag "${tag}"`,
      expected: 'a tag of content/categories.json',
      suggestion,
    },
  ]);
});

test('tells a tag in capitals where it stands, not in each article that has it', () => {
  expect(check(['stress'], [{ name: 'Sleep', tags: ['Sleep', 'insomnia'] }, categories[1]!])).toEqual([
    {
      file: 'categories.json',
      field: '[0].tags[0]',
      found: '"Sleep"',
      expected: 'a tag in small letters, with a straight apostrophe',
      suggestion: '"sleep"',
    },
  ]);
});

test('leaves the tags of a category that stands twice to the rule on its name', () => {
  expect(check(['sleep'], [...categories, categories[0]!])).toEqual([]);
});

test('tells several unused tags of a category at once', () => {
  expect(check(['sleep'], [...categories, { name: 'Old age', tags: ['memory', 'dementia'] }])).toEqual([
    {
      file: 'categories.json',
      field: '[2].tags',
      found: 'the tags "memory", "dementia", which no article has',
      expected: 'tags that articles have',
      suggestion: 'remove them, or give them to articles',
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
