import { checkFile } from '../checking/checkFile';
import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { textsOf } from './textsOf';

const texts = (path: string, value: unknown) => textsOf(checkFile({ path, text: JSON.stringify(value) }).entries[0]!);

test('gives what visitors read, and neither addresses, dates, slugs nor file names', () => {
  const fields = texts('blog/better-sleep.json', exampleArticle).map(({ path }) => path.join('.'));
  expect(fields).toEqual(
    expect.arrayContaining(['title', 'image.alt', 'tags.0', 'keyPoints.2', 'diagnosis.title', 'sources.0.title']),
  );
  for (const field of ['slug', 'date', 'image.src', 'sources.0.url', 'author']) expect(fields).not.toContain(field);
});

test('knows the words of others', () => {
  const cited = texts('blog/better-sleep.json', exampleArticle).filter(({ isCited }) => isCited);
  expect(new Set(cited.map(({ path }) => path[0]))).toEqual(new Set(['sources']));
});

test('reads faulty entries too', () => {
  expect(texts('blog/a.json', { title: 7, crux: 'Still read.' }).map(({ text }) => text)).toEqual(['Still read.']);
  expect(texts('blog/a.json', 'text')).toEqual([]);
});
