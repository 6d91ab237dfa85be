import { FIRST_VIEW, type ListState } from '../../lib/listState';
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
  /** Asks for the articles again. */
  retry: () => void;
}

/** How many were found, with the buttons that belong to it: try again where they can’t be had, reset where they are filtered. */
export function Summary({ copy, state, found: { count, missing }, isTyping, hasCrisisHelp, go, retry }: SummaryProps) {
  const isFiltered = state.text.trim() !== '' || state.category !== '';
  return (
    <div className={styles.summary} data-empty={(!missing && count === 0) || undefined}>
      <ResultCount {...{ copy, count, missing, isTyping, hasCrisisHelp }} />
      {missing === 'failed' && (
        <Button variant="outline" size="sm" onClick={retry}>
          {copy.retry}
        </Button>
      )}
      {isFiltered && (
        <Button variant="outline" size="sm" onClick={() => go({ ...FIRST_VIEW, view: state.view })}>
          {copy.reset}
        </Button>
      )}
    </div>
  );
}
