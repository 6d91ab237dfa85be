import { resolve } from 'node:path';
import { formatIssues } from '../messages/formatIssues';
import { readContent } from '../files/readContent';
import { findingsOf, type TestFiles } from '../../../tests/content/helpers/findingsOf';
import { findStale } from './findStale';
import type { FreshnessGuard } from './guard';
import { oldArticles } from './oldArticles';
import { oldHelplines } from './oldHelplines';
import { pastDays } from './pastDays';
import { reportCheck } from './reportCheck';
import { undatedClaims } from './undatedClaims';

const TODAY = '2027-03-23';
const seenBy = ({ check, ...guard }: FreshnessGuard, files: TestFiles, today = TODAY) =>
  findingsOf({ ...guard, check: (content, report) => check(content, today, report) }, files);

describe.each(['closures', 'notices'])('past %s', (list) => {
  const past = (to: string) => seenBy(pastDays, { 'clinic.json': { [list]: [{ from: '2027-03-01', to }] } });

  test.each(['2027-03-23', '2027-03-24'])('one that ends on %s is not past', (to) => expect(past(to)).toEqual([]));
  test('one that ended yesterday is', () => {
    expect(past('2027-03-22')).toEqual([
      {
        file: 'clinic.json',
        field: `${list}[0].to`,
        found: `a ${list.slice(0, -1)} that ended on "2027-03-22"`,
        expected: 'only what ends today, "2027-03-23", or later',
        suggestion: `remove ${list}[0], or give it the days of the next one`,
      },
    ]);
  });
  test('none, or no list, is fine', () => {
    expect(seenBy(pastDays, { 'clinic.json': { [list]: [] } })).toEqual([]);
    expect(seenBy(pastDays, { 'clinic.json': {} })).toEqual([]);
  });
});

describe('undated claims', () => {
  const inArticle = (conclusion: string) => seenBy(undatedClaims, { 'blog/sleep.json': { conclusion } });

  test.each([
    'In 2021, India counted over 163,000 deaths.',
    'About 15-20% of women, by a review of 2019.',
    'As of 2024, 1 in 7 people lives with it.',
    'Adults need 7-9 hours of sleep. Over 1 to 2 weeks, most people sleep better.',
    'Recently, in 2025, a new clinic opened.',
    'Call 14416.',
    'Bring recent test reports.',
  ])('%s – is dated, or no figure', (text) =>
    expect(
      seenBy(undatedClaims, {
        'blog/sleep.json': { conclusion: text },
        'clinic.json': { helplines: [{ numbers: [{ display: '14416', digits: '14416' }] }] },
      }),
    ).toEqual([]),
  );

  test.each([
    ['About 15-20% of women have it.', 'a figure without a year: '],
    ['Each year 163,000 people die.', 'a figure without a year: '],
    ['1 in 7 people lives with it.', 'a figure without a year: '],
    ['Doctors have recently changed their advice.', 'a relative time: '],
    ['In recent years more people come.', 'a relative time: '],
    ['More people came last year.', 'a relative time: '],
    ['पिछले साल ज़्यादा लोग आए।', 'a relative time: '],
  ])('%s – is told', (text, found) => {
    expect(inArticle(text)).toMatchObject([
      { file: 'blog/sleep.json', field: 'conclusion', found: expect.stringContaining(found) as string },
    ]);
  });

  test('sections and pages are read too; the clinic’s own figures are another rule’s business', () => {
    const text = 'It helps 80% of people.';
    expect(seenBy(undatedClaims, { 'sections.json': { location: { intro: text } } })).toHaveLength(1);
    expect(seenBy(undatedClaims, { 'clinic.json': { tagline: text } })).toEqual([]);
  });
});

