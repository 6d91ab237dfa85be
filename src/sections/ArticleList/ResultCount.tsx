import { Fragment } from 'react';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './ArticleList.module.css';

interface ResultCountProps {
  copy: Queries.ArticleListCopyFragment;
  /** Identifies what is counted: the same count of something else is announced too. */
  subject: string;
  count: number;
  /** Why the found articles are not known, if they are not. */
  missing?: 'loading' | 'failed';
  /** While the visitor types, the count changes without being announced. */
  isTyping: boolean;
  /** Whether the crisis help has appeared above. */
  hasCrisisHelp: boolean;
}

/**
 * How many articles were found, or that there are none, or why that is not known; announced once typing pauses (LIS-04,
 * LIS-05, LIS-17).
 */
export function ResultCount({ copy, subject, count, missing, isTyping, hasCrisisHelp }: ResultCountProps) {
  const waiting = missing && { loading: copy.loading, failed: copy.loadFailed }[missing];
  return (
    <div role="status" aria-live={isTyping ? 'off' : 'polite'}>
      {/* The key remounts this when typing pauses: a live region announces only what changes while it is live. */}
      <Fragment key={`${subject} ${isTyping}`}>
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
