import { digitsOf } from '../../lib/phone';
import { formatField, quote } from '../issue';
import type { Content, Report, Rule } from '../rule';
import { nearest } from '../messages/suggest';
import { findIn } from '../text/excerpt';
import { findPhoneNumbers } from '../text/phoneNumbers';
import { helplineNumbers as knownNumbers } from '../text/helplines';
import { allTexts } from '../text/textsOf';
import { findCoreFaults } from './coreHelplines';

/** The number that was meant. Short codes are too near to each other for a guess: 108 is no misspelt 1098. */
function guessNumber(words: string, known: readonly string[]): string | undefined {
  const digits = digitsOf(words);
  return (
    known.find((number) => digitsOf(number) === digits) ?? (digits.length >= 5 ? nearest(words, known) : undefined)
  );
}

/** Links that dial other digits than they show; a core number is told by its own rule, which knows what is right. */
function checkLinks(content: Content, report: Report): void {
  for (const entry of content.ofType('Clinic')) {
    const { helplines } = entry.value;
    const told = findCoreFaults(helplines).map(({ path }) => formatField(path));
    helplines.forEach(({ numbers }, helpline) => {
      numbers.forEach(({ display, digits }, index) => {
        const path = ['helplines', helpline, 'numbers', index];
        if (digitsOf(display) === digits || told.some((field) => field.startsWith(formatField(path)))) return;
        report(entry, [...path, 'digits'], {
          found: `${quote(digits)} for the number shown as ${quote(display)}`,
          expected: 'the digits that are shown',
          suggestion: quote(digitsOf(display)),
        });
      });
    });
  }
}

/** Whether clinic.json says right which numbers texts may hold. While it does not, a wrong one would be spread from there. */
const isListRight = (content: Content) =>
  content.isComplete('Clinic') &&
  content.ofType('Clinic').every(({ value }) => findCoreFaults(value.helplines).length === 0);

/** A wrong digit in a crisis costs time that nobody has; numbers stand in one list, which somebody checks. */
export const helplineNumbers: Rule = {
  name: 'helpline-numbers',
  description:
    'Telephone numbers in texts are helplines from clinic.json, written as there, and a helpline’s link dials the digits it shows.',
  check(content, report) {
    checkLinks(content, report);
    if (!isListRight(content)) return;
    const known = knownNumbers(content);
    for (const { entry, path, text } of allTexts(content)) {
      for (const { start, end, words } of findPhoneNumbers(text)) {
        if (known.includes(words)) continue;
        const guess = guessNumber(words, known);
        report(entry, path, {
          found: findIn(text, start, end),
          expected: `a helpline of content/clinic.json: ${known.join(', ')}`,
          suggestion: guess
            ? quote(guess)
            : 'leave the number out; the site adds the clinic’s own numbers itself, and a new helpline goes into clinic.json, after a test call',
        });
      }
    }
  },
};
