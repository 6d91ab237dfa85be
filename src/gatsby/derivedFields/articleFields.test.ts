import { exampleContent } from '../../../tests/content/examples/exampleContent';
import type { ContentOf } from '../../content-model/collections';
import { formatDate } from '../../lib/formatDate';
import { articleFields } from './articleFields';
import { articleListFields, categoryFields, teamMemberFields } from './articleLists';
import { forgetArticleSet } from './articleSet';
import type { Context } from './field';
import { serviceFields } from './serviceFields';

const article = (slug: string, date: string, tags: string[], author?: string) => ({
  id: `id-${slug}`,
  slug,
  title: slug,
  date,
  tags,
  author,
});
const categories = [
  { id: 'c2', parent: 'file', name: 'Rest', tags: ['sleep', 'stress'] },
  { id: 'c1', parent: 'file', name: 'Calm', tags: ['stress'] },
];
let nodes: Record<string, object[]>;
const findAll = jest.fn(async ({ type }: { type: string }) => ({ entries: nodes[type]! }));
const trackPageDependencies = jest.fn();
const context = {
  nodeModel: {
    findAll,
    trackPageDependencies,
    getNodeById: ({ id }: { id: string }) => (id === 'file' ? { children: ['c1', 'c2'] } : id ? { id } : null),
    getNodesByIds: ({ ids }: { ids: string[] }) => ids,
  },
} as unknown as Context;
const resolve = (fields: typeof articleFields, name: string, source: object, args = {}) =>
  fields[name]!.resolve(source as never, args as never, context);

beforeEach(() => {
  forgetArticleSet();
  findAll.mockClear();
  trackPageDependencies.mockClear();
  nodes = {
    Article: [
      article('old', '2024-01-01', ['sleep'], 'ravi'),
      article('new', '2025-01-01', ['sleep']),
      article('middle', '2024-06-01', ['sleep', 'stress']),
      article('lonely', '2024-02-01', ['work']),
    ],
    Category: [...categories],
    ArticleListPage: [{ otherCategory: 'Other' }],
    Clinic: [{ leadPsychiatrist: 'asha' }],
  };
});

test.each([
  ['Article.speaksOfSuicide', articleFields],
  ['Article.aboutChildren', articleFields],
  ['Service.aboutChildren', serviceFields],
])('%s is false where nobody says it, so that a filter finds it', async (field, fields) => {
  const [, name = ''] = field.split('.');
  expect(fields[name]).toMatchObject({ type: 'Boolean!' });
  expect(await resolve(fields, name, {})).toBe(false);
  expect(await resolve(fields, name, { [name]: true })).toBe(true);
});

test('the main category is the first in the file’s order, not in that of the nodes', async () => {
  expect(await resolve(articleFields, 'mainCategory', { tags: ['stress', 'sleep'] })).toBe('Calm');
  expect(await resolve(articleFields, 'mainCategory', { tags: ['work'] })).toBe('Other');
});

test('lists hold articles newest first, as many as are asked for', async () => {
  expect(await resolve(categoryFields, 'articles', { name: 'Rest' })).toEqual(['id-new', 'id-old']);
  expect(await resolve(categoryFields, 'articles', { name: 'Rest' }, { limit: 1 })).toEqual(['id-new']);
  expect(await resolve(categoryFields, 'articles', { name: 'None' })).toEqual([]);
  expect(await resolve(articleListFields, 'otherArticles', { otherCategory: 'Other' })).toEqual(['id-lonely']);
  expect(await resolve(teamMemberFields, 'articles', { slug: 'ravi' })).toEqual(['id-old']);
  expect(await resolve(teamMemberFields, 'articles', { slug: 'asha' })).toEqual(['id-new', 'id-middle', 'id-lonely']);
});

test.each([categoryFields, teamMemberFields])(
  'a negative limit is an error, not all articles but one',
  async ({ articles }) => {
    await expect(
      articles!.resolve({ name: 'Rest', slug: 'asha' } as never, { limit: -1 } as never, context),
    ).rejects.toThrow('limit is -1; it must be 0 or more.');
    expect(await articles!.resolve({ name: 'Rest', slug: 'asha' } as never, { limit: 0 } as never, context)).toEqual(
      [],
    );
  },
);

test('an article leads to its category, which leads to its list', async () => {
  expect(await resolve(articleFields, 'category', { tags: ['stress'] })).toEqual({ id: 'c1' });
  expect(await resolve(articleFields, 'category', { tags: ['work'] })).toBeNull();
  expect(await resolve(categoryFields, 'link', { slug: 'calm' })).toBe('/blogs?category=calm');
});

