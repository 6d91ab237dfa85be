import { graphql } from 'gatsby';
import { useEffect, useMemo, useRef } from 'react';
import { speaksOfCrisis } from '../../lib/crisisWords';
import type { ListState } from '../../lib/listState';
import { ArticleCard } from '../ArticleCard/ArticleCard';
import { CrisisHelp } from '../CrisisHelp/CrisisHelp';
import { CrisisLine } from '../CrisisHelp/CrisisLine';
import * as styles from './ArticleList.module.css';
import { CategoryGroups } from './CategoryGroups';
import { ListFilters } from './ListFilters';
import { Pagination } from './Pagination';
import { PlainList } from './PlainList';
import { Summary } from './Summary';
import { useFoundArticles } from './useFoundArticles';
import { useListState, type ListLocation } from './useListState';
import { ViewTabs } from './ViewTabs';

interface ArticleListProps {
  copy: Queries.ArticleListCopyFragment;
  /** The first page’s articles, and how many there are. */
  newest: Queries.ArticleListNewestFragment;
  /** Articles after those, for browsers without scripts. */
  further: readonly Queries.PlainListItemFragment[];
  categories: readonly Queries.ArticleListCategoryFragment[];
  /** Whether any article’s title or summary speaks of suicide or self-harm. */
  namesSuicide: boolean;
  /** The crisis help: one line before such articles, the whole box for searches that speak of it. */
  crisisHelp: { clinic: Queries.CrisisHelpClinicFragment; copy: Queries.CrisisHelpCopyFragment };
  /** Address of the index of all articles. */
  index: string;
  location: ListLocation;
}

/** Slug of the category of articles that belong to none. */
const OTHER = 'other';

/** The blog’s articles with search, category filter, two views and pages (LIS-01 to LIS-10). */
export function ArticleList({
  copy,
  newest,
  further,
  categories,
  namesSuicide,
  crisisHelp,
  index,
  location,
}: ArticleListProps) {
  const groups = useMemo(() => {
    const others = { slug: OTHER, name: copy.otherCategory, articles: copy.otherArticles };
    return others.articles.length > 0 ? [...categories, others] : categories;
  }, [categories, copy]);
  const { state, isHydrated, isTyping, amend, go, settle } = useListState(
    location,
    groups.map(({ slug }) => slug),
  );
  const found = useFoundArticles({ state, groups, newest, index, isHydrated });
  const hasCrisisHelp = useMemo(
    () => speaksOfCrisis(state.text, copy.crisisSearch.words),
    [state.text, copy.crisisSearch.words],
  );

  // After a choice that replaces the results, focus and scroll position move to their top; only once the address has
  // changed, since the browser stores the old scroll position with the old address.
  const results = useRef<HTMLDivElement>(null);
  const isBound = useRef(false);
  const goToResults = (next: ListState) => void (isBound.current = go(next));
  useEffect(() => {
    if (isBound.current) {
      results.current?.focus({ preventScroll: true });
      results.current?.scrollIntoView();
    }
    isBound.current = false;
  }, [location.key]);

  // The retry button disappears when it is pressed, and the focus would be lost with it.
  const retry = () => {
    results.current?.focus({ preventScroll: true });
    found.load();
  };

  const { page, pages, cards, missing } = found;
  const label =
    state.view === 'all'
      ? `${copy.allTab}, ${copy.pagination.page.replace('{page}', String(page))}`
      : copy.categoriesTab;
  // A box of its own for each language: what a browser has translated React could not change.
  const language = /\p{Script=Devanagari}/u.test(state.text) ? 'hi' : 'en';
  return (
    <div className={styles.list} data-ground="warm" data-wake="\?">
      <div className={`${styles.tools} scriptOnly`}>
        <ViewTabs copy={copy} state={state} go={go} />
        <ListFilters
          {...{ copy, state, isHydrated, amend, go, settle, index }}
          categories={groups}
          prepare={found.prepare}
        />
      </div>
      {hasCrisisHelp ? (
        <CrisisHelp key={language} {...crisisHelp} language={language} />
      ) : (
        namesSuicide && <CrisisLine {...crisisHelp} />
      )}
      <div
        ref={results}
        className={styles.results}
        tabIndex={-1}
        role="region"
        aria-label={label}
        aria-busy={missing === 'loading'}
        data-results
      >
        <Summary {...{ copy, state, found, isTyping, hasCrisisHelp, retry }} go={goToResults} />
        {state.view === 'categories' && (
          <CategoryGroups copy={copy} groups={found.groups} state={state} go={goToResults} />
        )}
        {state.view === 'all' && (
          <>
            <ul className={styles.cards} role="list">
              {cards.map((article) => (
                <li key={article.link}>
                  <ArticleCard article={article} headingLevel={2} />
                </li>
              ))}
            </ul>
            {pages > 1 && <Pagination copy={copy.pagination} {...{ state, page, pages }} go={goToResults} />}
          </>
        )}
        {!isHydrated && (
          <PlainList
            label={copy.plainList}
            articles={further}
            isPart={newest.totalCount > newest.nodes.length + further.length}
          />
        )}
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment ArticleListNewest on ArticleConnection {
    totalCount
    nodes {
      ...ArticleCardContent
    }
  }
  fragment ArticleListCategory on Category {
    slug
    name
    articles(limit: 4) {
      ...ArticleCardContent
    }
  }
  fragment ArticleListCopy on ArticleListPage {
    searchLabel
    searchPlaceholder
    viewsLabel
    allTab
    categoriesTab
    categoryLabel
    allCategories
    otherCategory
    otherArticles(limit: 4) {
      ...ArticleCardContent
    }
    found
    noneHeading
    noneText
    reset
    viewCategory
    plainList
    loading
    loadFailed
    retry
    crisisSearch {
      announcement
      words
    }
    pagination {
      label
      page
      previous
      next
    }
  }
`;
