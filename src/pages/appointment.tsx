import { graphql, type PageProps } from 'gatsby';
import { AppointmentBooking } from '../sections/AppointmentBooking/AppointmentBooking';
import { AppointmentForm } from '../sections/AppointmentForm/AppointmentForm';
import { Banner } from '../sections/Banner/Banner';
import { OpeningHoursCard } from '../sections/OpeningHoursCard/OpeningHoursCard';
import { ServiceGrid } from '../sections/ServiceGrid/ServiceGrid';
import { TakeAlongSheet } from '../sections/TakeAlongSheet/TakeAlongSheet';
import { WhatToBring } from '../sections/WhatToBring/WhatToBring';
import { PageHead } from '../seo/PageHead';
import { clinicJsonLd } from '../seo/structuredData/clinicJsonLd';

/** Book Appointment: banner, form with opening hours, services (APT-01, APT-02). */
export default function AppointmentPage({
  data: { page, clinic, sections, navigation },
}: PageProps<Queries.AppointmentPageQuery>) {
  if (!page || !clinic || !sections || !navigation) return null;
  return (
    <>
      <PageHead {...page.seo} path="/appointment" structuredData={[clinicJsonLd(clinic)]} />
      <Banner banner={page.banner} />
      <TakeAlongSheet about={page.booking.intro} bring={page.bring} clinic={clinic} sections={sections} />
      <AppointmentBooking copy={page.booking}>
        <AppointmentForm copy={sections.appointmentForm} clinic={clinic} words={sections.formResult} />
        <OpeningHoursCard clinic={clinic} copy={sections.openingHours} />
      </AppointmentBooking>
      {page.bring && <WhatToBring bring={page.bring} print={sections.sheet.print} />}
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
      bring {
        ...WhatToBringContent
      }
    }
    clinic {
      ...MessageFormClinic
      ...StructuredClinic
      ...TakeAlongSheetClinic
      ...AppointmentFormClinic
      ...OpeningHoursCardClinic
    }
    sections {
      ...TakeAlongSheetCopy
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