test.each([
  [{ date: '2024-01-01' }, '2024-01-01'],
  [{ date: '2024-01-01', updated: '2025-01-01' }, '2025-01-01'],
])('%j last changed on %s', async (days, day) => {
  expect(await resolve(articleFields, 'lastChanged', days)).toBe(day);
});

test('an article’s days are told in its language, English if it names none; without a change there is no day of one', async () => {
  const days = { date: '2024-01-01', updated: '2025-02-02', sourcesCheckedOn: '2026-03-03' };
  for (const [field, day] of Object.entries({
    dateText: days.date,
    updatedText: days.updated,
    sourcesCheckedOnText: days.sourcesCheckedOn,
  })) {
    expect(await resolve(articleFields, field, { ...days, language: 'hi' })).toBe(formatDate(day, 'hi'));
    expect(await resolve(articleFields, field, days)).toBe(formatDate(day));
  }
  expect(await resolve(articleFields, 'language', {})).toBe('en');
  expect(await resolve(articleFields, 'language', { language: 'hi' })).toBe('hi');
  expect(await resolve(articleFields, 'updatedText', { date: days.date })).toBeUndefined();
});

test.each([
  ['2026-11-28T23:59:59.999+05:30', true],
  ['2026-11-29T00:00:00+05:30', false],
])('at %s an article of 29 November 2026 waits: %s', async (now, isWaiting) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(await resolve(articleFields, 'isWaiting', { date: '2026-11-29' })).toBe(isWaiting);
  jest.useRealTimers();
});

test.each([
  ['Suicide can be prevented', 'A summary', true],
  ['Better sleep', 'On thoughts of suicide', true],
  ['Better sleep', 'A summary', false],
])('“%s: %s” names suicide: %s', async (title, description, names) => {
  expect(await resolve(articleFields, 'namesSuicide', { title, description })).toBe(names);
});

test('the text of an article has all its words, in reading order', async () => {
  const { files } = exampleContent('maximal');
  const example = files.find(({ path }) => path.startsWith('blog/'))!.data as ContentOf<'Article'>;
  const text = String(await resolve(articleFields, 'text', { ...example, crux: 'CRUX', conclusion: 'END' }));
  expect(text.startsWith(example.title)).toBe(true);
  expect(text).toContain('\n\nCRUX\n\n');
  expect(text.endsWith('END')).toBe(true);
  for (const words of [...example.keyPoints, ...example.remedies.content]) expect(text).toContain(words);
});

test('services stand in the order of the menus, members in that of the team; who is not listed comes last', async () => {
  nodes.Navigation = [{ services: ['b', 'a'] }];
  nodes.AboutPage = [{ team: { members: ['asha', 'ravi'] } }];
  const places = (fields: typeof articleFields, slugs: string[]) =>
    Promise.all(slugs.map((slug) => resolve(fields, 'position', { slug })));
  expect(await places(serviceFields, ['a', 'b', 'c'])).toEqual([1, 0, 2]);
  expect(await places(teamMemberFields, ['asha', 'ravi', 'new'])).toEqual([0, 1, 2]);
});

test('related articles are those of the formula', async () => {
  expect(await resolve(articleFields, 'relatedArticles', nodes.Article![0]!)).toEqual(['id-new', 'id-middle']);
  expect(await resolve(articleFields, 'relatedArticles', nodes.Article![3]!)).toEqual([]);
});

test('all articles are read once, however many ask; each page that asks is bound to them', async () => {
  for (const each of nodes.Article!) {
    await resolve(articleFields, 'relatedArticles', each);
    await resolve(articleFields, 'mainCategory', each);
  }
  expect(findAll.mock.calls.filter(([{ type }]) => type === 'Article')).toHaveLength(1);
  const bound = trackPageDependencies.mock.calls.map(([, { connectionType }]) => connectionType as string);
  for (const type of ['Article', 'Category', 'ArticleListPage', 'Clinic'])
    expect(bound.filter((each) => each === type)).toHaveLength(8);
});

test('once content has changed, they are read anew', async () => {
  expect(await resolve(categoryFields, 'articles', { name: 'Calm' })).toEqual(['id-middle']);
  nodes.Article!.pop();
  nodes.Article!.push(article('newest', '2026-01-01', ['stress']));
  expect(await resolve(categoryFields, 'articles', { name: 'Calm' })).toEqual(['id-middle']);
  forgetArticleSet();
  expect(await resolve(categoryFields, 'articles', { name: 'Calm' })).toEqual(['id-newest', 'id-middle']);
});
