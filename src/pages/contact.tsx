import { graphql, type PageProps } from 'gatsby';
import { Approach } from '../sections/Approach/Approach';
import { Banner } from '../sections/Banner/Banner';
import { ContactForm } from '../sections/ContactForm/ContactForm';
import { FindUs } from '../sections/FindUs/FindUs';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';
import { PageHead } from '../seo/PageHead';
import { clinicJsonLd } from '../seo/structuredData/clinicJsonLd';

/** Contact: banner, Get in Touch panel with the contact form, approach (CON-01, CON-02). */
export default function ContactPage({ data: { page, clinic, sections } }: PageProps<Queries.ContactPageQuery>) {
  if (!page || !clinic || !sections) return null;
  return (
    <>
      <PageHead {...page.seo} path="/contact" pageType="ContactPage" structuredData={[clinicJsonLd(clinic)]} />
      <Banner banner={page.banner} />
      <GetInTouch copy={page.getInTouch} clinic={clinic} hours={sections.openingHours}>
        <ContactForm
          copy={sections.contactForm}
          clinic={clinic}
          words={sections.formResult}
          bookingLink={sections.booking.onlineButton}
        />
      </GetInTouch>
      <FindUs clinic={clinic} copy={sections.location} />
      <Approach approach={page.approach} />
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
      banner {
        ...BannerContent
      }
      getInTouch {
        ...GetInTouchCopy
      }
      approach {
        ...ApproachContent
      }
    }
    clinic {
      ...GetInTouchClinic
      ...FindUsClinic
      ...MessageFormClinic
      ...StructuredClinic
    }
    sections {
      location {
        ...FindUsCopy
      }
      contactForm {
        ...ContactFormCopy
      }
      formResult {
        ...MessageFormWords
      }
      booking {
        onlineButton
      }
      openingHours {
        ...GetInTouchHours
      }
    }
  }
`;
