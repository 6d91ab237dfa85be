import type { ReactNode } from 'react';
import type { ListState } from '../../lib/listState';
import { paginationItems } from '../../lib/paginate';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './ArticleList.module.css';
import { ListLink } from './ListLink';

interface PaginationProps {
  copy: Queries.ArticleListCopyFragment['pagination'];
  state: ListState;
  /** The page shown; it always exists. */
  page: number;
  pages: number;
  go: (to: ListState) => void;
}

/** First, last, current page and its neighbours; the arrows are disabled at the ends (LIS-08, LIS-09). */
export function Pagination({ copy, state, page, pages, go }: PaginationProps) {
  const arrow = (target: number, label: string, className?: string) => {
    const content: ReactNode = (
      <>
        <Icon name="arrow" className={className} />
        <span className="visuallyHidden">{label}</span>
      </>
    );
    if (target < 1 || target > pages)
      return (
        // A link that leads nowhere at present: without an address, as HTML asks, but with its role and marked as
        // disabled.
        // eslint-disable-next-line jsx-a11y/anchor-is-valid
        <a className={styles.page} role="link" aria-disabled="true">
          {content}
        </a>
      );
    return (
      <ListLink className={styles.page} to={{ ...state, page: target }} go={go}>
        {content}
      </ListLink>
    );
  };
  return (
    <nav className={`${styles.pagination} scriptOnly`} aria-label={copy.label}>
      <ul className={styles.pages} role="list">
        <li>{arrow(page - 1, copy.previous, styles.back)}</li>
        {paginationItems(page, pages).map((item, index) =>
          item === 'ellipsis' ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <ListLink
                className={styles.page}
                to={{ ...state, page: item }}
                go={go}
                aria-label={copy.page.replace('{page}', String(item))}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </ListLink>
            </li>
          ),
        )}
        <li>{arrow(page + 1, copy.next)}</li>
      </ul>
    </nav>
  );
}
