import { existsSync, readFileSync } from 'node:fs';
import categories from '../../content/categories.json';
import navigation from '../../content/navigation.json';
import { otherCategory } from '../../content/pages/blogs.json';
import { queriesIn, type QueryAnswer } from '../../src/gatsby/runQueryExamples';
import { formatDate } from '../../src/lib/formatDate';
import type { Language } from '../../src/lib/language';
import { findMainCategory } from '../../src/lib/mainCategory';
import { readMinutes, type ReadableText } from '../../src/lib/readMinutes';
import { publishedArticles } from '../publishedArticles';
import { isSampleSite } from '../sampleSite';

interface ArticleContent extends ReadableText {
  slug: string;
  title: string;
  date: string;
  language?: Language;
  tags: string[];
}

const file = 'reports/query-answers.json';
if (!existsSync(file)) throw new Error(`${file} is missing: build with QUERY_ANSWERS=${file}, as npm test does.`);
const answers = JSON.parse(readFileSync(file, 'utf8')) as QueryAnswer[];

/** Whether each thing that was asked for is there. Deeper down much is optional: a day may be closed, a person may not write. */
const isFound = (answer: unknown): boolean =>
  Object.values(answer as Record<string, { nodes?: unknown[] } | null>).every(
    (found) => found !== null && found.nodes?.length !== 0,
  );

test('the documentation shows at least ten queries, and all were run', () => {
  const queries = queriesIn(readFileSync('docs/querying.md', 'utf8'));
  expect(queries.length).toBeGreaterThanOrEqual(10);
  expect(answers.map(({ query }) => query)).toEqual(queries);
});

test.each(answers.map((answer) => [answer.query.match(/query (\w+)/)![1]!, answer] as const))(
  '%s is answered',
  (_, { data, errors }) => {
    expect(errors).toEqual([]);
    // Some ask for what only the sample has.
    if (isSampleSite) expect(isFound(data)).toBe(true);
  },
);

test('derived facts come from the formulas of the specification', () => {
  const answer = <T>(name: string) => answers.find(({ query }) => query.includes(`query ${name}`))!.data as T;
  const { allArticle } = answer<{ allArticle: { nodes: object[] } }>('NewestArticles');
  expect(allArticle.nodes).toMatchObject(
    publishedArticles<ArticleContent>()
      .slice(0, 6)
      .map((article) => ({
        title: article.title,
        link: `/blog/${article.slug}`,
        dateText: formatDate(article.date, article.language),
        mainCategory: findMainCategory(article.tags, categories)?.name ?? otherCategory,
        readMinutes: readMinutes(article),
      })),
  );
  const { navigation: asked } = answer<{ navigation: { services: object[] } }>('ServicesInOrder');
  const titles = navigation.services.map(
    (slug) => (JSON.parse(readFileSync(`content/services/${slug}.json`, 'utf8')) as { title: string }).title,
  );
  expect(titles).toHaveLength(6);
  expect(asked.services).toMatchObject(
    titles.map((title) => ({
      title,
      otherServices: titles.filter((other) => other !== title).map((other) => ({ title: other })),
    })),
  );
});
