import { findPhrases, hasPhrase, phrase } from './phrase';

test('finds whole words only, in any script', () => {
  expect(findPhrases('mad, made, nomad: MAD', phrase('mad')).map(({ start }) => start)).toEqual([0, 18]);
  expect(findPhrases('a mad act', phrase('mad'))).toEqual([{ start: 2, end: 5, words: 'mad' }]);
  expect(hasPhrase('पागलपन', phrase('पागल'))).toBe(false);
  expect(hasPhrase('वह पागल है', phrase('पागल'))).toBe(true);
});

test('takes any white space for a space, and lets one be left out where the pattern says so', () => {
  expect(hasPhrase('suicide\n victim', phrase('suicide victim'))).toBe(true);
  expect(hasPhrase('48%', phrase('\\d+ ?%'))).toBe(true);
  expect(hasPhrase('48 %', phrase('\\d+ ?%'))).toBe(true);
});

test('takes ~ for any ending', () => {
  expect(findPhrases('suicidal, suicide', phrase('suicid~')).map(({ words }) => words)).toEqual([
    'suicidal',
    'suicide',
  ]);
  expect(findPhrases('आत्महत्याओं की', phrase('आत्महत्या~')).map(({ words }) => words)).toEqual(['आत्महत्याओं']);
});

test('finds both spellings of a Hindi word', () => {
  const pattern = phrase('ज़हर', 'फाँसी');
  expect(['ज़हर', 'जहर', 'फाँसी', 'फांसी'].every((word) => hasPhrase(word, pattern))).toBe(true);
});

test('finds a Hindi word with a joiner in it', () => {
  const pattern = phrase('आत्महत्या~');
  for (const word of ['आत्महत्या', 'आत्\u200dमहत्या', 'आत्महत्\u200cयाओं', 'आत्महत्यास्\u200dवर'])
    expect(findPhrases(`यह ${word} है`, pattern).map(({ words }) => words)).toEqual([word]);
});

test('keeps no state between calls', () => {
  const pattern = phrase('word');
  expect([hasPhrase('a word', pattern), hasPhrase('a word', pattern)]).toEqual([true, true]);
});

test('takes a curly apostrophe for a straight one', () => {
  const pattern = phrase("people's (?:lives|life)", "so OCD(?=[.'])");
  for (const text of ["people's lives", 'people’s lives', 'so OCD.']) expect(hasPhrase(text, pattern)).toBe(true);
});
