import { Fragment } from 'react';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './ArticleList.module.css';

interface ResultCountProps {
  copy: Queries.ArticleListCopyFragment;
  count: number;
  /** What keeps the articles from being found, if anything does. */
  missing?: 'loading' | 'failed';
  /** While the visitor types, the count changes without being announced. */
  isTyping: boolean;
  /** Whether the crisis help has appeared above. */
  hasCrisisHelp: boolean;
}

/**
 * How many articles were found, or that none was, or why that can’t be told; screen readers say it once typing pauses
 * (specification section 8).
 */
export function ResultCount({ copy, count, missing, isTyping, hasCrisisHelp }: ResultCountProps) {
  const waiting = missing && { loading: copy.loading, failed: copy.loadFailed }[missing];
  return (
    <div role="status" aria-live={isTyping ? 'off' : 'polite'}>
      {/* Drawn anew at the pause: what changed while it was silent is never said later, only what comes then. */}
      <Fragment key={String(isTyping)}>
        {hasCrisisHelp && <p className="visuallyHidden">{copy.crisisSearch.announcement}</p>}
        {waiting || count > 0 ? (
          <p className={styles.count}>{waiting ?? copy.found.replace('{count}', String(count))}</p>
        ) : (
          <div className={styles.none}>
            <Icon name="search" className={styles.arch} />
            <h2>{copy.noneHeading}</h2>
            <p>{copy.noneText}</p>
          </div>
        )}
      </Fragment>
    </div>
  );
}
