import { parseContentFile } from './contentFile';

const parse = (text: string, isUtf8?: boolean) => parseContentFile({ path: 'faqs.json', text, isUtf8 });
const told = { file: 'content/faqs.json', line: 1, field: '', rule: 'json' };
const saveIt = 'save the file as “UTF-8” (in Notepad: File, Save as, Encoding)';
const lines = (...all: string[]) => all.join('\n');

test.each([
  ['as Windows saves it', '\uFEFF', false],
  ['without its mark', '', false],
  ['big end first', '', true],
])('says to save a file of UTF-16 as UTF-8: %s', (_, mark, isSwapped) => {
  const bytes = Buffer.from(`${mark}{ "a": 1 }`, 'utf16le');
  const { data, issues } = parse((isSwapped ? bytes.swap16() : bytes).toString('utf8'));
  expect(data).toBeUndefined();
  expect(issues).toEqual([
    {
      ...told,
      found: 'letters in an encoding other than UTF-8, probably “Unicode” (UTF-16)',
      expected: 'a file in UTF-8',
      suggestion: saveIt,
    },
  ]);
});

/** What is left of a text in UTF-8 that a program takes for a Western encoding. */
const latin = (text: string) => Buffer.from(text).toString('latin1');

test('says that a file is in another encoding, and where it shows first, once', () => {
  const text = Buffer.from(lines('{', '  "a": "Café",', '  "b": "caf\u00E9"', '}'), 'latin1').toString('utf8');
  expect(parse(text, false).issues).toEqual([
    {
      ...told,
      line: 2,
      found: 'letters in an encoding other than UTF-8, probably “ANSI”; the first of them after: Caf',
      expected: 'a file in UTF-8',
      suggestion: `open it where its letters look right, and ${saveIt}`,
    },
  ]);
});

test.each([
  ['an apostrophe of Windows', 'It isnâ€™t'],
  ['an apostrophe', latin('It isn’t')],
  ['Hindi', latin('असफलता')],
  ['an accent', latin('Café')],
])('says once that letters were read in a wrong encoding and saved so: %s', (_, wrong) => {
  const { data, issues } = parse(lines('{', `  "a": "${wrong}",`, `  "b": "${wrong}"`, '}'));
  expect(data).toBeUndefined();
  expect(issues).toMatchObject([
    {
      line: 2,
      found: expect.stringMatching(/^letters that were read in a wrong encoding and saved so, such as /) as string,
      suggestion: `restore the file from the history (git checkout HEAD -- content/faqs.json), or write the text again, and ${saveIt}`,
    },
  ]);
});

test('says once that Hindi was saved as question marks', () => {
  expect(parse(lines('{', '  "a": "?????? ?? ????: ???",', '  "b": "??? ??"', '}')).issues).toMatchObject([
    {
      line: 2,
      found: 'question marks in place of letters: "?????? ?? ????: ???",',
      expected: 'the letters as they were written',
    },
  ]);
});

test.each([
  ['PK\u0003\u0004', 'a document of Word or another office program'],
  ['%PDF-1.7', 'a PDF document'],
  ['{\\rtf1\\ansi {}', 'a document of WordPad, TextEdit or Word (RTF)'],
  ['\n<!DOCTYPE html><html>', 'a web page'],
])('knows another program’s document by its beginning: %j', (text, found) => {
  expect(parse(text).issues).toMatchObject([
    { found, expected: 'plain text', suggestion: expect.stringContaining('Notepad') as string },
  ]);
});

test('leaves question marks, accents and Hindi alone', () => {
  const right = { a: 'What?? Really??', b: 'Âge, déjà vu, Ã', c: 'क्या? ठीक है।', d: '?? 12 ??' };
  expect(parse(JSON.stringify(right)).issues).toEqual([]);
});
