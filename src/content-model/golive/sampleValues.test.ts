import { checkFile } from '../checking/checkFile';
import { findSampleValues, recordSampleValues, type ContentToSearch } from './sampleValues';

const clinic = {
  name: 'Dwar Clinic',
  tagline: 'A door into better days',
  siteUrl: 'https://www.dwar.example',
  address: { street: '12 Namuna Path', locality: 'Ranchi', region: 'Jharkhand' },
  geo: { latitude: 23.34 },
  phones: [{ label: 'Appointments', number: '+910000000001' }],
  email: 'care@dwar.example',
  landmarks: [{ landmark: 'Ranchi airport', distance: '9 km (23 min)' }],
};
const member = {
  slug: 'asha',
  name: 'Dr. Asha Namuna',
  degrees: 'MBBS',
  designation: 'Psychiatrist',
  image: { src: './asha.jpg', alt: 'Portrait of a doctor.' },
};
const testimonial = { title: 'Thanks', content: 'They listened.', author: 'A mother' };

const search = (
  data: Record<string, unknown>,
  pictures: Record<string, string> = { 'team/asha.jpg': 'hash-of-the-sample' },
): ContentToSearch => ({
  files: Object.entries(data).map(([path, value]) => checkFile({ path, text: JSON.stringify(value, null, 2) })),
  hashOf: (path) => pictures[path],
});
const sample = { 'clinic.json': clinic, 'team/asha.json': member, 'testimonials.json': [testimonial] };
const recorded = recordSampleValues(search(sample));
const find = (...args: Parameters<typeof search>) => findSampleValues(search(...args), recorded);
const fieldsOf = (...args: Parameters<typeof search>) => find(...args).map(({ file, field }) => `${file} ${field}`);

const replaced = {
  'clinic.json': {
    ...clinic,
    name: 'Asha Clinic',
    tagline: 'Time for what matters',
    siteUrl: 'https://clinic.in',
    address: { street: '5 Main Road', locality: 'Ranchi', region: 'Jharkhand' },
    geo: { latitude: 23.36 },
    phones: [{ label: 'Appointments', number: '+916512345678' }],
    email: 'care@clinic.in',
  },
  'team/asha.json': { ...member, name: 'Dr. A. Kumari', degrees: 'MBBS, MD' },
  'testimonials.json': [{ title: 'Good', content: 'I was heard.', author: 'M.' }],
};

test('finds every sample value, with file, line and field', () => {
  expect(fieldsOf(sample)).toEqual([
    'content/clinic.json name',
    'content/clinic.json tagline',
    'content/clinic.json siteUrl',
    'content/clinic.json address.street',
    'content/clinic.json address.locality',
    'content/clinic.json address.region',
    'content/clinic.json geo.latitude',
    'content/clinic.json phones[0].number',
    'content/clinic.json email',
    'content/clinic.json landmarks[0].landmark',
    'content/team/asha.json name',
    'content/team/asha.json degrees',
    'content/team/asha.json image.src',
    'content/testimonials.json [0].title',
    'content/testimonials.json [0].content',
    'content/testimonials.json [0].author',
  ]);
  expect(find(sample)[0]).toEqual({
    file: 'content/clinic.json',
    line: 2,
    field: 'name',
    value: 'Dwar Clinic',
    why: 'the sample’s value',
  });
});

test('finds nothing once all is replaced, even in the sample’s own city', () => {
  expect(find(replaced, { 'team/asha.jpg': 'hash-of-a-photo' })).toEqual([]);
});

test('knows a portrait by its content, not by its name', () => {
  expect(fieldsOf(replaced)).toEqual(['content/team/asha.json image.src']);
  const renamed = {
    ...replaced,
    'team/asha.json': { ...replaced['team/asha.json'], image: { src: './kumari.jpg', alt: 'Portrait.' } },
  };
  expect(fieldsOf(renamed, { 'team/kumari.jpg': 'hash-of-the-sample' })).toEqual(['content/team/asha.json image.src']);
});

test('takes a picture that is missing for one still to come', () => {
  expect(find(replaced, {})).toMatchObject([{ field: 'image.src', value: './asha.jpg', why: 'no such picture yet' }]);
});

test.each([
  ['siteUrl', 'https://www.other.example/path', 'a name that is reserved for examples'],
  ['siteUrl', 'https://example.com', 'a name that is reserved for examples'],
  ['email', 'me@clinic.example', 'a name that is reserved for examples'],
  ['whatsappNumber', '+910000099999', 'a number that nobody can have'],
  ['name', 'Sample Clinic', 'the word “sample”'],
])('knows a sample by its form: %s %s', (field, value, why) => {
  const found = find(
    { ...replaced, 'clinic.json': { ...replaced['clinic.json'], [field]: value } },
    { 'team/asha.jpg': 'x' },
  );
  expect(found).toMatchObject([{ field, value, why }]);
});

test('takes real values of a like form for real', () => {
  const values = {
    name: 'Clinic for Blood Samples',
    siteUrl: 'https://www.example-clinic.in',
    email: 'example@clinic.in',
    whatsappNumber: '+919100000123',
  };
  expect(
    find({ ...replaced, 'clinic.json': { ...replaced['clinic.json'], ...values } }, { 'team/asha.jpg': 'x' }),
  ).toEqual([]);
});

test('finds the sample’s names in other texts', () => {
  const member2 = { ...replaced['team/asha.json'], image: { src: './asha.jpg', alt: 'Portrait of Asha Namuna.' } };
  const found = find(
    { ...replaced, 'team/asha.json': member2, 'faqs.json': [{ question: 'Where?', answer: 'At Dwar Clinic.' }] },
    { 'team/asha.jpg': 'x' },
  );
  expect(found).toMatchObject([
    { field: 'image.alt', value: 'Portrait of Asha Namuna.', why: 'the sample’s name “Asha Namuna”' },
    { file: 'content/faqs.json', field: '[0].answer', why: 'the sample’s name “Dwar Clinic”' },
  ]);
});

test('records only what cannot be known by its form', () => {
  expect(recorded).toEqual({
    'Clinic.name': ['Dwar Clinic'],
    'Clinic.tagline': ['A door into better days'],
    'Clinic.address.street': ['12 Namuna Path'],
    'Clinic.address.locality': ['Ranchi'],
    'Clinic.address.region': ['Jharkhand'],
    'Clinic.geo.latitude': ['23.34'],
    'Clinic.landmarks[].landmark': ['Ranchi airport'],
    'TeamMember.name': ['Dr. Asha Namuna'],
    'TeamMember.degrees': ['MBBS'],
    'TeamMember.image.src': ['hash-of-the-sample'],
    'Testimonial.title': ['Thanks'],
    'Testimonial.content': ['They listened.'],
    'Testimonial.author': ['A mother'],
  });
});

test('the sentence above testimonials counts only while there are any', () => {
  const sections = { testimonials: { intro: 'They are samples until patients agree to be quoted.' } };
  const known = recordSampleValues(search({ 'sections.json': sections }));
  const found = (testimonials: unknown[]) =>
    findSampleValues(search({ ...replaced, 'sections.json': sections, 'testimonials.json': testimonials }), known).map(
      ({ field }) => field,
    );
  expect(found(replaced['testimonials.json'])).toEqual(['testimonials.intro']);
  expect(found([])).toEqual([]);
});
