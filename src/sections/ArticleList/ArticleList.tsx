import { graphql } from 'gatsby';
import { useEffect, useMemo, useRef } from 'react';
import { FIRST_VIEW, type ListState } from '../../lib/listState';
import { clampPage, countPages, PAGE_SIZE, pageOf } from '../../lib/paginate';
import { searchArticles } from '../../lib/searchArticles';
import { Button } from '../../ui/Button/Button';
import { Text } from '../../ui/Text/Text';
import { ArticleCard } from '../ArticleCard/ArticleCard';
import * as styles from './ArticleList.module.css';
import { CategoryGroups } from './CategoryGroups';
import { ListFilters } from './ListFilters';
import { Pagination } from './Pagination';
import { ResultCount } from './ResultCount';
import { useListState, type ListLocation } from './useListState';
import { ViewTabs } from './ViewTabs';

interface ArticleListProps {
  copy: Queries.ArticleListCopyFragment;
  /** All articles, newest first. */
  articles: readonly Queries.ArticleListItemFragment[];
  categories: readonly Queries.ArticleListCategoryFragment[];
  location: ListLocation;
}

/** Slug of the category of articles that belong to none. */
const OTHER = 'other';

/** The blog’s articles with search, category filter, two views and pages (specification section 2, “Blog list”). */
export function ArticleList({ copy, articles, categories: named, location }: ArticleListProps) {
  const categories = useMemo(() => {
    const hasOther = articles.some(({ mainCategory }) => mainCategory === copy.otherCategory);
    return hasOther ? [...named, { slug: OTHER, name: copy.otherCategory }] : named;
  }, [articles, named, copy]);
  const { state, isAwake, isTyping, amend, go, settle } = useListState(
    location,
    categories.map(({ slug }) => slug),
  );
  const { text, category, view } = state;
  const found = useMemo(
    () => searchArticles(articles, text, categories.find(({ slug }) => slug === category)?.name),
    [articles, text, category, categories],
  );
  const pages = countPages(found.length);
  const page = clampPage(state.page, pages);

  // Where a choice changes what is shown from its top, focus and view go there, once the address has changed: the browser
  // keeps the old scroll position with the old address.
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

  const isFiltered = text.trim() !== '' || category !== '';
  const label =
    view === 'all' ? `${copy.allTab}, ${copy.pagination.page.replace('{page}', String(page))}` : copy.categoriesTab;
  return (
    <div className={styles.list} data-ground="warm" data-reads-query>
      <div className={`${styles.tools} scriptOnly`}>
        <ViewTabs copy={copy} state={state} go={go} />
        <ListFilters
          copy={copy}
          categories={categories}
          state={state}
          isAwake={isAwake}
          amend={amend}
          go={go}
          settle={settle}
        />
      </div>
      <div ref={results} className={styles.results} tabIndex={-1} role="region" aria-label={label}>
        <div className={styles.summary} data-empty={found.length === 0 || undefined}>
          <ResultCount copy={copy} count={found.length} isTyping={isTyping} />
          {isFiltered && (
            <Button variant="outline" size="sm" onClick={() => goToResults({ ...FIRST_VIEW, view })}>
              {copy.reset}
            </Button>
          )}
        </div>
        {view === 'categories' && (
          <CategoryGroups copy={copy} categories={categories} articles={found} state={state} go={goToResults} />
        )}
        {view === 'all' && (
          <>
            <ul className={styles.cards}>
              {pageOf(found, page).map((article) => (
                <li key={article.link}>
                  <ArticleCard article={article} headingLevel={2} />
                </li>
              ))}
            </ul>
            {pages > 1 && (
              <Pagination copy={copy.pagination} state={state} page={page} pages={pages} go={goToResults} />
            )}
          </>
        )}
        {!isAwake && (
          <ul className={`${styles.others} noScriptOnly`}>
            {articles.slice(PAGE_SIZE).map(({ link, title, dateText }) => (
              <li key={link}>
                <a href={link}>
                  <Text>{title}</Text>
                </a>{' '}
                <span>
                  <Text>{dateText}</Text>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment ArticleListItem on Article {
    tags
    ...ArticleCardContent
  }
  fragment ArticleListCategory on Category {
    slug
    name
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
    found
    noneHeading
    noneText
    reset
    viewCategory
    pagination {
      label
      page
      previous
      next
    }
  }
`;
