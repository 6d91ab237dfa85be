import fc from 'fast-check';
import { countLetters, firstParagraph, splitParagraphs, splitWords, titleWords } from './words';

describe('splitWords', () => {
  test.each<[string, string[]]>([
    ['one  two\nthree\u00a0four', ['one', 'two', 'three', 'four']],
    ['  ', []],
    ['', []],
    ['well-being, now', ['well-being,', 'now']],
    ['असफलता का', ['असफलता', 'का']],
  ])('%j', (text, expected) => expect(splitWords(text)).toEqual(expected));

  test('joined again, the words are the text with single spaces', () => {
    fc.assert(
      fc.property(fc.string(), (text) => expect(splitWords(text).join(' ')).toBe(text.replace(/\s+/gu, ' ').trim())),
    );
  });
});

describe('titleWords', () => {
  test.each<[string, string[]]>([
    ['Stage fright: how to perform', ['stage', 'fright', 'how', 'to', 'perform']],
    ['“Sleep” — 7–9 hours!', ['sleep', '7', '9', 'hours']],
    ['कैसे करें: छोटे', ['कैसे', 'करें', 'छोटे']],
    ['क्\u200dष', ['क्ष']],
    ['…', []],
  ])('%j', (title, expected) => expect(titleWords(title)).toEqual(expected));

  test('case, punctuation and composition make no difference', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Sleep', 'Café', 'क़दम', 'नींद', 'mind')), (words) => {
        expect(titleWords(words.join(': ').toUpperCase().normalize('NFD'))).toEqual(titleWords(words.join(' ')));
      }),
    );
  });
});

describe('countLetters', () => {
  test.each([
    ['calm', 4],
    ['how', 3],
    ['सामना', 3],
    ['असफलता', 5],
    ['café'.normalize('NFD'), 4],
    ['', 0],
    ['𝒜b', 2],
  ])('%s has %i', (word, letters) => expect(countLetters(word)).toBe(letters));
});

describe('splitParagraphs', () => {
  test('blank lines part paragraphs; single line breaks do not', () =>
    expect(splitParagraphs('one\ntwo\n\n three \n \n\nfour\n')).toEqual(['one\ntwo', 'three', 'four']));

  test('no paragraph is empty or has space at its ends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '\n', ' ', '\n\n')).map((parts) => parts.join('')),
        (text) => {
          expect(
            splitParagraphs(text).every(
              (paragraph) => paragraph !== '' && paragraph === paragraph.trim() && !/\n\s*\n/.test(paragraph),
            ),
          ).toBe(true);
        },
      ),
    );
  });
});

test.each([
  ['one\ntwo\n\nthree', 'one\ntwo'],
  ['\n\n one \n\ntwo', 'one'],
  ['one', 'one'],
  ['', ''],
])('the first paragraph of %j is %j', (text, first) => expect(firstParagraph(text)).toBe(first));
