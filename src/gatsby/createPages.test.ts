/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { decodeArticleIndex } from '../lib/articleIndex';
import type { writeArticleIndex } from './articleIndex/writeArticleIndex';
import { createPages } from './createPages';

jest.mock('./articleIndex/writeArticleIndex', () => ({
  writeArticleIndex: jest.fn(() => '/static/articles-of-this-build.json'),
}));

const data = {
  allService: { nodes: [{ slug: 'telepsychiatry', link: '/services/telepsychiatry' }] },
  allArticle: {
    nodes: [
      { slug: 'insomnia', link: '/blog/insomnia', language: 'en', namesSuicide: false },
      { slug: 'face-failures', link: '/blog/face-failures', language: 'hi', namesSuicide: true },
    ],
  },
  allRedirect: { nodes: [{ from: '/old', to: '/blog/insomnia' }] },
};

async function run(answer: object) {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
  const reporter = { panicOnBuild: jest.fn() };
  await createPages!({ actions, reporter, graphql: async () => answer } as never, {} as never, () => undefined);
  return { ...actions, ...reporter };
}

test('makes the list, a page a service and an article, from their templates, at their own addresses', async () => {
  const { createPage } = await run({ data });
  expect(
    createPage.mock.calls.map(([{ path, component, context }]) => [
      path,
      relative('src/templates', component),
      context,
    ]),
  ).toEqual([
    ['/blogs', 'ArticleListPage.tsx', { articleIndex: '/static/articles-of-this-build.json' }],
    ['/services/telepsychiatry', 'ServicePage.tsx', { slug: 'telepsychiatry' }],
    ['/blog/insomnia', 'ArticlePage.tsx', { slug: 'insomnia', language: 'en', namesSuicide: false }],
    ['/blog/face-failures', 'ArticlePage.tsx', { slug: 'face-failures', language: 'hi', namesSuicide: true }],
  ]);
});

test('makes permanent redirects that work in the browser too', async () => {
  const { createRedirect } = await run({ data });
  expect(createRedirect).toHaveBeenCalledWith({
    fromPath: '/old',
    toPath: '/blog/insomnia',
    isPermanent: true,
    redirectInBrowser: true,
  });
});

test('stops with a message, and makes nothing, when the content can’t be queried', async () => {
  const { createPage, panicOnBuild } = await run({ errors: ['no'] });
  expect(panicOnBuild).toHaveBeenCalledWith('The content could not be queried for making pages.', ['no']);
  expect(createPage).not.toHaveBeenCalled();
});

test('where only the index can’t be made, as without a picture, a build stops and the development server has all pages', async () => {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
  const reporter = { panicOnBuild: jest.fn() };
  const graphql = async (query: string) =>
    query.includes('ArticleCardContent') ? { errors: ['no picture'] } : { data };
  await createPages!({ actions, reporter, graphql } as never, {} as never, () => undefined);
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(expect.stringContaining('index'), ['no picture']);
  expect(actions.createPage.mock.calls.map(([{ path }]) => path)).toEqual([
    '/blogs',
    '/services/telepsychiatry',
    '/blog/insomnia',
    '/blog/face-failures',
  ]);
});

test('asks for what a card shows, by the fragment of the card itself', async () => {
  const graphql = jest.fn(async (_query: string) => ({ data }));
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
  await createPages!({ actions, reporter: {}, graphql } as never, {} as never, () => undefined);
  expect(graphql.mock.calls[1]![0]).toMatch(
    /fragment ArticleCardContent on Article \{[\s\S]*gatsbyImageData\([\s\S]*\}\n/,
  );
});

describe('the article index', () => {
  const folder = mkdtempSync(join(tmpdir(), 'index-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const { writeArticleIndex: write } = jest.requireActual<{ writeArticleIndex: typeof writeArticleIndex }>(
    './articleIndex/writeArticleIndex',
  );
  const article = (title: string) => ({
    title,
    description: 'D',
    tags: ['sleep'],
    link: '/blog/a',
    language: 'en',
    mainCategory: 'Sleep',
    dateText: '1 June 2024',
    readMinutes: 4,
    labels: { readMinutes: '{minutes} min read' },
    image: { alt: '', src: { childImageSharp: null } },
  });

  test('has a name that changes with its content, and takes the place of the one before', () => {
    const first = write(folder, [article('A')]);
    expect(first).toMatch(/^\/static\/articles-[\da-f]{20}\.json$/);
    expect(write(folder, [article('A')])).toBe(first);
    const second = write(folder, [article('B')]);
    expect(second).not.toBe(first);
    expect(readdirSync(join(folder, 'static')).map((name) => `/static/${name}`)).toEqual([second]);
    const [read] = decodeArticleIndex(JSON.parse(readFileSync(join(folder, second), 'utf8')));
    expect(read).toMatchObject({ title: 'B', tags: ['sleep'] });
  });
});
