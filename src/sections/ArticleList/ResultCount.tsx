import { Icon } from '../../ui/Icon/Icon';
import * as styles from './ArticleList.module.css';

interface ResultCountProps {
  copy: Queries.ArticleListCopyFragment;
  count: number;
  /** While the visitor types, the count changes without being announced. */
  isTyping: boolean;
}

/** How many articles were found, or that none was; screen readers say it once typing pauses (specification section 8). */
export function ResultCount({ copy, count, isTyping }: ResultCountProps) {
  return (
    <div role="status" aria-busy={isTyping}>
      {count > 0 ? (
        <p className={styles.count}>{copy.found.replace('{count}', String(count))}</p>
      ) : (
        <div className={styles.none}>
          <Icon name="search" className={styles.arch} />
          <h2>{copy.noneHeading}</h2>
          <p>{copy.noneText}</p>
        </div>
      )}
    </div>
  );
}
