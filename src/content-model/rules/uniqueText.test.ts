import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { uniqueText } from './uniqueText';

const long = 'A calm hour before bed and a fixed time to rise help many people to sleep again at night.';
const other = {
  text1: 'One.',
  crux: 'Two.',
  hookText: 'Three.',
  keyPoints: [],
  diagnosis: { title: 'Four', content: [] },
  remedies: { title: 'Five', content: [] },
  conclusion: 'Six.',
  sources: exampleArticle.sources,
};

test('rejects a title and a description that another page has, whatever their punctuation', () => {
  const files = {
    'blog/a.json': exampleArticle,
    'blog/b.json': {
      ...other,
      slug: 'b',
      title: 'How to sleep better?',
      description: `${exampleArticle.description.toUpperCase()}`,
    },
  };
  expect(findingsOf(uniqueText, files)).toMatchObject([
    {
      file: 'blog/b.json',
      field: 'title',
      found: '"How to sleep better?", as in content/blog/a.json (title)',
      expected: 'a title that no other page has',
      suggestion: 'rewrite it for this page',
    },
    { file: 'blog/b.json', field: 'description', expected: 'a description that no other page has' },
  ]);
});

test('compares the titles and descriptions of all kinds of pages', () => {
  const seo = { title: 'How to sleep better', description: 'Another.' };
  expect(findingsOf(uniqueText, { 'blog/a.json': exampleArticle, 'pages/about.json': { seo } })).toMatchObject([
    { file: 'pages/about.json', field: 'seo.title' },
  ]);
  expect(
    findingsOf(uniqueText, {
      'pages/about.json': { seo: { title: 'One', description: 'Same.' } },
      'services/telepsychiatry.json': { card: { description: 'Same.' } },
    }),
  ).toMatchObject([{ field: 'card.description' }]);
});

test('rejects a question that was asked before, in one file or in two', () => {
  const item = { question: 'Is what I say confidential?', answer: 'Yes.' };
  expect(
    findingsOf(uniqueText, { 'faqs.json': [item], 'services/telepsychiatry.json': { faqs: { items: [item, item] } } }),
  ).toMatchObject([
    {
      file: 'services/telepsychiatry.json',
      field: 'faqs.items[0].question',
      found: '"Is what I say confidential?", as in content/faqs.json ([0].question)',
      expected: 'a question that no other page has',
      suggestion: 'rewrite it for this page, or leave out the whole entry of the list',
    },
    { field: 'faqs.items[1].question' },
  ]);
  expect(findingsOf(uniqueText, { 'faqs.json': [item, item] })).toMatchObject([
    { field: '[1].question', suggestion: 'rewrite it for this page, or leave out the whole entry of the list' },
  ]);
});

test('rejects a paragraph of 80 characters or more that stands elsewhere', () => {
  const answer = `Short.\n\n${long}`;
  expect(
    findingsOf(uniqueText, {
      'faqs.json': [
        { question: 'One?', answer: long },
        { question: 'Two?', answer },
      ],
    }),
  ).toEqual([
    {
      file: 'faqs.json',
      field: '[1].answer',
      found:
        '“A calm hour before bed and a fixed time to rise help many people to sleep …”, as in content/faqs.json ([0].answer)',
      expected: 'a paragraph that is used nowhere else',
      suggestion: 'rewrite it for this page, or leave it out',
    },
  ]);
});

test.each([
  [79, 0],
  [80, 1],
])('a paragraph of %i characters that stands twice has %i faults', (length, faults) => {
  // Each sign is one character, whatever it takes in memory.
  const answer = `${'a b '.repeat(19)}🙂🙂🙂🙂`.slice(length === 79 ? 1 : 0);
  expect([...answer]).toHaveLength(length);
  const items = ['One?', 'Two?'].map((question) => ({ question, answer }));
  expect(findingsOf(uniqueText, { 'faqs.json': items })).toHaveLength(faults);
});

test('accepts short paragraphs, headings of sections and sources that are alike', () => {
  const step = { title: 'Book a time', description: 'Call us, or write to us.' };
  const page = (seo: string) => ({
    seo: { title: seo, description: seo },
    process: { steps: [step] },
    title: 'Telepsychiatry',
    hero: { title: 'Telepsychiatry' },
  });
  expect(findingsOf(uniqueText, { 'services/a.json': page('A'), 'services/b.json': page('B') })).toEqual([]);
  expect(
    findingsOf(uniqueText, {
      'blog/a.json': { ...exampleArticle },
      'blog/b.json': { ...other, title: 'Another', description: 'Another.' },
    }),
  ).toEqual([]);
});

/** As many long texts as an article has. */
const texts = (name: string, n: number) =>
  Array.from({ length: n }, (_, index) => `${long} This is text ${index} of ${name}, which no other has.`);

