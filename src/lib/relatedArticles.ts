import { countLetters, titleWords } from './words';

const TAG_SCORE = 1;
const TITLE_WORD_SCORE = 0.5;
const SHORTEST_TITLE_WORD = 4;
const MOST_RELATED = 3;

/** What is compared of an article. */
export interface RelatableArticle {
  slug: string;
  title: string;
  tags: readonly string[];
  /** YYYY-MM-DD */
  date: string;
}

const keysOf = ({ title, tags }: RelatableArticle): string[] => [
  ...new Set(tags.map((tag) => `tag ${tag.trim().toLowerCase()}`)),
  ...new Set(
    titleWords(title)
      .filter((word) => countLetters(word) >= SHORTEST_TITLE_WORD)
      .map((word) => `word ${word}`),
  ),
];
const scoreOf = (key: string) => (key.startsWith('tag ') ? TAG_SCORE : TITLE_WORD_SCORE);

/** Newest first; equal dates by slug (LIS-20), in the same order whatever the machine’s language. */
export const byNewest = (a: RelatableArticle, b: RelatableArticle): number =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, 'en');

/** The articles that share a tag or title word, by their places in the order of newest first. */
interface Sharing {
  places: number[];
  score: number;
  /** How many of `places` have been passed. */
  done: number;
}

/** Passes all places before the given one. @returns whether that is among them */
function reach(sharing: Sharing, place: number): boolean {
  const { places } = sharing;
  let [low, high] = [sharing.done, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < place) low = middle + 1;
    else high = middle;
  }
  sharing.done = low;
  return places[low] === place;
}

/**
 * The best places of some lists; of equal scores, the newer one first.
 *
 * Places come newest first, so once enough are found, a later one must score more than the last of them. A place that
 * is only in the longest lists can’t, as soon as these lists’ scores together are too low; from then on they are only
 * asked whether they hold a place of the shorter lists. So a tag that all articles share costs next to nothing: its
 * score is 1, and once as many articles as wanted have scored 1, its list is no longer walked.
 */
function findBest(lists: Sharing[], most: number): number[] {
  lists.sort((a, b) => b.places.length - a.places.length);
  const best: { place: number; score: number }[] = [];
  let first = 0;
  let scoreBefore = 0;
  for (;;) {
    const least = best.length < most ? 0 : best.at(-1)!.score;
    while (first < lists.length && scoreBefore + lists[first]!.score <= least) scoreBefore += lists[first++]!.score;
    const place = lists
      .slice(first)
      .reduce((next, { places, done }) => Math.min(next, places[done] ?? Infinity), Infinity);
    if (place === Infinity) return best.map((each) => each.place);
    let score = 0;
    for (const sharing of lists) if (reach(sharing, place)) score += sharing.score;
    for (const sharing of lists.slice(first)) if (sharing.places[sharing.done] === place) sharing.done += 1;
    const rank = best.findIndex((other) => score > other.score);
    if (rank >= 0) best.splice(rank, 0, { place, score });
    else if (best.length < most) best.push({ place, score });
    best.length = Math.min(best.length, most);
  }
}

/**
 * Finds related articles for any article of a set. An index by tag and title word is made once, so that the cost per
 * article depends on what it shares, not on how many there are.
 *
 * Score: +1 per shared tag, +0.5 per shared title word longer than three letters; only scores above 0, never the
 * article itself, at most three, higher scores first, then newer (ART-07, ART-08).
 */
export function indexRelatedArticles<A extends RelatableArticle>(
  articles: readonly A[],
): (article: RelatableArticle) => A[] {
  const ordered = [...articles].sort(byNewest);
  const index = new Map<string, number[]>();
  ordered.forEach((article, place) => {
    for (const key of keysOf(article)) {
      const places = index.get(key);
      if (places) places.push(place);
      else index.set(key, [place]);
    }
  });
  return (article) => {
    const lists = keysOf(article).flatMap((key) => {
      const places = index.get(key);
      return places ? [{ places, score: scoreOf(key), done: 0 }] : [];
    });
    // One more than needed, since the article shares everything with itself.
    return findBest(lists, MOST_RELATED + 1)
      .map((place) => ordered[place]!)
      .filter(({ slug }) => slug !== article.slug)
      .slice(0, MOST_RELATED);
  };
}
