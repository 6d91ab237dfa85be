import type { Person, Thing } from 'schema-dts';
import { languageTagOf } from '../../lib/spokenLanguages';
import { addressJsonLd, type ClinicFacts } from './clinicJsonLd';
import { clinicId, personId, PSYCHIATRY, urlOf, type GraphPart, type SiteFacts } from './site';

/** What an article’s page says about its author. */
export interface AuthorFacts {
  slug: string;
  name: string;
  designation: string;
}

interface MemberFacts extends AuthorFacts {
  degrees: string;
  registration: { number: string; body: string } | null;
  languages: readonly string[] | null;
  fieldsOfWork: readonly string[] | null;
  description: readonly string[];
  image: {
    src: { childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } | undefined } } } | null };
  };
}

/** The title before a name, and the name alone: search engines want them apart (Google, “Article structured data”). */
function splitName(fullName: string): { name: string; title: string | undefined } {
  const [, title, name = fullName] = /^((?:Dr|Prof)\.?) (.+)$/.exec(fullName) ?? [];
  return { name, title };
}

/** A member of the team in short, as an article names its author. */
export function personJsonLd(site: SiteFacts, { slug, name, designation }: AuthorFacts): Person {
  return {
    '@type': 'Person',
    '@id': personId(site, slug),
    name: splitName(name).name,
    jobTitle: designation,
    url: personId(site, slug),
  };
}

/** Degrees, and the entry in a professional register with its number and the body that keeps the register. */
const credentialsJsonLd = ({ degrees, registration }: MemberFacts) => [
  { '@type': 'EducationalOccupationalCredential', credentialCategory: 'degree', name: degrees },
  ...(registration
    ? [
        {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'registration',
          identifier: registration.number,
          recognizedBy: { '@type': 'Organization', name: registration.body },
        },
      ]
    : []),
];

function memberJsonLd(site: SiteFacts, member: MemberFacts): Thing {
  const { languages, fieldsOfWork } = member;
  const { title } = splitName(member.name);
  const picture = member.image.src.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return {
    ...(personJsonLd(site, member) as Exclude<Person, string>),
    ...(title ? { honorificPrefix: title } : {}),
    worksFor: { '@id': clinicId(site) },
    hasCredential: credentialsJsonLd(member),
    ...(languages ? { knowsLanguage: languages.map(languageTagOf) } : {}),
    ...(fieldsOfWork ? { knowsAbout: fieldsOfWork } : {}),
    description: member.description.join(' '),
    ...(picture ? { image: urlOf(site, picture) } : {}),
  } as Person;
}

/**
 * The team, and the lead psychiatrist as a doctor who practises at the clinic: for schema.org that is an organisation, not
 * a human being, so the doctor is a person too.
 */
export const teamJsonLd =
  (
    members: readonly MemberFacts[],
    clinic: Pick<ClinicFacts, 'appointmentPhone' | 'address'> & { leadPsychiatrist: { slug: string } },
  ): GraphPart =>
  (site) => {
    const lead = members.find(({ slug }) => slug === clinic.leadPsychiatrist.slug);
    const physician: Thing[] = lead
      ? [
          {
            '@type': 'IndividualPhysician',
            '@id': urlOf(site, '/about#physician'),
            name: lead.name,
            url: personId(site, lead.slug),
            medicalSpecialty: PSYCHIATRY,
            telephone: clinic.appointmentPhone.number,
            address: addressJsonLd(clinic.address),
            practicesAt: { '@id': clinicId(site) },
          } as Thing,
        ]
      : [];
    return [...members.map((member) => memberJsonLd(site, member)), ...physician];
  };
