import { graphql } from 'gatsby';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/Button/Button';
import type { MessageResult } from '../MessageForm/useMessageForm';
import { BlockedMessage } from './BlockedMessage';
import * as styles from './FormResult.module.css';

interface FormResultProps {
  result: MessageResult | undefined;
  words: Queries.FormResultWordsFragment;
  /** The number to call instead. */
  phone: Queries.MessageFormClinicFragment['appointmentPhone'];
}

/**
 * The result of pressing a button, in a polite live region that is in the page from the start. It scrolls into view, so
 * that somebody who returns from WhatsApp to an emptied form sees what happened, and takes the focus then: what changed
 * while another tab was in front was read to nobody. Nobody knows whether the chat really
 * opened, as in the browsers inside other apps, so the same message and a number to call are offered afterwards too.
 */
export function FormResult({ result, words, phone }: FormResultProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) place.current?.scrollIntoView({ block: 'nearest' });
    if (result?.kind !== 'opened') return undefined;
    const read = () => place.current?.focus({ preventScroll: true });
    addEventListener('focus', read, { once: true });
    return () => removeEventListener('focus', read);
  }, [result]);
  return (
    <div ref={place} className={styles.result} data-kind={result?.kind} tabIndex={result && -1}>
      <p role="status">{result && words[result.kind]}</p>
      {result?.kind === 'opened' && (
        <div className={`${styles.ways} noPrint`}>
          <ButtonLink to={result.url}>{words.openLink}</ButtonLink>
          <ButtonLink to={phone.href} variant="outline">{`${phone.label}: ${phone.display}`}</ButtonLink>
        </div>
      )}
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
