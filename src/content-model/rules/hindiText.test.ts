import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { hindiText } from './hindiText';

const sentence = 'नींद शरीर और मन को आराम देती है।';
const inHindi = {
  ...exampleArticle,
  language: 'hi',
  title: 'अच्छी नींद कैसे आए',
  description: sentence,
  image: { src: './a.jpg', alt: 'एक शांत कमरा' },
  text1: sentence,
  crux: sentence,
  hookTitle: 'घड़ी का महत्व',
  hookText: `${sentence} (PHQ-9)`,
  keyPoints: [sentence],
  diagnosis: { title: 'जाँच', content: [sentence] },
  remedies: { title: 'उपाय', content: [sentence] },
  conclusion: sentence,
};
const check = (article: object) => findingsOf(hindiText, { 'blog/a.json': article });

test('accepts an English and a Hindi article, each marked rightly', () => {
  expect(check(exampleArticle)).toEqual([]);
  expect(check({ ...exampleArticle, language: 'en' })).toEqual([]);
  expect(check(inHindi)).toEqual([]);
});

test('rejects Hindi that is not marked, and English that is marked as Hindi', () => {
  const expected = 'the language that the text is written in';
  expect(check({ ...inHindi, language: undefined })).toEqual([
    {
      file: 'blog/a.json',
      field: 'language',
      found: 'Hindi text, without the field "language"; the article counts as English',
      expected,
      suggestion: 'add "language": "hi"',
    },
  ]);
  expect(check({ ...inHindi, language: 'en' })).toMatchObject([
    { found: 'Hindi text, marked as English', suggestion: '"hi"' },
  ]);
  expect(check({ ...exampleArticle, language: 'hi' })).toEqual([
    {
      file: 'blog/a.json',
      field: 'language',
      found: 'English text, marked as Hindi',
      expected,
      suggestion: 'remove "language"',
    },
  ]);
});

test('rejects a field in the other language', () => {
  expect(check({ ...inHindi, hookTitle: 'Why the clock matters' })).toEqual([
    {
      file: 'blog/a.json',
      field: 'hookTitle',
      found: 'English in an article in Hindi: “Why the clock matters”',
      expected: 'Hindi in every field',
      suggestion: 'write it in Hindi',
    },
  ]);
  expect(check({ ...exampleArticle, crux: sentence })).toMatchObject([
    {
      field: 'crux',
      found: expect.stringMatching(/^Hindi in an article in English: “/) as string,
      expected: 'English in every field',
      suggestion: 'write it in English',
    },
  ]);
});

test('accepts a Hindi phrase in English, and English titles of publications', () => {
  expect(check({ ...exampleArticle, crux: 'Sleep (नींद) helps the body and the mind to rest.' })).toEqual([]);
});
