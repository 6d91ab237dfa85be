import { findingsOf, type TestFiles } from '../../../tests/content/helpers/findingsOf';
import { requiredCounts } from './requiredCounts';

const slugs = [
  'psychiatric-consultation',
  'mental-health-assessment',
  'medication-management',
  'neuropsychiatric-care',
  'child-and-adolescent-psychiatry',
  'telepsychiatry',
];
const list = (length: number) => Array.from({ length }, (_, index) => ({ number: String(index) }));
const service = (slug: string, change: { bullets?: number; steps?: number; checklist?: object } = {}) => ({
  slug,
  benefits: { bullets: list(change.bullets ?? (slug.startsWith('child') ? 7 : 6)) },
  process: { steps: list(change.steps ?? (slug === 'mental-health-assessment' ? 5 : 6)) },
  checklist: slug === 'telepsychiatry' ? {} : undefined,
  ...('checklist' in change ? { checklist: change.checklist } : {}),
});
const fileOf = (each: { slug: string }): TestFiles => ({ [`services/${each.slug}.json`]: each });
const services = Object.assign({}, ...slugs.map((slug) => fileOf(service(slug)))) as TestFiles;
const withService = (...args: Parameters<typeof service>) =>
  findingsOf(requiredCounts, { ...services, ...fileOf(service(...args)) });

test('accepts the counts of the specification', () => {
  const team = Object.fromEntries(['a', 'b', 'c'].map((slug) => [`team/${slug}.json`, { slug }]));
  expect(findingsOf(requiredCounts, { ...services, ...team, 'testimonials.json': list(6) })).toEqual([]);
});

test.each([
  [
    'child-and-adolescent-psychiatry',
    { bullets: 6 },
    { field: 'benefits.bullets', found: '6 benefits', expected: 'exactly 7 on this page', suggestion: 'add 1 benefit' },
  ],
  [
    'telepsychiatry',
    { bullets: 7 },
    {
      field: 'benefits.bullets',
      found: '7 benefits',
      expected: 'exactly 6 on this page',
      suggestion: 'remove 1 benefit',
    },
  ],
  [
    'mental-health-assessment',
    { steps: 6 },
    { field: 'process.steps', found: '6 steps', expected: 'exactly 5 on this page', suggestion: 'remove 1 step' },
  ],
  [
    'medication-management',
    { steps: 5 },
    { field: 'process.steps', found: '5 steps', expected: 'exactly 6 on this page', suggestion: 'add 1 step' },
  ],
  [
    'telepsychiatry',
    { checklist: undefined },
    {
      field: 'checklist',
      found: 'no checklist',
      expected: 'the five reasons for online consultation',
      suggestion: 'add "checklist" with a heading and five items',
    },
  ],
  [
    'medication-management',
    { checklist: {} },
    {
      field: 'checklist',
      found: 'a checklist',
      expected: 'a checklist on the page telepsychiatry only',
      suggestion: 'remove "checklist", or move its reasons to "benefits"',
    },
  ],
])('rejects on %s: %j', (slug, change, finding) => {
  expect(withService(slug, change)).toEqual([{ file: `services/${slug}.json`, ...finding }]);
});

test('counts services, team members and testimonials, and blames none of them', () => {
  const seventh = fileOf(service('psychotherapy'));
  expect(findingsOf(requiredCounts, { ...services, ...seventh })).toEqual([
    {
      file: 'services',
      field: '',
      found: `7 services: ${[...slugs, 'psychotherapy'].join(', ')}`,
      expected: 'exactly 6 (docs/add-a-service.md says what a seventh takes)',
      suggestion: 'remove 1 service',
    },
  ]);
  expect(findingsOf(requiredCounts, { 'team/a.json': { slug: 'a' } })).toMatchObject([
    { file: 'team', found: '1 team member: a', expected: 'exactly 3', suggestion: 'add 2 team members' },
  ]);
  expect(findingsOf(requiredCounts, { 'testimonials.json': list(5) })).toMatchObject([
    { file: 'testimonials.json', field: '', found: '5 testimonials', expected: 'exactly 6, or none' },
  ]);
});
