import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../seo/PageHead';

export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead {...page.seo} path="/about" />
      <h1>{page.seo.title}</h1>
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      seo {
        title
        description
      }
    }
  }
`;
