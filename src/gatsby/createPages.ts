import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { findCollection } from '../content-model/collections';
import type { ListedArticle } from '../lib/articleIndex';
import { readCardFragment } from './articleIndex/cardFragment';
import { writeArticleIndex } from './articleIndex/writeArticleIndex';
import { forgetArticleSet } from './derivedFields/articleSet';
import { isDevelopment, reportContentFaults } from './reportContentFaults';

interface CreatePagesData {
  allService: { nodes: { slug: string; link: string }[] };
  allArticle: { nodes: (ListedArticle & { slug: string })[] };
  allRedirect: { nodes: { from: string; to: string }[] };
}

const makeQuery = (cardFragment: string) => /* GraphQL */ `
  query CreatePages {
    allService {
      nodes {
        slug
        link
      }
    }
    allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        tags
        ...ArticleCardContent
      }
    }
    allRedirect {
      nodes {
        from
        to
      }
    }
  }
  ${cardFragment}
`;

/** Makes the article list, one page per service and per article, and the redirects for navigation in the browser. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  // In development Gatsby calls this again at each change of content.
  if (isDevelopment()) reportContentFaults(process.cwd(), reporter);
  forgetArticleSet();
  const { data, errors } = await graphql<CreatePagesData>(makeQuery(readCardFragment(process.cwd())));
  if (!data || errors) {
    reporter.panicOnBuild('The content could not be queried for making pages.', errors as never);
    return;
  }
  const template = (name: string) => resolve('src/templates', name);
  const articles = data.allArticle.nodes;
  actions.createPage({
    path: findCollection('pages/blogs.json')!.route!({ slug: '' }),
    component: template('ArticleListPage.tsx'),
    context: { articleIndex: writeArticleIndex(join(process.cwd(), 'public'), articles) },
  });
  for (const { slug, link } of data.allService.nodes)
    actions.createPage({ path: link, component: template('ServicePage.tsx'), context: { slug } });
  for (const { slug, link, language } of articles)
    actions.createPage({ path: link, component: template('ArticlePage.tsx'), context: { slug, language } });
  for (const { from, to } of data.allRedirect.nodes)
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true });
};
