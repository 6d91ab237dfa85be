import type { Report, Rule } from '../rule';
import { excerpt, findIn } from '../text/excerpt';
import { hasPhrase } from '../text/phrase';
import { allTexts, type FieldText } from '../text/textsOf';

interface Unwanted {
  pattern: RegExp;
  what: string;
  use: string;
}

const codePoint = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

const hidden: readonly Unwanted[] = [
  {
    pattern: /[\u200B-\u200D\u2060\uFEFF\u00AD\u180E]/gu,
    what: 'the invisible character',
    use: 'delete it; it gets in the way of searching and copying',
  },
  {
    pattern: /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/gu,
    what: 'the invisible writing-direction character',
    use: 'delete it',
  },
  {
    pattern: /(?!\n)[\p{Cc}\u2028\u2029]/gu,
    what: 'the control character',
    use: 'delete it; for a new paragraph write \\n\\n',
  },
  {
    // Formatting characters of no script that we write, blank letters, and what no font has a picture for.
    pattern:
      /(?![\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD\u180E\u061C])(?:[\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115F\u1160\u3164\uFFA0]|\u034F|\u17B4|\u17B5)/gu,
    what: 'the invisible or broken character',
    use: 'delete it; nobody can see it, or half of it was lost in a conversion',
  },
  { pattern: /\uFFFD/gu, what: 'the replacement character', use: 'type the letter again; it was lost in a conversion' },
];

const markup: readonly Unwanted[] = [
  {
    pattern: /<\/?[a-z][^<>]*>|<!--/giu,
    what: 'the HTML tag',
    use: 'delete the tag; texts are plain, and \\n\\n makes a paragraph',
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/giu,
    what: 'the HTML entity',
    use: 'write the character itself, such as & or ’',
  },
  {
    pattern:
      /\*\*|__|(?<![\p{L}\p{N}*])\*[^\s*][^*]*\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_[^\s_][^_]*_(?![\p{L}\p{N}_])|`/gu,
    what: 'Markdown',
    use: 'delete the marks; the design adds emphasis',
  },
  {
    pattern: /\[[^\]\n]+\]\([^)\n]*\)/gu,
    what: 'the Markdown link',
    use: 'write only the words; links have fields of their own',
  },
  {
    pattern: /^(?:#{1,6}|[-*+•>])\s/gmu,
    what: 'Markdown',
    use: 'write sentences; lists and headings have fields of their own',
  },
];

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
      for (const { pattern, what, use } of hidden) {
        for (const { 0: character, index } of text.matchAll(pattern)) {
          report(entry, path, {
            found: `${what} ${codePoint(character)} in ${excerpt(text.replace(pattern, '·'), index, index + 1)} (·)`,
            expected: 'visible characters only',
            suggestion: use,
          });
        }
      }
      for (const { pattern, what, use } of markup) {
        for (const { 0: mark, index } of text.matchAll(pattern))
          report(entry, path, {
            found: `${what} ${findIn(text, index, index + mark.length)}`,
            expected: 'plain text',
            suggestion: use,
          });
      }
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
