import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../seo/PageHead';

export default function ArticleListPage({ data: { page } }: PageProps<Queries.ArticleListPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead {...page.seo} path="/blogs" />
      <h1>{page.seo.title}</h1>
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
    }
  }
`;
