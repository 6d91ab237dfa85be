import { quote } from '../issue';
import type { Rule } from '../rule';
import { nearest } from '../suggest';
import { findIn } from '../text/excerpt';
import { findPhoneNumbers } from '../text/phoneNumbers';
import { helplineNumbers as knownNumbers } from '../text/helplines';
import { allTexts } from '../text/textsOf';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The number that was meant. Short codes are too near to each other for a guess: 108 is no misspelt 1098. */
function guessNumber(words: string, known: readonly string[]): string | undefined {
  const digits = digitsOf(words);
  return (
    known.find((number) => digitsOf(number) === digits) ?? (digits.length >= 5 ? nearest(words, known) : undefined)
  );
}

/** A wrong digit in a crisis costs time that nobody has; numbers stand in one list, which somebody checks. */
export const helplineNumbers: Rule = {
  name: 'helpline-numbers',
  description:
    'Telephone numbers in texts are helplines of clinic.json, spelled as there, and a helpline’s link dials the digits that it shows.',
  check(content, report) {
    const known = knownNumbers(content);
    for (const entry of content.ofType('Clinic')) {
      entry.value.helplines.forEach(({ numbers }, line) => {
        numbers.forEach(({ display, digits }, index) => {
          if (digitsOf(display) !== digits)
            report(entry, ['helplines', line, 'numbers', index, 'digits'], {
              found: `${quote(digits)} for the number shown as ${quote(display)}`,
              expected: 'the digits that are shown',
              suggestion: quote(digitsOf(display)),
            });
        });
      });
    }
    // Without a right list, every number would look wrong.
    if (!content.isComplete('Clinic')) return;
    for (const { entry, path, text } of allTexts(content)) {
      for (const { start, end, words } of findPhoneNumbers(text)) {
        if (known.includes(words)) continue;
        const guess = guessNumber(words, known);
        report(entry, path, {
          found: findIn(text, start, end),
          expected: `a helpline of content/clinic.json: ${known.join(', ')}`,
          suggestion: guess
            ? quote(guess)
            : 'leave the number out; numbers of the clinic come from clinic.json by themselves, and a new helpline belongs there, after a test call',
        });
      }
    }
  },
};
