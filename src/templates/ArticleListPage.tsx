import { graphql, type PageProps } from 'gatsby';
import { LIST_PATH } from '../lib/listState';
import { ArticleList } from '../sections/ArticleList/ArticleList';
import { Banner } from '../sections/Banner/Banner';
import { PageHead } from '../seo/PageHead';

interface PageContext {
  /** Address of the index of all articles. */
  articleIndex: string;
}

/**
 * The article list (LIS-01 to LIS-10). Its data hold what is seen at first, however many articles there are; the index
 * of all is fetched when search, filter or a later page is used.
 */
export default function ArticleListPage({
  data: { page, newest, further, naming, allCategory, clinic, sections },
  pageContext: { articleIndex },
  location,
}: PageProps<Queries.ArticleListPageQuery, PageContext>) {
  if (!page || !clinic || !sections) return null;
  return (
    <>
      <PageHead {...page.seo} path={LIST_PATH} pageType="CollectionPage" />
      <Banner banner={page.banner} />
      <ArticleList
        copy={page}
        newest={newest}
        further={further.nodes}
        categories={allCategory.nodes}
        namesSuicide={naming.totalCount > 0}
        crisisHelp={{ clinic, copy: sections.crisisHelp }}
        index={articleIndex}
        location={location}
      />
    </>
  );
}

export const query = graphql`
  query ArticleListPage {
    page: articleListPage {
      seo {
        title
        description
      }
      banner {
        ...BannerContent
      }
      ...ArticleListCopy
    }
    newest: allArticle(limit: 9, sort: [{ date: DESC }, { slug: ASC }]) {
      ...ArticleListNewest
    }
    further: allArticle(skip: 9, limit: 27, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PlainListItem
      }
    }
    naming: allArticle(filter: { namesSuicide: { eq: true } }, limit: 1) {
      totalCount
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        ...ArticleListCategory
      }
    }
    clinic {
      ...CrisisHelpClinic
    }
    sections {
      crisisHelp {
        ...CrisisHelpCopy
      }
    }
  }
`;
