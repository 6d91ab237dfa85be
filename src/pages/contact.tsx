import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../seo/PageHead';

export default function ContactPage({ data: { page } }: PageProps<Queries.ContactPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead {...page.seo} path="/contact" />
      <h1>{page.seo.title}</h1>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPage {
      seo {
        title
        description
      }
    }
  }
`;
