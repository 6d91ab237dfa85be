import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isDevelopment, reportContentFaults } from './reportContentFaults';

interface CreatePagesData {
  allService: { nodes: { slug: string; link: string }[] };
  allArticle: { nodes: { slug: string; link: string; language: string }[] };
  allRedirect: { nodes: { from: string; to: string }[] };
}

const query = /* GraphQL */ `
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

/** Makes a page a service and a page an article, and the redirects for navigation in the browser. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  // Gatsby comes here again at each change of content while somebody edits it.
  if (isDevelopment()) reportContentFaults(process.cwd(), reporter);
  const { data, errors } = await graphql<CreatePagesData>(query);
  if (!data || errors) {
    reporter.panicOnBuild('The content could not be queried for making pages.', errors as never);
    return;
  }
  for (const { slug, link } of data.allService.nodes)
    actions.createPage({ path: link, component: resolve('src/templates/ServicePage.tsx'), context: { slug } });
  for (const { slug, link, language } of data.allArticle.nodes)
    actions.createPage({
      path: link,
      component: resolve('src/templates/ArticlePage.tsx'),
      context: { slug, language },
    });
  for (const { from, to } of data.allRedirect.nodes)
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true });
};
