import clinicFile from '../../../content/clinic.json';
import faqs from '../../../content/faqs.json';
import navigation from '../../../content/navigation.json';
import type { ContentOf } from '../../content-model/collections';
import { buildGraph, toScript, type GraphOptions, type PageType } from './buildGraph';
import { articleJsonLd } from './articleJsonLd';
import { clinicJsonLd } from './clinicJsonLd';
import { faqsJsonLd } from './faqsJsonLd';
import { serviceJsonLd } from './serviceJsonLd';
import { teamJsonLd } from './teamJsonLd';
import type { GraphPart } from './site';

// What a clinic may leave out is not in the type of its file.
const clinicContent = clinicFile as ContentOf<'Clinic'>;
const site = { siteUrl: 'https://clinic.example', name: 'Clinic' };
const clinic = {
  ...clinicContent,
  appointmentPhone: clinicContent.phones[0]!,
  closures: clinicContent.closures ?? [],
  leadPsychiatrist: { slug: 'asha-namuna' },
};
const lead = {
  slug: 'asha-namuna',
  name: 'Dr. Asha Namuna',
  degrees: 'MBBS, MD (Psychiatry)',
  designation: 'Lead Psychiatrist',
  registration: { number: '12345', body: 'State Medical Council' },
  languages: ['Hindi', 'English', 'Bengali'],
  fieldsOfWork: ['Depression and anxiety', 'Bipolar disorder'],
  description: ['Sees adults and children.'],
};
const psychologist = {
  slug: 'meera-pratirup',
  name: 'Meera Pratirup',
  degrees: 'M.Phil. (Clinical Psychology)',
  designation: 'Clinical Psychologist',
  registration: { number: '67890', body: 'Rehabilitation Council' },
  languages: ['Hindi', 'English'],
  fieldsOfWork: ['Cognitive behavioural therapy (CBT)'],
  description: ['Offers tests and talking treatment.'],
};
const insomnia = {
  slug: 'insomnia',
  title: 'Insomnia: when sleep does not come, and what helps',
  description: 'Why short sleep trouble can turn into months of insomnia.',
  date: '2024-06-01',
  updated: '2026-11-27',
  tags: ['insomnia', 'sleep'],
  sources: [
    { organisation: 'NHS', title: 'Insomnia', year: 2024, url: 'https://www.nhs.uk/conditions/insomnia/' },
    { organisation: 'WHO', title: 'Mental disorders', year: 2022, url: 'https://www.who.int/news-room/fact-sheets' },
  ],
};
const menu = [...navigation.linksBeforeServices, ...navigation.linksAfterServices];
type Node = Record<string, unknown> & { '@type': string; '@id': string };

function graphOf(path: string, pageType: PageType, parts: GraphPart[], more: Partial<GraphOptions['page']> = {}) {
  const graph = buildGraph({
    site,
    page: { path, title: 'Title', description: 'Description', language: 'en', ...more },
    pageType,
    menu,
    parts,
  });
  const nodes = graph['@graph'] as unknown as Node[];
  return { graph, nodes, node: (type: string) => nodes.find((each) => each['@type'] === type)! };
}
const withPicture = <T extends object>(member: T) => ({
  ...member,
  image: { src: { childImageSharp: { gatsbyImageData: { images: { fallback: { src: '/static/a.jpg' } } } } } },
});

test('opening hours have one entry a shift, in both directions equal to the content', () => {
  const { node } = graphOf('/', 'WebPage', [clinicJsonLd(clinic)]);
  const found = (
    node('MedicalClinic').openingHoursSpecification as { dayOfWeek: string; opens: string; closes: string }[]
  ).map(({ dayOfWeek, opens, closes }) => [dayOfWeek.replace('https://schema.org/', ''), opens, closes]);
  expect(found).toEqual(
    clinicContent.openingHours.flatMap(({ day, shifts }) => shifts.map(({ opens, closes }) => [day, opens, closes])),
  );
  expect(found).not.toHaveLength(0);
});

