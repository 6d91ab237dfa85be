import { graphql, type PageProps } from 'gatsby';
import { ArticleList } from '../sections/ArticleList/ArticleList';
import { Banner } from '../sections/Banner/Banner';
import { PageHead } from '../seo/PageHead';

/** The article list (specification section 2, “Blog list”). */
export default function ArticleListPage({
  data: { page, allArticle, allCategory },
  location,
}: PageProps<Queries.ArticleListPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead {...page.seo} path="/blogs" pageType="CollectionPage" />
      <Banner banner={page.banner} />
      <ArticleList copy={page} articles={allArticle.nodes} categories={allCategory.nodes} location={location} />
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
    allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...ArticleListItem
      }
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        ...ArticleListCategory
      }
    }
  }
`;
