import fc from 'fast-check';
import { splitByScript } from './splitByScript';

const shown = (text: string) =>
  splitByScript(text)
    .map((run) => (run.isDevanagari ? `[${run.text}]` : run.text))
    .join('');

describe('splitByScript', () => {
  test.each([
    ['Only English.', 'Only English.'],
    ['मानसिक स्वास्थ्य', '[मानसिक स्वास्थ्य]'],
    ['care (मानसिक स्वास्थ्य सेवाएँ) for all', 'care ([मानसिक स्वास्थ्य सेवाएँ]) for all'],
    ['One: एक, दो and तीन.', 'One: [एक, दो] and [तीन].'],
    ['रुकें। Then go.', '[रुकें।] Then go.'],
    ['क्\u200dष', '[क्\u200dष]'],
    ['क', '[क]'],
    ['', ''],
  ])('%j', (text, expected) => expect(shown(text)).toBe(expected));

  test.each([
    ',',
    ';',
    ':',
    '.',
    '!',
    '?',
    '(',
    ')',
    '-',
    '–',
    '—',
    '"',
    "'",
    '“',
    '”',
    '‘',
    '’',
    '।',
    '॥',
    '\n',
    '\u200c',
    '\u200d',
  ])('%j between two words of Hindi parts nothing', (sign) =>
    expect(shown(`See एक${sign} दो here`)).toBe(`See [एक${sign} दो] here`),
  );

  test.each(['।', '॥'])('a closing %s belongs to the Hindi before it, what follows does not', (danda) =>
    expect(shown(`एक दो ${danda}) (a`)).toBe(`[एक दो ${danda}]) (a`),
  );

  const mixed = fc
    .array(
      fc.oneof(fc.string(), fc.constantFrom('क', 'ि', 'ं', '्', 'नींद', '।', ' ', ', ', 'a', '\u200d', '(', '3', '३')),
    )
    .map((parts) => parts.join(''));

  test('nothing is lost or moved', () => {
    fc.assert(
      fc.property(mixed, (text) =>
        expect(
          splitByScript(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text),
      ),
    );
  });

  test('Devanagari stands only in Hindi runs, Latin letters only in the others, and no run is empty', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        for (const run of splitByScript(text)) {
          expect(run.text).not.toBe('');
          expect(run.text).not.toMatch(run.isDevanagari ? /\p{Script=Latin}/u : /\p{Script=Devanagari}/u);
        }
      }),
    );
  });
});
