import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { dayInIndia } from '../lib/indianTime';
import { assembleSite } from './assemble/assembleSite';
import type { SiteRedirect } from './hosting/hostRules';
import type { Helpline, PublishedArticle } from './publish/siteFiles';
import { runQueryExamples } from './runQueryExamples';

interface PostBuildData {
  clinic: {
    siteUrl: string;
    name: string;
    fullName: string;
    email: string;
    map: { embedUrl: string };
    reviews: { avatars: { url: string }[] } | null;
    helplines: Helpline[];
  };
  navigation: { footer: { helpHeading: string } };
  homePage: { seo: { description: string } };
  articleListPage: { banner: { title: string }; plainList: string };
  allArticle: { nodes: PublishedArticle[] };
  allRedirect: { nodes: SiteRedirect[] };
}

const query = /* GraphQL */ `
  query PostBuild {
    clinic {
      siteUrl
      name
      fullName
      email
      map {
        embedUrl
      }
      reviews {
        avatars {
          url
        }
      }
      helplines {
        name
        numbers {
          display
          href
        }
      }
    }
    navigation {
      footer {
        helpHeading
      }
    }
    homePage {
      seo {
        description
      }
    }
    articleListPage {
      banner {
        title
      }
      plainList
    }
    allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        link
        title
        description
        date
        dateText
        updated
        language
        mainCategory
        author {
          name
        }
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

/** Turns Gatsby’s output into the files for hosts, and stops the build if hosts could not serve the site correctly. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { directory } = (store.getState() as { program: { directory: string } }).program;
  const { data, errors } = await graphql<PostBuildData>(query);
  if (!data || errors) {
    reporter.panic('The content could not be queried for finishing the site.', errors as never);
    return;
  }
  const answers = process.env.QUERY_ANSWERS;
  if (answers) await runQueryExamples(graphql as never, join(directory, 'docs/querying.md'), join(directory, answers));
  const { clinic, navigation, homePage, articleListPage, allArticle, allRedirect } = data;
  try {
    const { pages, files } = await assembleSite({
      from: join(directory, 'public'),
      to: join(directory, 'dist'),
      hosts: join(directory, 'dist-hosts'),
      redirects: allRedirect.nodes,
      site: {
        ...clinic,
        builtOn: dayInIndia(new Date()),
        description: homePage.seo.description,
        plainList: { heading: articleListPage.plainList, back: articleListPage.banner.title },
        help: { heading: navigation.footer.helpHeading, lines: clinic.helplines },
        articles: allArticle.nodes,
      },
      sources: { images: (clinic.reviews?.avatars ?? []).map(({ url }) => url), frames: [clinic.map.embedUrl] },
      isNetlify: process.env.NETLIFY === 'true',
    });
    reporter.info(`dist/ holds ${pages} pages and ${files} other files`);
  } catch (error) {
    reporter.panic(`The site can’t be finished.\n${(error as Error).message}`);
  }
};
