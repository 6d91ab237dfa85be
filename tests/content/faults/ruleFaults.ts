import type { ContentOf } from '../../../src/content-model/collections';
import type { FieldPath } from '../../../src/content-model/issue';
import { helplineFaults } from './helplineFaults';
import { redirectFaults } from './redirectFaults';
import { dataOf, listOf, type RuleFault } from './ruleFault';
import { spanFaults } from './spanFaults';
import { categoryNameFaults, tagFaults } from './tagFaults';
import type { Base } from './trial';

function slugFaults(base: Base): RuleFault[] {
  const wrong = (['Service', 'Article', 'TeamMember'] as const).flatMap((typeName) => {
    const entries = dataOf(base, typeName);
    const [first, last] = [entries[0]!, entries.at(-1)!];
    return [
      {
        kind: 'slug unlike the file’s name',
        file: last.file,
        path: ['slug'],
        value: `${last.data.slug}-2`,
        suggestion: `"${last.data.slug}"`,
      },
      {
        kind: 'doubled slug',
        file: last.file,
        path: ['slug'],
        value: first.data.slug,
        suggestion: `"${last.data.slug}"`,
      },
    ];
  });
  const { file, data } = listOf(base, 'Category');
  return [...wrong, { kind: 'doubled slug', file, path: [data.length - 1, 'slug'], value: data[0]!.slug }];
}

function hoursFaults(base: Base): RuleFault[] {
  const [{ file, data }] = dataOf(base, 'Clinic') as [{ file: string; data: ContentOf<'Clinic'> }];
  const shifts = (
    kind: string,
    value: ContentOf<'Clinic'>['openingHours'][number]['shifts'],
    at: FieldPath,
  ): RuleFault => ({ kind, file, path: ['openingHours', 0, 'shifts'], value, at });
  const week = data.openingHours;
  return [
    shifts('shift that ends before it starts', [{ opens: '17:00', closes: '09:00' }], [0, 'closes']),
    shifts('shift without length', [{ opens: '09:00', closes: '09:00' }], [0, 'closes']),
    shifts(
      'shifts that overlap',
      [
        { opens: '09:00', closes: '13:00' },
        { opens: '12:00', closes: '17:00' },
      ],
      [1, 'opens'],
    ),
    shifts(
      'shifts in the wrong order',
      [
        { opens: '16:00', closes: '20:00' },
        { opens: '09:00', closes: '13:00' },
      ],
      [1, 'opens'],
    ),
    {
      kind: 'days in the wrong order',
      file,
      path: ['openingHours'],
      value: [week[1], week[0], ...week.slice(2)],
      at: [0, 'day'],
      also: [[1, 'day']],
      suggestion: '"Monday"',
    },
    { kind: 'doubled day', file, path: ['openingHours', 6, 'day'], value: 'Monday', suggestion: '"Sunday"' },
  ];
}

function orderFaults(base: Base): RuleFault[] {
  const home = dataOf(base, 'HomePage')[0]!;
  const service = dataOf(base, 'Service').at(-1)!;
  const navigation = dataOf(base, 'Navigation')[0]!;
  const about = dataOf(base, 'AboutPage')[0]!;
  const [first, second, ...rest] = home.data.howItWorks.steps;
  return [
    {
      kind: 'steps in the wrong order',
      file: home.file,
      path: ['howItWorks', 'steps'],
      value: [second, first, ...rest],
      at: [0, 'number'],
      also: [[1, 'number']],
      suggestion: '"01"',
    },
    {
      kind: 'gap between steps',
      file: service.file,
      path: ['process', 'steps', 1, 'number'],
      value: '03',
      suggestion: '"02"',
    },
    { kind: 'doubled reference', file: navigation.file, path: ['services', 5], value: navigation.data.services[0] },
    { kind: 'doubled reference', file: about.file, path: ['team', 'members', 2], value: about.data.team.members[0] },
  ];
}

function choiceFaults(base: Base): RuleFault[] {
  const clinic = dataOf(base, 'Clinic')[0]!;
  const sections = dataOf(base, 'Sections')[0]!;
  const labels = listOf(base, 'ArticleLabels');
  const [profile] = clinic.data.socialProfiles;
  const [option] = sections.data.appointmentForm.serviceOptions;
  const last = labels.data.length - 1;
  return [
    { kind: 'doubled choice', file: clinic.file, path: ['socialProfiles', 2, 'name'], value: profile!.name },
    {
      kind: 'doubled choice',
      file: sections.file,
      path: ['appointmentForm', 'serviceOptions', 4, 'value'],
      value: option!.value,
    },
    {
      kind: 'doubled language of labels',
      file: labels.file,
      path: [],
      value: [...labels.data, labels.data[0]],
      at: [last + 1, 'language'],
    },
    { kind: 'no labels in a language', file: labels.file, path: [], value: [labels.data[last]], at: [0, 'language'] },
  ];
}

function dateFaults(base: Base): RuleFault[] {
  // A clinic may not have changed any article yet.
  const changed = dataOf(base, 'Article').filter(({ data }) => data.updated).slice(0, 1);
  return changed.map(({ file }) => ({ kind: 'change before publication', file, path: ['updated'], value: '1999-12-31' }));
}

function sourceFaults(base: Base): RuleFault[] {
  const { file, data } = dataOf(base, 'Article').at(-1)!;
  const path = ['sources', data.sources.length - 1, 'url'];
  return [{ kind: 'reserved host of a source', file, path, value: 'https://www.example.org/report' }];
}

/** Every way to break what the structure rules look after. */
export const ruleFaultsOf = (base: Base): RuleFault[] => [
  ...slugFaults(base),
  ...redirectFaults(base),
  ...tagFaults(base),
  ...categoryNameFaults(base),
  ...hoursFaults(base),
  ...spanFaults(base),
  ...helplineFaults(base),
  ...orderFaults(base),
  ...choiceFaults(base),
  ...dateFaults(base),
  ...sourceFaults(base),
];
