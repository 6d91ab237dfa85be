import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { articleLabels } from './articleLabels';

const check = (labels: string[], articles: object[]) =>
  findingsOf(articleLabels, {
    'article-labels.json': labels.map((language) => ({ language })),
    ...Object.fromEntries(articles.map((article, index) => [`blog/article-${index}.json`, article])),
  });

test('accepts labels for each language of articles, and for one more', () => {
  expect(check(['en', 'hi'], [{}, { language: 'hi' }])).toEqual([]);
  expect(check(['en', 'hi'], [{ language: 'en' }])).toEqual([]);
});

test('rejects a language that stands twice', () => {
  expect(check(['en', 'hi', 'en'], [{}])).toEqual([
    {
      file: 'article-labels.json',
      field: '[2].language',
      found: '"en" a second time',
      expected: 'each language once',
      suggestion: 'remove one of the two entries, or correct its language',
    },
  ]);
});

test('rejects a language of articles without labels, once for all of them', () => {
  expect(check(['hi'], [{ language: 'hi' }, {}, { language: 'en' }])).toEqual([
    {
      file: 'article-labels.json',
      field: '[0].language',
      found: 'labels in hi, none in en',
      expected: 'labels in the language of every article, such as content/blog/article-1.json',
      suggestion: 'add an entry with "language": "en"',
    },
  ]);
});

test('takes an article that names no language for an English one', () => {
  expect(check(['en'], [{}, { language: 'hi' }])).toMatchObject([
    {
      found: 'labels in en, none in hi',
      expected: 'labels in the language of every article, such as content/blog/article-1.json',
    },
  ]);
});

test('says nothing while there are no labels at all: that is told already', () => {
  expect(findingsOf(articleLabels, { 'blog/article.json': { language: 'hi' } })).toEqual([]);
});
