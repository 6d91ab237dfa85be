import { exampleContent } from '../../tests/content/examples/exampleContent';
import { contentTypeName } from './contentTypeName';

const { files } = exampleContent('minimal');
const entryOf = (path: string) => {
  const data = files.find((file) => file.path === path)!.data;
  return (Array.isArray(data) ? data[0] : data) as Record<string, unknown>;
};
const without = (path: string, field: string) =>
  Object.fromEntries(Object.entries(entryOf(path)).filter(([name]) => name !== field));

test.each([
  ['clinic.json', 'Clinic'],
  ['blog/article-one.json', 'Article'],
  ['services/service-one.json', 'Service'],
  ['faqs.json', 'FaqItem'],
])('%s makes the type %s', (path, type) => {
  expect(contentTypeName(path, entryOf(path))).toBe(type);
});

test.each(['tags', 'title', 'date', 'diagnosis', 'slug'])('an article without %s is set apart', (field) => {
  expect(contentTypeName('blog/article-one.json', without('blog/article-one.json', field))).toBe('FaultyEntry');
});

test.each([
  ['a date that does not exist', { date: '2024-13-45' }],
  ['tags that are no list', { tags: 'sleep' }],
])('so is one with %s', (_, change) => {
  const path = 'blog/article-one.json';
  expect(contentTypeName(path, { ...entryOf(path), ...change })).toBe('FaultyEntry');
});

test('one with a title that is too long stays an article, so that it can be looked at', () => {
  const path = 'blog/article-one.json';
  expect(contentTypeName(path, { ...entryOf(path), title: 'a'.repeat(500) })).toBe('Article');
});

test('a file of which there is one only keeps its type, since nothing could stand in for it', () => {
  expect(contentTypeName('clinic.json', {})).toBe('Clinic');
});

test.each(['extra.json', 'blog/drafts/sleep.json'])('%s, which belongs nowhere, is set apart', (path) => {
  expect(contentTypeName(path, {})).toBe('FaultyEntry');
});
