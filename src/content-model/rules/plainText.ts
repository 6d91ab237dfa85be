import type { Report, Rule } from '../rule';
import { excerpt, findIn } from '../text/excerpt';
import { hasPhrase } from '../text/phrase';
import { allTexts, type FieldText } from '../text/textsOf';
import { hidden, markup, SHOUTED, unusual, type Unwanted } from '../text/unwantedMarks';

const codePoint = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** Capitals that stand for words of their own, as in degrees, are short. */
const isShouted = (words: string) => (words.match(/\p{Lu}{5,}/gu) ?? []).length >= 3;

const webAddress = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s"”’<>()]*[^\s"”’<>().,;:!?]/giu;
const emailAddress = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Addresses in a text are no links, and nobody would think of them when they change; the clinic’s own e-mail may stand. */
function reportAddresses({ entry, path, text, isCited }: FieldText, email: string | undefined, report: Report): void {
  // A title must be cited as it is.
  if (isCited) return;
  for (const { 0: address, index } of text.matchAll(webAddress))
    report(entry, path, {
      found: `the web address ${findIn(text, index, index + address.length)}`,
      expected: 'words only; the addresses of links have fields of their own',
      suggestion: 'say in words what is meant, and leave the address out',
    });
  for (const { 0: address, index } of text.matchAll(emailAddress)) {
    // Without the clinic’s own, no other can be called wrong.
    if (email === undefined || address.toLowerCase() === email.toLowerCase()) continue;
    report(entry, path, {
      found: `the e-mail address ${findIn(text, index, index + address.length)}`,
      expected: `no e-mail address except the clinic’s own, ${email}`,
      suggestion: `write ${email}, or leave the address out`,
    });
  }
}

const more = (count: number) => (count > 1 ? `, ${count} times in this text` : '');

/** Invisible characters of a kind, told once in each text, since text pasted from elsewhere has many. */
function reportHidden({ entry, path, text }: FieldText, { pattern, what, use }: Unwanted, report: Report): void {
  const [first, ...others] = text.matchAll(pattern);
  if (!first) return;
  const { 0: character, index } = first;
  report(entry, path, {
    found: `${what} ${codePoint(character)} in ${excerpt(text.replace(pattern, '·'), index, index + 1)} (·)${more(others.length + 1)}`,
    expected: 'visible characters only',
    suggestion: use,
  });
}

/** Marks that visitors would see, and what is written unlike other text. */
function reportMarks({ entry, path, text }: FieldText, { pattern, what, use }: Unwanted, report: Report): void {
  const [first, ...others] = [...text.matchAll(pattern)].filter(([words]) => what !== SHOUTED || isShouted(words));
  if (!first) return;
  report(entry, path, {
    found: `${what} ${findIn(text, first.index, first.index + first[0].length)}${more(others.length + 1)}`,
    expected: 'plain text',
    suggestion: use,
  });
}

/** UTF-16 offset of the first place at which a text is not in composed form (NFC); -1 if there is none. */
function firstDecomposed(text: string): number {
  const composed = text.normalize('NFC');
  if (composed === text) return -1;
  let at = 0;
  while (text[at] === composed[at]) at += 1;
  return at;
}

/** Texts are shown as they are, in pages, messages and search results: nothing but letters, marks and spaces. */
export const plainText: Rule = {
  name: 'plain-text',
  description:
    'Texts contain no HTML, no Markdown, no addresses except the clinic’s own e-mail, no invisible or control characters, and only composed (NFC) letters.',
  check(content, report) {
    const email = content.ofType('Clinic')[0]?.value.email;
    for (const field of allTexts(content)) {
      const { entry, path, text } = field;
      // What can’t be seen is told below, and must not be shown around an address.
      if (!hidden.some(({ pattern }) => hasPhrase(text, pattern))) reportAddresses(field, email, report);
      for (const unwanted of hidden) reportHidden(field, unwanted, report);
      for (const unwanted of [...markup, ...unusual]) reportMarks(field, unwanted, report);
      const at = firstDecomposed(text);
      if (at >= 0)
        report(entry, path, {
          found: `a letter in an unusual Unicode form in ${excerpt(text, at, at + 2)}`,
          expected: 'letters in composed form (Unicode NFC)',
          suggestion: `copy it from here: ${excerpt(text.normalize('NFC'), at, at + 1)}`,
        });
    }
  },
};
