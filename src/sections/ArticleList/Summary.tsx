import { FIRST_VIEW, isFiltered, type ListState } from '../../lib/listState';
import { Button } from '../../ui/Button/Button';
import * as styles from './ArticleList.module.css';
import { ResultCount } from './ResultCount';
import type { FoundArticles } from './useFoundArticles';

interface SummaryProps {
  copy: Queries.ArticleListCopyFragment;
  state: ListState;
  found: FoundArticles;
  isTyping: boolean;
  hasCrisisHelp: boolean;
  go: (to: ListState) => void;
  /** Loads the articles again. */
  retry: () => void;
}

/** The result count with its buttons: try again if the articles could not be loaded, reset if they are filtered. */
export function Summary({ copy, state, found: { count, missing }, isTyping, hasCrisisHelp, go, retry }: SummaryProps) {
  return (
    <div className={styles.summary} data-empty={(!missing && count === 0) || undefined}>
      <ResultCount subject={`${state.view} ${state.category}`} {...{ copy, count, missing, isTyping, hasCrisisHelp }} />
      {missing === 'failed' && (
        <Button variant="outline" size="sm" onClick={retry}>
          {copy.retry}
        </Button>
      )}
      {isFiltered(state) && (
        <Button variant="outline" size="sm" onClick={() => go({ ...FIRST_VIEW, view: state.view })}>
          {copy.reset}
        </Button>
      )}
    </div>
  );
}
