import { useCallback, useEffect, useMemo, useState } from 'react';
import { isFiltered, LIST_PATH, type ListState } from '../../lib/listState';
import { clampPage, countPages, pageOf } from '../../lib/paginate';
import { searchArticles } from '../../lib/searchArticles';
import { fetchArticleIndex, knownArticles, type ListItem } from './fetchArticleIndex';

/** Articles shown per category (LIS-14); the fragments of ArticleList.tsx query as many. */
const MOST_PER_CATEGORY = 4;

/** A category with those of its articles that are shown. */
export interface ArticleGroup {
  slug: string;
  name: string;
  articles: readonly Queries.ArticleCardContentFragment[];
}

type IndexStatus = 'unasked' | 'loading' | 'failed' | 'ready';

/** The articles of the index once it is wanted, and its status. */
function useArticleIndex(address: string, isWanted: boolean) {
  const [fetched, setFetched] = useState<readonly ListItem[]>();
  const [status, setStatus] = useState<IndexStatus>('unasked');
  // Read during render, so that Back from an article finds the list at its old height.
  const articles = fetched ?? (isWanted ? knownArticles(address) : undefined);
  const load = useCallback(() => {
    setStatus('loading');
    fetchArticleIndex(address, LIST_PATH).then(
      (all) => {
        setFetched(all);
        setStatus('ready');
      },
      () => setStatus('failed'),
    );
  }, [address]);
  useEffect(() => {
    if (isWanted && !articles && status === 'unasked') load();
  }, [isWanted, articles, status, load]);
  return { articles, load, status: articles ? 'ready' : status };
}

interface Sought {
  state: ListState;
  /** Categories with the newest of each. */
  groups: readonly ArticleGroup[];
  newest: Queries.ArticleListNewestFragment;
  /** Address of the index of all articles. */
  index: string;
  isHydrated: boolean;
}

/**
 * What a state of the list shows. Until the index of all articles is there, and if it can’t be loaded, that is what the
 * page itself holds, with what is missing.
 */
export function useFoundArticles({ state, groups, newest, index, isHydrated }: Sought) {
  const { text, category, view, page } = state;
  const isWanted = isHydrated && (isFiltered(state) || (view === 'all' && page > 1));
  const { articles, load, status } = useArticleIndex(index, isWanted);
  const found = useMemo(
    () => articles && searchArticles(articles, text, groups.find(({ slug }) => slug === category)?.name),
    [articles, text, category, groups],
  );
  const foundGroups = useMemo(
    () =>
      view === 'categories' && found
        ? groups.map(({ slug, name }) => {
            const articles = found.filter(({ mainCategory }) => mainCategory === name);
            return { slug, name, articles: articles.slice(0, MOST_PER_CATEGORY) };
          })
        : groups,
    [view, found, groups],
  );
  const missing = !isWanted || found ? undefined : status === 'failed' ? ('failed' as const) : ('loading' as const);
  const count = found?.length ?? newest.totalCount;
  // Offer further pages only if they can be shown.
  const pages = missing === 'failed' || (missing && isFiltered(state)) ? 1 : countPages(count);
  const shownPage = clampPage(page, pages);
  return {
    /** How many articles there are; while `missing`, not yet those of this state. */
    count,
    missing,
    pages,
    page: shownPage,
    cards: found ? pageOf(found, shownPage) : newest.nodes,
    groups: foundGroups,
    load,
    /** Fetches the index ahead, at the first sign that it will be wanted; if that fails, it is fetched once it is. */
    prepare: () => void fetchArticleIndex(index, LIST_PATH).catch(() => undefined),
  };
}

/** What `useFoundArticles` gives. */
export type FoundArticles = ReturnType<typeof useFoundArticles>;
