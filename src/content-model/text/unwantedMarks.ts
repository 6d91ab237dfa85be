/** What texts may not hold besides letters, marks and spaces, for the rule on plain text. */

/** Characters or marks that no text may have, and what to do about them. */
export interface Unwanted {
  pattern: RegExp;
  what: string;
  use: string;
}

/** What nobody can see. */
export const hidden: readonly Unwanted[] = [
  {
    // Joiners belong to Hindi, where they choose the form of a letter without its vowel, and to emoji of several parts.
    pattern:
      /[\u200B\u2060\uFEFF\u00AD\u180E]|(?<!\u094D)\u200C|(?<![\u094D\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/gu,
    what: 'the invisible character',
    use: 'delete it; it gets in the way of searching and copying',
  },
  {
    pattern: /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/gu,
    what: 'the invisible writing-direction character',
    use: 'delete it',
  },
  { pattern: /\t/gu, what: 'a tab', use: 'write a space in its place' },
  {
    pattern: /(?![\n\t])[\p{Cc}\u2028\u2029]/gu,
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

/** What other programs make a layout of. */
export const markup: readonly Unwanted[] = [
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

/** What shouted words are called, of which only some are meant. */
export const SHOUTED = 'words in capitals';

/** What is made of plain letters and spaces, but not as people write. */
export const unusual: readonly Unwanted[] = [
  {
    pattern: /\\[nrt]/gu,
    what: 'a backslash that visitors would see,',
    use: 'write \\n with a single backslash in the file, \\n\\n for a new paragraph',
  },
  {
    pattern: /(?<=[.!?।”]\s?)(?:\/n)+/gu,
    what: 'a slash that visitors would see,',
    use: 'write \\n with a backslash, \\n\\n for a new paragraph',
  },
  {
    // Only from the beginning of a word on: a search from each letter of a long one would take for ever.
    pattern: /(?<!\S)(?:\S+\u00A0){4}\S+/gu,
    what: 'words joined by no-break spaces, which run out of a narrow screen,',
    use: 'type ordinary spaces; text pasted from Word or a web page often has others',
  },
  {
    pattern: /(?<![\p{L}\p{N}])(?:[\p{Lu}\p{N}&’'-]+[\s,:–]+){3,}[\p{Lu}&’'-]{2,}(?![\p{L}\p{N}])/gu,
    what: SHOUTED,
    use: 'write small letters, which are easier to read; the design adds emphasis',
  },
];
