import type { MedicalClinic, OpeningHoursSpecification } from 'schema-dts';
import { clinicId, PSYCHIATRY, urlOf, type GraphPart, type SiteFacts } from './site';

type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** What `content/clinic.json` says about the clinic. */
export interface ClinicFacts {
  fullName: string;
  tagline: string;
  email: string;
  phones: readonly { label: string; number: string }[];
  appointmentPhone: { number: string };
  address: { street: string; locality: string; region: string; postalCode: string; country: string };
  geo: { latitude: number; longitude: number };
  map: { directionsUrl: string };
  openingHours: readonly { day: string; shifts: readonly { opens: string; closes: string }[] }[];
  closures: readonly { from: string; to: string }[];
  socialProfiles: readonly { url: string }[];
}

/**
 * One entry per shift, so that nobody comes in the hours between two; a closed day has none. Times are the clinic’s
 * local time, on the 24-hour clock.
 */
function openingHoursJsonLd(openingHours: ClinicFacts['openingHours']): OpeningHoursSpecification[] {
  return openingHours.flatMap(({ day, shifts }) =>
    shifts.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${day as Day}` as const,
      opens,
      closes,
    })),
  );
}

/**
 * Days on which the weekly hours do not apply. Search engines take opening and closing at midnight for closed all day
 * (Google, “LocalBusiness structured data”); dates are the clinic’s own, both ends included.
 */
const closuresJsonLd = (closures: ClinicFacts['closures']): OpeningHoursSpecification[] =>
  closures.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }));

/** The postal address as schema.org wants it. */
export const addressJsonLd = ({ street, locality, region, postalCode, country }: ClinicFacts['address']) => ({
  '@type': 'PostalAddress' as const,
  streetAddress: street,
  addressLocality: locality,
  addressRegion: region,
  postalCode,
  addressCountry: country,
});

/**
 * The clinic in short, as on every page: who it is, and where its site says more. Search engines read each page alone, and
 * want the address of every local business that one names (Google, “LocalBusiness structured data”), as a clinic is one;
 * an organisation needs none.
 */
export function clinicReferenceJsonLd(site: SiteFacts) {
  return {
    '@type': 'Organization' as const,
    '@id': clinicId(site),
    name: site.name,
    url: urlOf(site, '/'),
    logo: urlOf(site, '/icons/icon-512.png'),
  };
}

/** The clinic in full: names, address, numbers, hours, place, profiles. No ratings and no reviews of its own. */
export const clinicJsonLd =
  (clinic: ClinicFacts): GraphPart =>
  (site, page) => [
    {
      ...clinicReferenceJsonLd(site),
      '@type': 'MedicalClinic',
      medicalSpecialty: PSYCHIATRY,
      alternateName: clinic.fullName,
      slogan: clinic.tagline,
      ...(page.image ? { image: page.image } : {}),
      telephone: clinic.appointmentPhone.number,
      contactPoint: clinic.phones.map(({ label, number }) => ({
        '@type': 'ContactPoint',
        contactType: label,
        telephone: number,
      })),
      email: clinic.email,
      address: addressJsonLd(clinic.address),
      geo: { '@type': 'GeoCoordinates', ...clinic.geo },
      hasMap: clinic.map.directionsUrl,
      openingHoursSpecification: openingHoursJsonLd(clinic.openingHours),
      ...(clinic.closures.length > 0 && {
        specialOpeningHoursSpecification: closuresJsonLd(clinic.closures),
      }),
      sameAs: clinic.socialProfiles.map(({ url }) => url),
    } as MedicalClinic,
  ];