test('closures are special hours with their dates, closed from midnight to midnight; without any, there are none', () => {
  const closures = [{ from: '2027-03-22', to: '2027-03-23' }];
  const { node } = graphOf('/', 'WebPage', [clinicJsonLd({ ...clinic, closures })]);
  expect(node('MedicalClinic').specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2027-03-22',
      validThrough: '2027-03-23',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
  expect(graphOf('/', 'WebPage', [clinicJsonLd({ ...clinic, closures: [] })]).node('MedicalClinic')).not.toHaveProperty(
    'specialOpeningHoursSpecification',
  );
});

test('a closed day has no entry', () => {
  const { node } = graphOf('/', 'WebPage', [
    clinicJsonLd({ ...clinic, openingHours: [{ day: 'Monday', shifts: [] }] }),
  ]);
  expect(node('MedicalClinic').openingHoursSpecification).toEqual([]);
});

test('the clinic has its address, numbers, place and profiles, and once only', () => {
  const { nodes, node } = graphOf('/', 'WebPage', [clinicJsonLd(clinic)], {
    image: 'https://clinic.example/share.jpg',
  });
  expect(nodes.filter((each) => each['@type'] === 'MedicalClinic')).toHaveLength(1);
  expect(node('MedicalClinic')).toMatchObject({
    '@id': 'https://clinic.example/#clinic',
    telephone: clinicContent.phones[0]!.number,
    email: clinicContent.email,
    address: {
      streetAddress: clinicContent.address.street,
      postalCode: clinicContent.address.postalCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: clinicContent.geo.latitude, longitude: clinicContent.geo.longitude },
    medicalSpecialty: 'https://schema.org/Psychiatric',
    image: 'https://clinic.example/share.jpg',
    sameAs: clinicContent.socialProfiles.map(({ url }) => url),
    alternateName: clinicContent.fullName,
    slogan: clinicContent.tagline,
    hasMap: clinicContent.map.directionsUrl,
    contactPoint: clinicContent.phones.map(({ label, number }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: number,
    })),
    openingHoursSpecification: clinicContent.openingHours.flatMap(({ shifts }) =>
      shifts.map(() => ({ '@type': 'OpeningHoursSpecification' })),
    ),
  });
});

test('the clinic in short is an organisation, of which search engines want no address', () => {
  const { nodes } = graphOf('/blogs', 'CollectionPage', []);
  expect(nodes.filter((each) => each['@id'] === 'https://clinic.example/#clinic')).toMatchObject([
    { '@type': 'Organization', name: 'Clinic', url: 'https://clinic.example/' },
  ]);
});

test('nothing is rated or reviewed', () => {
  const parts = [clinicJsonLd(clinic), teamJsonLd([withPicture(lead)], clinic), faqsJsonLd(faqs)];
  expect(JSON.stringify(graphOf('/', 'WebPage', parts).graph)).not.toMatch(
    /aggregateRating|"review|lastReviewed|reviewedBy/i,
  );
});

test('the team are people of the clinic, each with a card to link to; the lead psychiatrist is a doctor who practises there', () => {
  const { nodes, node } = graphOf('/about', 'AboutPage', [
    teamJsonLd([withPicture(lead), withPicture(psychologist)], clinic),
  ]);
  expect(
    nodes
      .filter((each) => each['@type'] === 'Person')
      .map(({ honorificPrefix, name, url }) => [honorificPrefix, name, url]),
  ).toEqual([
    ['Dr.', 'Asha Namuna', 'https://clinic.example/about#asha-namuna'],
    [undefined, psychologist.name, 'https://clinic.example/about#meera-pratirup'],
  ]);
  expect(node('Person')).toMatchObject({
    jobTitle: lead.designation,
    image: 'https://clinic.example/static/a.jpg',
    worksFor: { '@id': 'https://clinic.example/#clinic' },
  });
  expect(node('IndividualPhysician')).toMatchObject({
    name: lead.name,
    practicesAt: { '@id': 'https://clinic.example/#clinic' },
    address: { addressLocality: clinicContent.address.locality },
  });
  expect(
    graphOf('/about', 'AboutPage', [teamJsonLd([withPicture(psychologist)], clinic)]).node('IndividualPhysician'),
  ).toBeUndefined();
});

test.each([
  ['Dr. Asha Namuna', 'Dr.', 'Asha Namuna'],
  ['Dr Asha Namuna', 'Dr', 'Asha Namuna'],
  ['Prof. Asha Namuna', 'Prof.', 'Asha Namuna'],
  ['Drishti Namuna', undefined, 'Drishti Namuna'],
  ['Asha Prof Namuna', undefined, 'Asha Prof Namuna'],
])('%s has the title %s', (fullName, title, name) => {
  const { node } = graphOf('/about', 'AboutPage', [teamJsonLd([{ ...withPicture(lead), name: fullName }], clinic)]);
  expect([node('Person').honorificPrefix, node('Person').name]).toEqual([title, name]);
});

test('a person has their degrees, their entry in a register, languages and fields; what a file leaves out is left out', () => {
  const bare = { ...withPicture(psychologist), registration: null, languages: null, fieldsOfWork: null };
  const { nodes } = graphOf('/about', 'AboutPage', [teamJsonLd([withPicture(lead), bare], clinic)]);
  const [full, plain] = nodes.filter((each) => each['@type'] === 'Person');
  expect(full).toMatchObject({
    hasCredential: [
      { '@type': 'EducationalOccupationalCredential', credentialCategory: 'degree', name: lead.degrees },
      {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'registration',
        identifier: lead.registration.number,
        recognizedBy: { '@type': 'Organization', name: lead.registration.body },
      },
    ],
    knowsLanguage: ['hi', 'en', 'bn'],
    knowsAbout: lead.fieldsOfWork,
  });
  expect(plain).toMatchObject({ hasCredential: [{ name: psychologist.degrees }] });
  expect(plain!.hasCredential).toHaveLength(1);
  expect(plain).not.toHaveProperty('knowsLanguage');
  expect(plain).not.toHaveProperty('knowsAbout');
});

