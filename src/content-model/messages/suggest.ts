import { distance } from 'fastest-levenshtein';

/** Whether a word becomes the other when two adjacent letters are swapped. */
function isSwap(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === other;
}

/** How many letters differ; a swap of two, the commonest slip, counts as less than one. */
const countChanges = (word: string, other: string) => (isSwap(word, other) ? 0.5 : distance(word, other));

/**
 * The candidate that was probably meant, or undefined if none is close. Close means: at most a third of the longer word
 * has to change, or one letter of a short word.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Infinity;
  for (const candidate of candidates) {
    const changes = countChanges(word.toLowerCase(), candidate.toLowerCase());
    if (changes < fewest && changes <= Math.max(1, word.length / 3, candidate.length / 3)) {
      best = candidate;
      fewest = changes;
    }
  }
  return best;
}
