const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** Whether more than half of a text’s letters and vowel signs are Devanagari; digits, spaces and punctuation do not count. */
export const isMostlyHindi = (text: string): boolean =>
  count(text, /(?=\p{Script=Devanagari})[\p{L}\p{M}]/gu) > count(text, /[\p{L}\p{M}]/gu) / 2;
