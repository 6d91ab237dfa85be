const NUKTA = '\u093c';
const VIRAMA = '\u094d';
const JOINERS = '\\u200c\\u200d';

/**
 * Hindi spelling varies: the dot below (ज़/ज) is often left out, a nasal is written ँ or ं, and a joiner may choose the
 * form of a letter. A pattern is written with the dots and without joiners, and finds all.
 */
const allowSpellings = (source: string) =>
  source
    .normalize('NFC')
    .replaceAll(NUKTA, `${NUKTA}?`)
    .replaceAll(VIRAMA, `${VIRAMA}[${JOINERS}]?`)
    .replace(/[ँं]/gu, '[ँं]');

/** An apostrophe is straight or curly; one within a set of characters is left as it stands. */
const allowApostrophes = (source: string) => source.replace(/(\[[^\]]*\])|'/gu, (_, set?: string) => set ?? "['’]");

/**
 * Makes a pattern that finds whole words or phrases in any script: `\b` knows Latin letters only and would cut a Hindi
 * word at its vowel signs.
 * @param sources sources of regular expressions, any of which may match; a space matches any white space
 * (` ?`: or none), an apostrophe is straight or curly, and `~` at the end of a word stands for any ending
 */
export function phrase(...sources: string[]): RegExp {
  const source = allowApostrophes(allowSpellings(sources.join('|')))
    .replaceAll(' ?', '\\s*')
    .replaceAll(' ', '\\s+')
    .replaceAll('~', `[\\p{L}\\p{M}${JOINERS}]*`);
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

/** Every place where a pattern made by `phrase` occurs. */
export function findPhrases(text: string, pattern: RegExp): { start: number; end: number; words: string }[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[0],
  }));
}

/** Whether a pattern occurs; unlike `RegExp.test`, it keeps no state from call to call. */
export const hasPhrase = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;
