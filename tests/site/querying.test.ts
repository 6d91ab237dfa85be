import { existsSync, readFileSync } from 'node:fs';
import { queriesIn, type QueryAnswer } from '../../src/gatsby/runQueryExamples';

const file = 'reports/query-answers.json';
if (!existsSync(file)) throw new Error(`${file} is missing: build with QUERY_ANSWERS=${file}, as npm test does.`);
const answers = JSON.parse(readFileSync(file, 'utf8')) as QueryAnswer[];

/** Whether an answer holds something in each of its branches but the optional ones. */
const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isFilled)
    : value !== null && typeof value === 'object'
      ? Object.values(value).every(isFilled)
      : value !== null && value !== '';

test('the documentation shows at least ten queries, and all were run', () => {
  const queries = queriesIn(readFileSync('docs/querying.md', 'utf8'));
  expect(queries.length).toBeGreaterThanOrEqual(10);
  expect(answers.map(({ query }) => query)).toEqual(queries);
});

test.each(answers.map((answer) => [answer.query.match(/query (\w+)/)![1]!, answer] as const))(
  '%s is answered in full',
  (name, { data, errors }) => {
    expect(errors).toEqual([]);
    // Not everybody has written an article.
    const filled =
      name === 'Team'
        ? (data as { aboutPage: { team: { members: { name: string }[] } } }).aboutPage.team.members.map(
            (member) => member.name,
          )
        : data;
    expect(isFilled(filled)).toBe(true);
  },
);

test('derived facts come from the formulas of the specification', () => {
  const answer = <T>(name: string) => answers.find(({ query }) => query.includes(`query ${name}`))!.data as T;
  const { allArticle } = answer<{
    allArticle: { nodes: { link: string; readMinutes: number; mainCategory: string }[] };
  }>('NewestArticles');
  expect(allArticle.nodes[0]).toMatchObject({ link: '/blog/suicide-prevention', mainCategory: 'Therapy & Treatment' });
  for (const { readMinutes } of allArticle.nodes) expect(readMinutes).toBeGreaterThanOrEqual(2);
  const { navigation } = answer<{ navigation: { services: { title: string; otherServices: unknown[] }[] } }>(
    'ServicesInOrder',
  );
  expect(navigation.services.map(({ title }) => title)).toEqual([
    'Psychiatric Consultation',
    'Comprehensive Mental Health Assessment',
    'Medication Management',
    'Neuropsychiatric Care',
    'Child & Adolescent Psychiatry',
    'Telepsychiatry',
  ]);
  for (const { otherServices } of navigation.services) expect(otherServices).toHaveLength(5);
});