describe('old articles', () => {
  const checked = (sourcesCheckedOn: string, today?: string) =>
    seenBy(oldArticles, { 'blog/sleep.json': { date: '2020-01-01', sourcesCheckedOn } }, today);

  test('sources are to be checked every two years, however old the article is', () => {
    expect(checked('2025-03-23')).toEqual([]);
    expect(checked('2025-03-22')).toMatchObject([
      { field: 'sourcesCheckedOn', found: 'sources last checked on "2025-03-22"' },
    ]);
  });
  test('on 29 February too', () => {
    expect(checked('2026-02-28', '2028-02-29')).toEqual([]);
    expect(checked('2026-02-27', '2028-02-29')).toHaveLength(1);
  });
});

test('helplines are to be checked every 180 days', () => {
  const checked = (helplinesCheckedOn: string) => seenBy(oldHelplines, { 'clinic.json': { helplinesCheckedOn } });
  expect(checked('2026-09-24')).toEqual([]);
  expect(checked('2026-09-23')).toMatchObject([
    { field: 'helplinesCheckedOn', found: 'helplines last checked on "2026-09-23"' },
  ]);
});

describe('the shipped content', () => {
  const { files, pictures } = readContent(resolve(__dirname, '../../../content'));
  // A clinic may have no closures and notices.
  const dated = files.map((file) => {
    if (file.path !== 'clinic.json') return file;
    const closures = [{ from: '2027-03-22', to: '2027-03-23', reason: 'Holi' }];
    const notices = [{ from: '2027-03-15', to: '2027-03-23', text: 'We are closed on 22 and 23 March 2027.' }];
    return { ...file, text: JSON.stringify({ ...(JSON.parse(file.text) as object), closures, notices }, null, 2) };
  });

  test('each guard finds something once the time has come, at its file and line', () => {
    const told = formatIssues(findStale(dated, '2036-01-01'), 'warning');
    for (const part of [
      /^\d+ warnings in \d+ content files:/,
      /content\/clinic\.json:\d+ {2}closures\[0\]\.to\n.*\n.*\n.*\n {4}rule {6}past-days/,
      /content\/clinic\.json:\d+ {2}notices\[0\]\.to/,
      /content\/clinic\.json:\d+ {2}helplinesCheckedOn/,
      /content\/blog\/[a-z\d-]+\.json:\d+ {2}sourcesCheckedOn/,
    ])
      expect(told).toMatch(part);
  });

  test('every figure in it is dated', () => {
    expect(findStale(files, '2026-11-28').filter(({ rule }) => rule === 'undated-claims')).toEqual([]);
  });

  test('what has grown old is told and fails nothing, unless asked to', () => {
    const [lenient, strict] = [false, true].map((isStrict) =>
      reportCheck(files, pictures, { today: '2036-01-01', isStrict }),
    );
    expect(lenient).toMatchObject({ isRight: true });
    expect(lenient!.said[0]).toMatch(/^The content is right/);
    expect(lenient!.said[1]).toMatch(/^\d+ warnings in \d+ content files, which do not stop a build:/);
    expect(strict).toMatchObject({ isRight: false });
    expect(strict!.said[1]).toMatch(/^\d+ warnings in \d+ content files, which count as faults with --fresh:/);
  });

  test('a fault fails, whatever is fresh', () => {
    const broken = files.map((file) => (file.path === 'faqs.json' ? { ...file, text: '{' } : file));
    expect(reportCheck(broken, pictures, { today: '2020-01-01', isStrict: false })).toMatchObject({ isRight: false });
  });

  test('a fault stands alone: without the clinic’s file, a crisis number would look like a figure of no year', () => {
    const broken = files.map((file) => (file.path === 'clinic.json' ? { ...file, text: '{' } : file));
    expect(findStale(broken, '2036-01-01').length).toBeGreaterThan(20);
    for (const isStrict of [false, true])
      expect(reportCheck(broken, pictures, { today: '2036-01-01', isStrict })).toEqual({
        said: [
          expect.stringMatching(
            /^\d+ faults? in \d+ content files?:\n\n[^]*content\/clinic\.json:1\n {4}found {5}broken JSON/,
          ),
        ],
        isRight: false,
      });
  });
});
