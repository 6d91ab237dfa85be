import { articleFields, articleListFields, categoryFields, teamMemberFields } from './articleFields';
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
    getNodeById: () => ({ children: ['c1', 'c2'] }),
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
  expect(
    trackPageDependencies.mock.calls.filter(([, { connectionType }]) => connectionType === 'Article'),
  ).toHaveLength(8);
});

test('once content has changed, they are read anew', async () => {
  expect(await resolve(categoryFields, 'articles', { name: 'Calm' })).toEqual(['id-middle']);
  nodes.Article!.pop();
  nodes.Article!.push(article('newest', '2026-01-01', ['stress']));
  expect(await resolve(categoryFields, 'articles', { name: 'Calm' })).toEqual(['id-middle']);
  forgetArticleSet();
  expect(await resolve(categoryFields, 'articles', { name: 'Calm' })).toEqual(['id-newest', 'id-middle']);
});
