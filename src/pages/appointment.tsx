import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../seo/PageHead';

export default function AppointmentPage({ data: { page } }: PageProps<Queries.AppointmentPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead {...page.seo} path="/appointment" />
      <h1>{page.seo.title}</h1>
    </>
  );
}

export const query = graphql`
  query AppointmentPage {
    page: appointmentPage {
      seo {
        title
        description
      }
    }
  }
`;
