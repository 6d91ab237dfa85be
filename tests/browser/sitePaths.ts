import { readFileSync } from 'node:fs';
import { anArticle } from './articles';

/** Paths of all pages of the finished site, from its sitemap (a test of the site holds the two equal). */
export const sitePaths = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g),
].map(([, path]) => path!);

/** A page of each kind, the not-found page last. */
export const kinds = [
  '/',
  '/about',
  '/appointment',
  '/contact',
  '/blogs',
  anArticle,
  '/services/telepsychiatry',
  '/no-such-page',
];

/** Titles of the services, in the order of every list of them. */
export const serviceTitles = [
  'Psychiatric Consultation',
  'Comprehensive Mental Health Assessment',
  'Medication Management',
  'Neuropsychiatric Care',
  'Child & Adolescent Psychiatry',
  'Telepsychiatry',
];
