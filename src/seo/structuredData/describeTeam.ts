import type { Person, Thing } from 'schema-dts';
import { languageTagOf } from '../../lib/spokenLanguages';
import { describeAddress, type ClinicFacts } from './describeClinic';
import { clinicId, personId, PSYCHIATRY, urlOf, type GraphPart, type SiteFacts } from './site';

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

/** Somebody of the team, as an author’s line shows them. */
export function describePerson(site: SiteFacts, { slug, name, designation }: AuthorFacts): Person {
  return {
    '@type': 'Person',
    '@id': personId(site, slug),
    name,
    jobTitle: designation,
    worksFor: { '@id': clinicId(site) },
    url: urlOf(site, '/about#team'),
  };
}

/** Degrees, and the entry in a professional register with its number and the body that keeps it. */
const describeCredentials = ({ degrees, registration }: MemberFacts) => [
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

function describeMember(site: SiteFacts, member: MemberFacts): Thing {
  const { languages, fieldsOfWork } = member;
  const picture = member.image.src.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return {
    ...(describePerson(site, member) as Exclude<Person, string>),
    hasCredential: describeCredentials(member),
    ...(languages ? { knowsLanguage: languages.map(languageTagOf) } : {}),
    ...(fieldsOfWork ? { knowsAbout: fieldsOfWork } : {}),
    description: member.description.join(' '),
    ...(picture ? { image: urlOf(site, picture) } : {}),
  } as Person;
}

/**
 * The team, and the lead psychiatrist’s practice. schema.org’s Physician is a practice and no human being, so the doctor
 * is a person as well, whom the practice employs.
 */
export const describeTeam =
  (
    members: readonly MemberFacts[],
    clinic: Pick<ClinicFacts, 'phones' | 'address'> & { leadPsychiatrist: { slug: string } },
  ): GraphPart =>
  (site) => {
    const lead = members.find(({ slug }) => slug === clinic.leadPsychiatrist.slug);
    const physician: Thing[] = lead
      ? [
          {
            '@type': 'Physician',
            '@id': urlOf(site, '/about#physician'),
            name: lead.name,
            url: urlOf(site, '/about'),
            medicalSpecialty: PSYCHIATRY,
            telephone: clinic.phones[0]!.number,
            address: describeAddress(clinic.address),
            parentOrganization: { '@id': clinicId(site) },
            employee: { '@id': personId(site, lead.slug) },
          } as Thing,
        ]
      : [];
    return [...members.map((member) => describeMember(site, member)), ...physician];
  };
