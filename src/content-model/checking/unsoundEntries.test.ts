import { checkTogether } from '../checkContent';
import { checkFiles } from './checkFiles';
import { exampleContent } from '../../../tests/content/examples/exampleContent';
import { replaceAt } from '../../../tests/content/faults/trial';
import type { FieldPath } from '../issue';
import type { Rule } from '../rule';
import { rules } from '../rules/allRules';
import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { dayInIndia } from '../../lib/indianTime';

const { files, pictures } = exampleContent('maximal');
type Change = readonly [FieldPath, unknown];

/** Faults of one file by field and rule, with some of its fields replaced; a rule is named to look at it alone. */
function faultsIn(path: string, data: unknown, names: readonly string[]): string[] {
  const all = [...files.filter((file) => file.path !== path), { path, text: JSON.stringify(data, null, 2) }];
  const by = rules.filter(({ name }) => names.includes(name));
  return checkTogether(checkFiles(all), pictures, by, dayInIndia(new Date()))
    .filter(({ file }) => file === `content/${path}`)
    .map(({ field, rule }) => `${field} ${rule}`);
}
const change = (data: unknown, changes: readonly Change[]) =>
  changes.reduce((whole, [field, value]) => replaceAt(whole, field, value), data);
const dataOf = (path: string) => files.find((file) => file.path === path)!.data;

describe('a clinic with a wrong e-mail address', () => {
  const clinic = dataOf('clinic.json') as Record<string, object[]>;
  const check = (...changes: Change[]) =>
    faultsIn('clinic.json', change(clinic, [[['email'], 'x'], ...changes]), [
      'opening-hours',
      'dated-spans',
      'notice-dates',
    ]);
  const early: Change = [['openingHours', 0, 'shifts'], [{ opens: '17:00', closes: '09:00' }]];
  const turned: Change = [
    ['closures'],
    [
      { ...clinic.closures![0], from: '2027-01-01', to: '2027-01-02' },
      { ...clinic.closures![0], from: '2027-02-02', to: '2027-02-01' },
    ],
  ];
  const undated: Change = [['notices'], [{ from: '2027-03-01', to: '2027-03-02', text: 'Closed tomorrow.' }]];
  const hours = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (day, index): Change => [['openingHours', index, 'day'], day],
  );

  test('tells its hours, its closures and its notices as well', () => {
    expect(check(...hours, early, turned, undated)).toEqual([
      'email schema',
      'openingHours[0].shifts[0].closes opening-hours',
      'closures[1].to dated-spans',
      'notices[0].text notice-dates',
    ]);
  });

  test('is not judged by a field that is faulty or missing, nor by the list that holds it', () => {
    const missing: Change = [['openingHours', 0, 'shifts'], [{ opens: '17:00' }]];
    const malformed: Change = [['closures', 1, 'from'], '2027-2-2'];
    const all = [...hours, early, turned, undated];
    expect(check(...all, malformed)).not.toContain('closures[1].to dated-spans');
    expect(check(...all, malformed)).toContain('notices[0].text notice-dates');
    expect(check(...all, missing).filter((fault) => fault.includes('opening-hours'))).toEqual([]);
    const short: Change = [['openingHours'], (change(clinic, hours) as typeof clinic).openingHours!.slice(1)];
    expect(check(short, turned, undated)).toEqual([
      'email schema',
      'openingHours schema',
      'closures[1].to dated-spans',
      'notices[0].text notice-dates',
    ]);
  });
});

describe('an article with a wrong field', () => {
  const path = 'blog/better-sleep.json';
  const names = ['category-tags', 'figures', 'hindi-text', 'article-dates', 'article-length', 'article-labels'];
  const article = { ...exampleArticle, tags: ['tag 0'] };
  const check = (more: object) => faultsIn(path, { ...article, ...more }, names);

  test('is judged by its other fields', () => {
    expect(
      check({
        date: '2025-13-01',
        updated: '2020-01-01',
        tags: ['tag 0', 'unknown'],
        language: 'hi',
        crux: 'About 30% of adults sleep badly, and a calm hour before bed helps them.',
      }),
    ).toEqual(['date schema', 'tags[1] category-tags', 'language hindi-text', 'text1 article-length', 'crux figures']);
  });

  test('is not judged by what a missing text may have said', () => {
    const { text1: _, ...rest } = article;
    const sources = [{ ...article.sources[0], figures: ['1 in 7'] }, article.sources[1]];
    expect(check({ sources })).toContain('sources[0].figures[0] figures');
    expect(faultsIn(path, { ...rest, sources }, names)).toEqual(['text1 schema']);
  });

  test('is judged beside an unknown key, but not by the field that the key was meant for', () => {
    const dates = { date: '2024-06-01', updated: '2024-05-31' };
    expect(check({ ...dates, mood: 'calm' })).toEqual(['mood schema', 'updated article-dates', 'text1 article-length']);
    const text1 =
      'नींद शरीर और मन को आराम देती है। बहुत से लोग एक-दो रात ठीक से नहीं सो पाते। यह घबराने की बात नहीं है, और छोटे बदलाव मदद करते हैं।';
    const hindi = { text1, crux: text1, hookText: text1, conclusion: text1 };
    expect(check({ ...hindi, keyPoints: [text1, text1, text1] })).toContain('language hindi-text');
    expect(check({ ...hindi, keyPoints: [text1, text1, text1], langauge: 'hi' })).toEqual([
      'langauge schema',
      'text1 article-length',
    ]);
  });

  test('is there for all who name it', () => {
    const redirects = [{ from: '/old/sleep', to: '/blog/better-sleep' }];
    const all = [
      ...files.filter((file) => file.path !== 'redirects.json'),
      { path, text: JSON.stringify({ ...article, date: 'soon' }) },
      { path: 'redirects.json', text: JSON.stringify(redirects) },
    ];
    const faults = checkTogether(
      checkFiles(all),
      pictures,
      rules.filter(({ name }) => ['site-links', 'redirects', 'references'].includes(name)),
    );
    expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([`content/${path} date`]);
  });
});

test.each(['text', null, 7, []])('what is no object at all is told once: %j', (entry) => {
  const categories = [...(dataOf('categories.json') as unknown[]), entry];
  expect(
    faultsIn(
      'categories.json',
      categories,
      rules.map(({ name }) => name).filter((name) => name === 'category-tags'),
    ),
  ).toEqual(['[2] schema']);
});

test('a mistake in a rule is no silence', () => {
  const broken: Rule = {
    name: 'broken',
    description: '',
    check() {
      throw new TypeError('no such thing');
    },
  };
  expect(() => checkTogether(checkFiles(files), pictures, [broken])).toThrow('no such thing');
});
