import { languageNames, languageTagOf } from './spokenLanguages';

test('each language has its own BCP 47 tag, and is called what the world calls it', () => {
  const tags = languageNames.map(languageTagOf);
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  // CLDR says Bangla; in India’s English and law it is Bengali.
  const called = (tag: string) => names.of(tag)?.replace('Bangla', 'Bengali');
  const others = languageNames.filter((name) => (called(languageTagOf(name)) ?? name) !== name);
  expect(others).toEqual([]);
});

test('another name is a fault', () => {
  expect(() => languageTagOf('Klingon')).toThrow('“Klingon” is no language of src/lib/spokenLanguages.ts.');
});
