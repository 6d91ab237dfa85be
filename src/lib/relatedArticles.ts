import { countLetters, titleWords } from './words';

const TAG_SCORE = 1;
const TITLE_WORD_SCORE = 0.5;
const SHORTEST_TITLE_WORD = 4;
const MOST_RELATED = 3;

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

/** Newest first; equal dates by slug (decisions, “Blog”). */
export const byNewest = (a: RelatableArticle, b: RelatableArticle): number =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);

/**
 * Finds related articles for any article of a set. An index by tag and title word is made once, so that the cost per
 * article depends on what it shares, not on how many there are.
 *
 * Score: +1 a shared tag, +0.5 a shared title word longer than three letters; only scores above 0, never the article
 * itself, at most three, higher scores first, then newer (specification section 9).
 */
export function indexRelatedArticles<A extends RelatableArticle>(
  articles: readonly A[],
): (article: RelatableArticle) => A[] {
  const index = new Map<string, A[]>();
  for (const article of articles)
    for (const key of keysOf(article)) {
      const sharing = index.get(key);
      if (sharing) sharing.push(article);
      else index.set(key, [article]);
    }
  return (article) => {
    const scores = new Map<A, number>();
    for (const key of keysOf(article))
      for (const other of index.get(key) ?? [])
        if (other.slug !== article.slug) scores.set(other, (scores.get(other) ?? 0) + scoreOf(key));
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || byNewest(a, b))
      .slice(0, MOST_RELATED)
      .map(([other]) => other);
  };
}