test('tells a copied file once, and nothing of each of its texts', () => {
  const article = { ...exampleArticle, keyPoints: texts('insomnia', 9) };
  const copy = {
    ...article,
    slug: 'healthy-habits',
    title: 'Healthy habits',
    image: { src: './insomnia.jpg', alt: 'A lamp.' },
  };
  expect(
    findingsOf(uniqueText, {
      'blog/healthy-habits.json': copy,
      'blog/insomnia.json': { ...article, slug: 'insomnia' },
    }),
  ).toEqual([
    {
      file: 'blog/healthy-habits.json',
      field: '',
      found: 'a copy of content/blog/insomnia.json: 14 of its 15 longer texts are the same',
      expected: 'texts of its own on each page',
      suggestion:
        'if it is to become a new page, write new text in every field, the slug too; if it was copied by mistake, delete this file',
    },
  ]);
});

test('tells the texts of a copy one by one once most of them are new', () => {
  const fields = (name: string) => ({ ...other, slug: name, title: `Of ${name}`, description: `On ${name}.` });
  const [old, fresh] = [texts('old', 6), texts('new', 6)];
  expect(
    findingsOf(uniqueText, {
      'blog/a.json': { ...fields('a'), keyPoints: old },
      'blog/b.json': { ...fields('b'), keyPoints: [...old.slice(0, 3), ...fresh.slice(3)] },
    }).map(({ field }) => field),
  ).toEqual(['keyPoints[0]', 'keyPoints[1]', 'keyPoints[2]']);
});

test('knows a copy by the picture of the original that it still names', () => {
  const article = (slug: string) => ({ ...exampleArticle, slug, image: { src: './sleep.jpg', alt: 'A lamp.' } });
  expect(filesWithFaults({ 'blog/a.json': article('a'), 'blog/sleep.json': article('sleep') })).toEqual([
    'blog/a.json',
  ]);
  expect(filesWithFaults({ 'blog/sleep.json': article('sleep'), 'blog/z.json': article('z') })).toEqual([
    'blog/z.json',
  ]);
});

const articles = (copy: string, original: string, days: { copy: string; original: string }) => ({
  [`blog/${copy}.json`]: { ...exampleArticle, slug: copy, date: days.copy },
  [`blog/${original}.json`]: { ...exampleArticle, slug: original, date: days.original },
});
const filesWithFaults = (files: Parameters<typeof findingsOf>[1]) => [
  ...new Set(findingsOf(uniqueText, files).map(({ file }) => file)),
];

test('reports the copy that still has the slug of the original, wherever its name stands in the alphabet', () => {
  expect(
    filesWithFaults({
      'blog/healthy-habits.json': { ...exampleArticle, slug: 'sleep-and-health' },
      'blog/sleep-and-health.json': { ...exampleArticle, slug: 'sleep-and-health' },
    }),
  ).toEqual(['blog/healthy-habits.json']);
  expect(
    filesWithFaults({
      'blog/sleep-and-health.json': { ...exampleArticle, slug: 'sleep-and-health' },
      'blog/sleep.json': { ...exampleArticle, slug: 'sleep-and-health' },
    }),
  ).toEqual(['blog/sleep.json']);
});

test('reports a copy of an article, not the original, whichever comes first', () => {
  const sameDay = { copy: '2025-01-05', original: '2025-01-05' };
  expect(filesWithFaults(articles('insomnia-copy', 'insomnia', sameDay))).toEqual(['blog/insomnia-copy.json']);
  expect(filesWithFaults(articles('zzz-insomnia', 'insomnia', sameDay))).toEqual(['blog/zzz-insomnia.json']);
  expect(filesWithFaults(articles('Insomnia', 'insomnia', sameDay))).toEqual(['blog/Insomnia.json']);
  const later = { copy: '2026-01-05', original: '2025-01-05' };
  expect(filesWithFaults(articles('a', 'b', later))).toEqual(['blog/a.json']);
  expect(filesWithFaults(articles('b', 'a', later))).toEqual(['blog/b.json']);
});

test('says to leave out only what may be left out', () => {
  const twice = { crux: long, text1: `Short.\n\n${exampleArticle.conclusion}` };
  const files = {
    'blog/a.json': { ...exampleArticle, ...twice, conclusion: 'One.' },
    'blog/b.json': {
      ...other,
      ...twice,
      title: 'Another',
      description: 'Another.',
      keyPoints: [exampleArticle.hookText],
    },
  };
  expect(findingsOf(uniqueText, files)).toMatchObject([
    { file: 'blog/b.json', field: 'text1', suggestion: 'rewrite it for this page, or leave it out' },
    { file: 'blog/b.json', field: 'crux', suggestion: 'rewrite it for this page' },
    { file: 'blog/b.json', field: 'keyPoints[0]', suggestion: 'rewrite it for this page, or leave it out' },
  ]);
});
