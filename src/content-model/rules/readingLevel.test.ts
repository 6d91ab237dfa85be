import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { textFindings } from '../../../tests/content/helpers/textFindings';
import { MAX_SENTENCE_WORDS, readingLevel } from './readingLevel';

const sentenceOf = (words: number) => `Word${' word'.repeat(words - 1)}.`;

test('accepts a sentence of 20 words and rejects one of 21', () => {
  expect(textFindings(readingLevel, sentenceOf(MAX_SENTENCE_WORDS))).toEqual([]);
  expect(textFindings(readingLevel, `Short. ${sentenceOf(MAX_SENTENCE_WORDS + 1)}`)).toEqual([
    {
      file: 'faqs.json',
      field: '[0].answer',
      found: expect.stringMatching(/^a sentence of 21 words: “Word word/) as string,
      expected: 'at most 20 words',
      suggestion: 'split it into two or three sentences, with one idea each',
    },
  ]);
});

test('ends a sentence at a question mark, at a quotation’s end and at a paragraph’s end, not after Dr.', () => {
  expect(textFindings(readingLevel, `${sentenceOf(20).replace('.', '?')} ${sentenceOf(20)}`)).toEqual([]);
  expect(textFindings(readingLevel, `He said, "${sentenceOf(18)}" ${sentenceOf(20)}`)).toEqual([]);
  expect(textFindings(readingLevel, `${sentenceOf(20).replace('.', '')}\n\n${sentenceOf(20)}`)).toEqual([]);
  expect(textFindings(readingLevel, `${sentenceOf(20).replace('.', ' Dr.')} ${sentenceOf(20)}`)).toHaveLength(1);
});

test('does not judge Hindi, nor the titles of publications', () => {
  expect(textFindings(readingLevel, Array.from({ length: 40 }, () => 'शब्द').join(' '))).toEqual([]);
  const sources = [{ ...exampleArticle.sources[0], title: sentenceOf(40) }, exampleArticle.sources[1]];
  expect(findingsOf(readingLevel, { 'blog/a.json': { ...exampleArticle, sources } })).toEqual([]);
});

const hard = 'Pharmacological interventions necessitate comprehensive longitudinal monitoring of metabolic parameters.';

test('accepts an article of plain words and rejects a scholar’s', () => {
  expect(findingsOf(readingLevel, { 'blog/a.json': exampleArticle })).toEqual([]);
  const article = { ...exampleArticle, text1: hard, crux: hard, hookText: hard, keyPoints: [hard], conclusion: hard };
  expect(findingsOf(readingLevel, { 'blog/a.json': article })).toEqual([
    {
      file: 'blog/a.json',
      field: 'text1',
      found: expect.stringMatching(/^a reading grade of \d+/) as string,
      expected: 'grade 9 or less (Flesch-Kincaid)',
      suggestion: 'use shorter sentences and everyday words: "help" for "assistance", "use" for "utilise"',
    },
  ]);
});

test('leaves Hindi without a grade, also where its language is not marked', () => {
  const words = Array.from({ length: 40 }, () => 'शब्द').join(' ');
  const article = {
    ...exampleArticle,
    text1: words,
    crux: words,
    hookText: words,
    conclusion: words,
    keyPoints: [words],
  };
  expect(findingsOf(readingLevel, { 'blog/a.json': article })).toEqual([]);
});
