/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexRelatedArticles, type RelatableArticle } from '../lib/relatedArticles';
import { searchArticles } from '../lib/searchArticles';
import { writeArticleIndex } from './articleIndex/writeArticleIndex';
import { createPages } from './createPages';
import { renderFeed } from './publish/feed';
import type { PublishedArticle } from './publish/siteFiles';
import { renderPlainList } from './publish/plainList';
import { renderSitemap } from './publish/sitemap';
import { describeWaiting, findWaitingArticles } from './waitingArticles';

const content = mkdtempSync(join(tmpdir(), 'waiting-'));
const write = (path: string, data: unknown) =>
  writeFileSync(join(content, path), typeof data === 'string' ? data : JSON.stringify(data));
const article = (slug: string, date: string) => ({
  slug,
  title: `Restful nights ${slug}`,
  description: 'A summary',
  date,
  tags: ['sleep'],
});

beforeAll(() => {
  mkdirSync(join(content, 'blog'));
  write('blog/yesterday.json', article('yesterday', '2026-11-27'));
  write('blog/today.json', article('today', '2026-11-28'));
  write('blog/tomorrow.json', article('tomorrow', '2026-11-29'));
  write('blog/next-year.json', article('next-year', '2027-01-01'));
  write('blog/.draft.json', article('draft', '2027-01-01'));
  write('blog/broken.json', '{');
  write('blog/undated.json', { date: 20270101 });
  write('testimonials.json', [{ date: '2030-01-01' }]);
  cpSync('content/pages/share.jpg', join(content, 'blog/tomorrow.jpg'));
});
afterAll(() => rmSync(content, { recursive: true }));

test('articles of a later day wait; broken files are left to the content check', () => {
  expect(findWaitingArticles(content, '2026-11-28')).toEqual([
    { path: 'blog/next-year.json', date: '2027-01-01' },
    { path: 'blog/tomorrow.json', date: '2026-11-29' },
  ]);
  expect(findWaitingArticles(content, '2027-01-01')).toEqual([]);
});

test('says which waits, and until when', () => {
  expect(describeWaiting([{ path: 'blog/tomorrow.json', date: '2026-11-29' }])).toEqual([
    'content/blog/tomorrow.json waits until 29 November 2026, Indian time; until then a build leaves it out.',
  ]);
});

/** Reads a content folder with Gatsby’s own plugin, as a build at each moment does, and prints the files that become nodes. */
const reader = `
  const { sourceNodes } = require('gatsby-source-filesystem/gatsby-node');
  const { ignoreWaitingArticles } = require('./src/gatsby/waitingArticles');
  const [path, ...moments] = process.argv.slice(1);
  async function read(now) {
    const found = [];
    const createNode = ({ relativePath }) => found.push(relativePath);
    const api = { actions: { createNode }, createNodeId: (id) => id, emitter: { on() {} } };
    await sourceNodes(api, { name: 'content', path, ignore: [ignoreWaitingArticles(path, new Date(now))] });
    return found;
  }
  Promise.all(moments.map(read)).then((nodes) => process.stdout.write(JSON.stringify(nodes), () => process.exit()));
`;

/** One millisecond before the day of tomorrow’s article begins in India, and as it begins. */
const [before, after] = ['2026-11-28T18:29:59.999Z', '2026-11-28T18:30:00.000Z'] as const;

function readNodes(TZ: string): { before: string[]; after: string[] } {
  const args = ['--require', 'tsx/cjs', '-e', reader, content, before, after];
  const answer = execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: 'utf8' });
  const [early, late] = JSON.parse(answer) as [string[], string[]];
  return { before: early, after: late };
}

test.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'])(
  'a build in %s reads no article before its day begins in India, and each from then on; pictures always',
  (TZ) => {
    const nodes = readNodes(TZ);
    expect(nodes.before).toEqual(
      expect.arrayContaining(['blog/yesterday.json', 'blog/today.json', 'blog/tomorrow.jpg']),
    );
    expect(nodes.before).not.toContain('blog/tomorrow.json');
    expect(nodes.after).toEqual(expect.arrayContaining(['blog/today.json', 'blog/tomorrow.json']));
    expect(nodes.after).not.toContain('blog/next-year.json');
  },
);

jest.mock('./articleIndex/writeArticleIndex', () => ({ writeArticleIndex: jest.fn(() => '/index.json') }));

/** What a site makes of the articles that are nodes. */
async function publish(nodes: readonly string[]) {
  const all = [article('yesterday', '2026-11-27'), article('today', '2026-11-28'), article('tomorrow', '2026-11-29')];
  const articles = all
    .filter(({ slug }) => nodes.includes(`blog/${slug}.json`))
    .map((node) => ({
      ...node,
      link: `/blog/${node.slug}`,
      language: 'en',
      updated: null,
      author: { name: 'A' },
      mainCategory: 'Sleep',
      dateText: node.date,
    }));
  const createPage = jest.fn();
  const data = { allService: { nodes: [] }, allArticle: { nodes: articles }, allRedirect: { nodes: [] } };
  await createPages!(
    { actions: { createPage }, reporter: {}, graphql: async () => ({ data }) } as never,
    {} as never,
    () => undefined,
  );
  const paths = createPage.mock.calls.map(([{ path }]: [{ path: string }]) => path);
  const site = {
    siteUrl: 'https://clinic.example',
    name: 'C',
    fullName: 'C',
    email: 'care@clinic.example',
    builtOn: '2027-12-01',
    description: 'C',
    plainList: { heading: 'A', back: 'B' },
    help: { heading: 'C', lines: [] },
  };
  const published = { ...site, articles: articles as PublishedArticle[] };
  return {
    pages: paths.join(' '),
    related: indexRelatedArticles<RelatableArticle>(articles)(articles[0]!)
      .map(({ slug }) => slug)
      .join(' '),
    search: searchArticles(articles, 'restful')
      .map(({ slug }) => slug)
      .join(' '),
    index: JSON.stringify(jest.mocked(writeArticleIndex).mock.lastCall),
    plainList: renderPlainList(published),
    feed: renderFeed(published),
    sitemap: renderSitemap(published, paths),
  };
}

test('an article that is no node has no page and stands in no related articles, search, feed or sitemap; later in all of them', async () => {
  const nodes = readNodes('Asia/Kolkata');
  for (const [place, text] of Object.entries(await publish(nodes.before))) {
    expect([place, text]).toEqual([place, expect.stringContaining('today')]);
    expect([place, text]).toEqual([place, expect.not.stringContaining('tomorrow')]);
  }
  for (const [place, text] of Object.entries(await publish(nodes.after)))
    expect([place, text]).toEqual([place, expect.stringContaining('tomorrow')]);
});
