import { openGraph } from './openGraph';

const page = {
  siteName: 'Clinic',
  title: 'Sleep',
  description: 'About sleep',
  type: 'article',
  language: 'hi',
  url: 'https://clinic.example/blog/sleep',
  alt: 'A bed',
} as const;
const read = (more: object) =>
  Object.fromEntries(openGraph({ ...page, ...more }).map(({ property, name, content }) => [property ?? name, content]));

test('a page with a picture has a large card: address, type, size and words of the picture', () => {
  expect(read({ picture: 'https://clinic.example/a.jpg', width: 1200, height: 630 })).toEqual({
    'twitter:card': 'summary_large_image',
    'og:site_name': 'Clinic',
    'og:type': 'article',
    'og:title': 'Sleep',
    'og:description': 'About sleep',
    'og:url': 'https://clinic.example/blog/sleep',
    'og:locale': 'hi_IN',
    'og:image': 'https://clinic.example/a.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A bed',
  });
});

test('a page in English is in India’s', () => expect(read({ language: 'en' })).toMatchObject({ 'og:locale': 'en_IN' }));

test('without a picture nothing speaks of one', () => {
  expect(Object.keys(read({ width: 1200, height: 630 })).filter((name) => name.startsWith('og:image'))).toEqual([]);
});
