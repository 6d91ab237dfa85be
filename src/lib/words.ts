/** Words of a text, split on white space, as the read time counts them (ART-06). */
export const splitWords = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/**
 * Words of a title for comparing titles: lower case, without punctuation, in any script. A word’s vowel signs
 * (Devanagari) belong to it; invisible joiners between its letters do not.
 */
export const titleWords = (title: string): string[] =>
  title
    .replace(/[\u00AD\u200B-\u200D]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Number of letters of a word, not counting combining vowel signs. */
export const countLetters = (word: string): number => [...word.replace(/\p{M}/gu, '')].length;

/** Paragraphs of a text, which content separates by a blank line. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The first paragraph of a text; the whole text if it has only one. */
export const firstParagraph = (text: string): string => splitParagraphs(text)[0] ?? text;
