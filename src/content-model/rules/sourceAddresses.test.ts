import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { sourceAddresses } from './sourceAddresses';

const check = (url: string) =>
  findingsOf(sourceAddresses, {
    'blog/better-sleep.json': {
      ...exampleArticle,
      sources: [exampleArticle.sources[0], { ...exampleArticle.sources[1], url }],
    },
    // The sample clinic’s own addresses are looked at before going live (sampleValues.ts).
    'clinic.json': { bookingUrl: 'https://booking.clinic.example/', siteUrl: 'https://www.clinic.example' },
  });

test.each([
  'https://www.who.int/news-room/fact-sheets/detail/depression',
  'http://www.nhs.uk/',
  'https://www.example-institute.org/report',
  'https://contest.org',
  'https://www.who.int/example.com?from=test',
  'https://test.gov.in:8443',
])('accepts %s', (url) => {
  expect(check(url)).toEqual([]);
});

test.each([
  'https://example.com',
  'https://www.example.org/report',
  'http://example.net:8080/',
  'https://EXAMPLE.com/report',
  'https://source.example/1',
  'https://institute.test#top',
  'https://source.invalid',
  'http://localhost',
  'http://localhost:8000/report',
  'http://test/report',
])('rejects %s', (url) => {
  expect(check(url)).toEqual([
    {
      file: 'blog/better-sleep.json',
      field: 'sources[1].url',
      found: `"${url}", whose host is reserved for examples and tests`,
      expected: 'the address at which readers find the publication',
      suggestion: 'open the publication in a browser and copy its address',
    },
  ]);
});
