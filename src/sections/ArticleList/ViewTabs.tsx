import type { ListState } from '../../lib/listState';
import * as styles from './ArticleList.module.css';
import { ListLink } from './ListLink';

interface ViewTabsProps {
  copy: Queries.ArticleListCopyFragment;
  state: ListState;
  go: (to: ListState) => void;
}

/**
 * The two views. They are links, since each has an address that can be shared, opened in a tab and returned to; the
 * tabs pattern, with its arrow keys, would hide that.
 */
export function ViewTabs({ copy, state, go }: ViewTabsProps) {
  const views = [
    { view: 'all', label: copy.allTab },
    { view: 'categories', label: copy.categoriesTab },
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={copy.viewsLabel}>
      {views.map(({ view, label }) => (
        <ListLink
          key={view}
          className={styles.tab}
          to={{ ...state, view, page: 1 }}
          go={go}
          aria-current={state.view === view ? 'page' : undefined}
        >
          {label}
        </ListLink>
      ))}
    </nav>
  );
}