test('an article has its dates, author, publisher and citations', () => {
  const facts = { ...insomnia, mainCategory: 'Sleep & Physical Wellness', author: lead };
  const { node } = graphOf('/blog/insomnia', 'MedicalWebPage', [articleJsonLd(facts)], {
    title: insomnia.title,
    language: 'hi',
    image: 'https://clinic.example/a.jpg',
  });
  const article = node('Article') as Node & { headline: string; citation: unknown[] };
  expect(article).toMatchObject({
    datePublished: insomnia.date,
    dateModified: insomnia.updated,
    author: { '@type': 'Person', name: 'Asha Namuna', url: 'https://clinic.example/about#asha-namuna' },
    publisher: { '@id': 'https://clinic.example/#clinic' },
    inLanguage: 'hi',
    image: 'https://clinic.example/a.jpg',
    mainEntityOfPage: { '@id': 'https://clinic.example/blog/insomnia#page' },
  });
  expect(article.headline.length).toBeLessThanOrEqual(110);
  expect(article.citation).toHaveLength(insomnia.sources.length);
  expect(article.citation[0]).toMatchObject({
    name: insomnia.sources[0]!.title,
    url: insomnia.sources[0]!.url,
  });
});

test('an article that was never changed has no date of change', () => {
  const facts = { ...insomnia, updated: null, mainCategory: 'Other', author: lead };
  expect(graphOf('/blog/insomnia', 'MedicalWebPage', [articleJsonLd(facts)]).node('Article')).not.toHaveProperty(
    'dateModified',
  );
});

test('questions and answers stand word for word', () => {
  const { node } = graphOf('/about', 'AboutPage', [faqsJsonLd(faqs)]);
  expect(
    (node('FAQPage').mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map(
      ({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }),
    ),
  ).toEqual(faqs.map(({ question, answer }) => ({ question, answer })));
});

test.each([
  ['/about', ['Home', 'About Us']],
  ['/blog/insomnia', ['Home', 'Blog', 'Title']],
  ['/services/telepsychiatry', ['Home', 'Title']],
])('the way to %s', (path, names) => {
  const items = graphOf(path, 'WebPage', []).node('BreadcrumbList').itemListElement as {
    position: number;
    name: string;
    item: string;
  }[];
  expect(items.map(({ name }) => name)).toEqual(names);
  expect(items.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1));
  expect(items.at(-1)!.item).toBe(`https://clinic.example${path}`);
});

test('the home page needs no way to it', () => {
  expect(graphOf('/', 'WebPage', []).node('BreadcrumbList')).toBeUndefined();
});

test('a page of the clinic’s field says for whom it is, and a service who offers it', () => {
  const { node } = graphOf('/services/telepsychiatry', 'MedicalWebPage', [
    serviceJsonLd({ title: 'Telepsychiatry', subtitle: 'By video' }),
  ]);
  expect(node('MedicalWebPage')).toMatchObject({
    audience: { '@type': 'Patient' },
    specialty: 'https://schema.org/Psychiatric',
    breadcrumb: { '@id': 'https://clinic.example/services/telepsychiatry#trail' },
  });
  expect(node('Service').provider).toEqual({ '@id': 'https://clinic.example/#clinic' });
});

test('other pages are for no patient in particular; each is of the site and in its own language', () => {
  const { node } = graphOf('/about', 'AboutPage', [], { language: 'hi' });
  expect(node('AboutPage')).not.toHaveProperty('audience');
  expect(node('AboutPage')).toMatchObject({
    url: 'https://clinic.example/about',
    inLanguage: 'hi',
    isPartOf: { '@id': node('WebSite')['@id'] },
  });
});

test('every reference within the graph leads to one of its nodes', () => {
  const { graph, nodes } = graphOf('/blog/insomnia', 'MedicalWebPage', [
    articleJsonLd({ ...insomnia, mainCategory: 'Other', author: lead }),
    faqsJsonLd(faqs),
  ]);
  const ids = nodes.map((node) => node['@id']);
  expect(new Set(ids).size).toBe(ids.length);
  const references: string[] = [];
  JSON.stringify(graph, (_, value: unknown) => {
    if (value && typeof value === 'object' && Object.keys(value).join() === '@id')
      references.push((value as { '@id': string })['@id']);
    return value;
  });
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('text can’t end the script element', () => {
  const { graph } = graphOf('/', 'WebPage', [faqsJsonLd([{ question: '</script><!--', answer: '<b>' }])]);
  expect(toScript(graph)).not.toContain('<');
  expect(JSON.parse(toScript(graph))).toEqual(graph);
});
