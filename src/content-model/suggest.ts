import { distance } from 'fastest-levenshtein';

/**
 * The candidate that was probably meant, or undefined when none is near.
 * Near means: at most a third of the longer word has to change, or one letter of a short word.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const changes = distance(word.toLowerCase(), candidate.toLowerCase());
    if (changes < bestDistance && changes <= Math.max(1, word.length / 3, candidate.length / 3)) {
      best = candidate;
      bestDistance = changes;
    }
  }
  return best;
}
