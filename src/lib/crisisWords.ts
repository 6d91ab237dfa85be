import { foldText } from './searchArticles';

/** Words of a text for comparing, in any script, without apostrophes. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{M}\p{N}]+\*?/gu) ?? [];

const fits = (pattern: string, word: string | undefined) =>
  word !== undefined && (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

/**
 * Whether a search speaks of suicide or self-harm, so that help is shown above its results.
 * @param phrases the content’s list: words that must be side by side in the search; one with an asterisk at its end
 * matches every word that begins with it
 */
export function speaksOfCrisis(search: string, phrases: readonly string[]): boolean {
  const words = wordsOf(search).map((word) => word.replace('*', ''));
  return phrases.some((phrase) => {
    const patterns = wordsOf(phrase);
    return (
      patterns.length > 0 &&
      words.some((_, start) => patterns.every((pattern, index) => fits(pattern, words[start + index])))
    );
  });
}
