import { graphql } from 'gatsby';
import type { MessageResult } from '../MessageForm/useMessageForm';
import { BlockedMessage } from './BlockedMessage';
import * as styles from './FormResult.module.css';

interface FormResultProps {
  result: MessageResult | undefined;
  words: Queries.FormResultWordsFragment;
}

/** What became of a press, announced politely; the place of the announcement is in the page from the start. */
export function FormResult({ result, words }: FormResultProps) {
  return (
    <div className={styles.result} data-kind={result?.kind}>
      <p role="status">{result && words[result.kind]}</p>
      {result?.kind === 'blocked' && <BlockedMessage key={result.url} {...result} words={words} />}
    </div>
  );
}

export const fragments = graphql`
  fragment FormResultWords on FormResult {
    opened
    blocked
    cleared
    restored
    openLink
    copy
    copied
    copyFailed
    messageLabel
  }
`;
