import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import categories from '../../content/categories.json';
import { decodeArticleIndex } from '../../src/lib/articleIndex';
import { dist, files, pages, paths } from './site';

interface PageData {
  result: {
    data: {
      newest: { totalCount: number; nodes: { link: string }[] };
      further: { nodes: { link: string }[] };
      allCategory: { nodes: { articles: object[] }[] };
      page: { otherArticles: object[] };
    };
    pageContext: { articleIndex: string };
  };
}
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const { data, pageContext } = (JSON.parse(read('page-data/blogs/page-data.json')) as PageData).result;
const index = JSON.parse(read(pageContext.articleIndex)) as unknown;
const all = decodeArticleIndex(index);
const articlePaths = [...paths].filter((path) => path.startsWith('/blog/'));
const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

test('the list’s data hold the first page and a few of each category, however many articles there are', () => {
  expect(data.newest.nodes).toHaveLength(Math.min(9, articlePaths.length));
  expect(data.newest.totalCount).toBe(articlePaths.length);
  expect(data.further.nodes.length).toBeLessThanOrEqual(27);
  expect(data.allCategory.nodes).toHaveLength(categories.length);
  for (const { articles } of data.allCategory.nodes) expect(articles.length).toBeLessThanOrEqual(4);
  expect(data.page.otherArticles.length).toBeLessThanOrEqual(4);
});

test('the index holds every article, in the order of the list, and is the only one', () => {
  expect(all.map(({ link }) => link).sort()).toEqual(articlePaths.sort());
  const first = [...data.newest.nodes, ...data.further.nodes].map(({ link }) => link);
  expect(all.slice(0, first.length).map(({ link }) => link)).toEqual(first);
  expect(files.filter((path) => /articles-.*\.json$/.test(path)).map((path) => `/${path}`)).toEqual([
    pageContext.articleIndex,
  ]);
});

test('a card from the index is the card of the page, but for the words of its picture, which no card has', () => {
  const { image, ...rest } = throughJson(data.newest.nodes[0]);
  const { image: ofIndex, tags, ...restOfIndex } = throughJson(all[0]);
  expect(restOfIndex).toEqual(rest);
  expect(ofIndex).toEqual({ ...(image as object), alt: '' });
  expect(tags).not.toHaveLength(0);
});

test('pictures of the index are there', () => {
  const sources = JSON.stringify(throughJson(all)).match(/\/static\/[\w./-]+/g)!;
  expect(sources.length).toBeGreaterThan(all.length);
  expect([...new Set(sources)].filter((source) => !files.includes(source.slice(1)))).toEqual([]);
});

test('the HTML of the list draws nine cards, and says nothing of the crisis help', () => {
  const { $ } = pages.find(({ path }) => path === '/blogs')!;
  expect($('main article')).toHaveLength(Math.min(9, articlePaths.length));
  expect($('main [role="note"]')).toHaveLength(0);
});

test('the list for browsers without scripts leads to every article', () => {
  const $ = load(read('articles.xml'), { xml: true });
  const links = $('a[href^="/blog/"]')
    .map((_, link) => $(link).attr('href'))
    .get();
  expect(links.sort()).toEqual(articlePaths.sort());
});
