import { graphql, type PageProps } from 'gatsby';
import { AppointmentBooking } from '../sections/AppointmentBooking/AppointmentBooking';
import { AppointmentForm } from '../sections/AppointmentForm/AppointmentForm';
import { Banner } from '../sections/Banner/Banner';
import { OpeningHoursCard } from '../sections/OpeningHoursCard/OpeningHoursCard';
import { ServiceGrid } from '../sections/ServiceGrid/ServiceGrid';
import { PageHead } from '../seo/PageHead';
import { describeClinic } from '../seo/structuredData/describeClinic';

/** Book Appointment (specification section 2): banner, form with opening hours, services. */
export default function AppointmentPage({
  data: { page, clinic, sections, navigation },
}: PageProps<Queries.AppointmentPageQuery>) {
  if (!page || !clinic || !sections || !navigation) return null;
  return (
    <>
      <PageHead {...page.seo} path="/appointment" structuredData={[describeClinic(clinic)]} />
      <Banner banner={page.banner} />
      <AppointmentBooking copy={page.booking}>
        <AppointmentForm copy={sections.appointmentForm} clinic={clinic} words={sections.formResult} />
        <OpeningHoursCard openingHours={clinic.openingHours} copy={sections.openingHours} />
      </AppointmentBooking>
      <ServiceGrid services={navigation.services} copy={sections.services} />
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
      banner {
        ...BannerContent
      }
      booking {
        ...AppointmentBookingCopy
      }
    }
    clinic {
      ...MessageFormClinic
      ...StructuredClinic
      openingHours {
        ...OpeningHoursCardDay
      }
    }
    sections {
      appointmentForm {
        ...AppointmentFormCopy
      }
      formResult {
        ...MessageFormWords
      }
      openingHours {
        ...OpeningHoursCardCopy
      }
      services {
        ...ServiceGridCopy
      }
    }
    navigation {
      services {
        ...ServiceGridService
      }
    }
  }
`;
