import { countArticleWords } from '../text/articleText';
import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { articleLength, MAX_WORDS, MIN_WORDS } from './articleLength';

const rest = countArticleWords({ ...exampleArticle, conclusion: '' });
const articleOf = (words: number) => ({
  ...exampleArticle,
  conclusion: Array.from({ length: words - rest }, () => 'word').join(' '),
});

test.each([MIN_WORDS, 900, MAX_WORDS])('accepts %i words', (words) => {
  expect(findingsOf(articleLength, { 'blog/a.json': articleOf(words) })).toEqual([]);
});

test.each([
  [MIN_WORDS - 1, 'add 1 word, for example on what a visitor can do'],
  [MAX_WORDS + 5, 'cut 5 words; begin with what is said twice'],
])('rejects %i words', (words, suggestion) => {
  expect(findingsOf(articleLength, { 'blog/a.json': articleOf(words) })).toEqual([
    {
      file: 'blog/a.json',
      field: 'text1',
      found: `${words} words in the introduction, summary, hook text, key points, diagnosis, remedies and conclusion`,
      expected: '700 to 1100 words',
      suggestion,
    },
  ]);
});
