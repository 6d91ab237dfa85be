import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../seo/PageHead';

export default function ServicePage({ data: { service } }: PageProps<Queries.ServicePageQuery>) {
  if (!service) return null;
  return (
    <>
      <PageHead {...service.seo} path={service.link} />
      <h1>{service.title}</h1>
    </>
  );
}

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      title
      link
      seo {
        title
        description
      }
    }
  }
`;
