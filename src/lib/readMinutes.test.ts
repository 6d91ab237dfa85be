import fc from 'fast-check';
import { readMinutes, type ReadableText } from './readMinutes';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const text = (text1: string, rest: Partial<ReadableText> = {}): ReadableText => ({
  text1,
  conclusion: '',
  diagnosis: { content: [] },
  remedies: { content: [] },
  ...rest,
});

describe('readMinutes', () => {
  test.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [200, 2],
    [201, 3],
    [950, 10],
  ])('%i words take %i minutes', (count, minutes) => expect(readMinutes(text(words(count)))).toBe(minutes));

  test('counts introduction, conclusion, diagnosis and remedies [ART-06]', () => {
    expect(
      readMinutes(
        text(words(50), {
          conclusion: words(50),
          diagnosis: { content: [words(25), words(25)] },
          remedies: { content: [words(50), 'one'] },
        }),
      ),
    ).toBe(3);
  });

  test('counts Hindi words, and no white space', () => {
    expect(readMinutes(text(Array.from({ length: 101 }, () => 'नींद').join(' \n\n ')))).toBe(2);
  });

  test('is a whole number, at least 1, and never falls with more text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const [less, more] = [readMinutes(text(a)), readMinutes(text(a, { conclusion: b }))];
        expect(Number.isInteger(less) && less >= 1 && more >= less).toBe(true);
      }),
    );
  });
});
