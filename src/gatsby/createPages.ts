import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { findCollection } from '../content-model/collections';
import type { ListedArticle } from '../lib/articleIndex';
import { readCardFragment } from './articleIndex/cardFragment';
import { writeArticleIndex } from './articleIndex/writeArticleIndex';
import { forgetArticleSet } from './derivedFields/articleSet';
import { isDevelopment, reportContentFaults } from './reportContentFaults';

interface PagesData {
  allService: { nodes: { slug: string; link: string }[] };
  allArticle: { nodes: { slug: string; link: string; language: string; namesSuicide: boolean }[] };
  allRedirect: { nodes: { from: string; to: string }[] };
}

/** Asks for nothing that can fail, such as a picture: the development server makes every page it can. */
const PAGES = /* GraphQL */ `
  query CreatePages {
    allService {
      nodes {
        slug
        link
      }
    }
    allArticle {
      nodes {
        slug
        link
        language
        namesSuicide
      }
    }
    allRedirect {
      nodes {
        from
        to
      }
    }
  }
`;

interface IndexData {
  allArticle: { nodes: ListedArticle[] };
}

const makeIndexQuery = (cardFragment: string) => /* GraphQL */ `
  query CreateArticleIndex {
    allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        tags
        ...ArticleCardContent
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
  const { data, errors } = await graphql<PagesData>(PAGES);
  if (!data || errors) {
    reporter.panicOnBuild('The content could not be queried for making pages.', errors);
    return;
  }
  const index = await graphql<IndexData>(makeIndexQuery(readCardFragment(process.cwd())));
  // It ends a build; the development server goes on, with a list that a search finds nothing in.
  if (index.errors) reporter.panicOnBuild('The articles could not be queried for the index of the list.', index.errors);
  const template = (name: string) => resolve('src/templates', name);
  actions.createPage({
    path: findCollection('pages/blogs.json')!.route!({ slug: '' }),
    component: template('ArticleListPage.tsx'),
    context: { articleIndex: writeArticleIndex(join(process.cwd(), 'public'), index.data?.allArticle.nodes ?? []) },
  });
  for (const { slug, link } of data.allService.nodes)
    actions.createPage({ path: link, component: template('ServicePage.tsx'), context: { slug } });
  for (const { slug, link, language, namesSuicide } of data.allArticle.nodes)
    actions.createPage({
      path: link,
      component: template('ArticlePage.tsx'),
      context: { slug, language, namesSuicide },
    });
  for (const { from, to } of data.allRedirect.nodes)
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true });
};
