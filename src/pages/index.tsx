import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../seo/PageHead';

export default function HomePage({ data: { page } }: PageProps<Queries.HomePageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead {...page.seo} path="/" />
      <h1>{page.seo.title}</h1>
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: homePage {
      seo {
        title
        description
      }
    }
  }
`;
