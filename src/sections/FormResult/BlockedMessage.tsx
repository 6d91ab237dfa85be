import { useRef, useState } from 'react';
import { copyText } from '../../lib/copyText';
import { Button, ButtonLink } from '../../ui/Button/Button';
import { TextAreaField } from '../../ui/Field/Field';
import * as styles from './FormResult.module.css';

interface BlockedMessageProps {
  url: string;
  message: string;
  words: Queries.FormResultWordsFragment;
}

/**
 * What to do if the new tab was blocked: a link to the same message, and its text to copy. If the clipboard is refused,
 * the text is selected, so that the browser’s own copy command takes it.
 */
export function BlockedMessage({ url, message, words }: BlockedMessageProps) {
  const [isCopied, setIsCopied] = useState<boolean>();
  const text = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    // Emptied first, since a screen reader announces changes only.
    setIsCopied(undefined);
    const isAllowed = await copyText(message);
    setIsCopied(isAllowed);
    if (!isAllowed) text.current?.focus();
  };
  return (
    <>
      <div className={`${styles.ways} noPrint`}>
        <ButtonLink to={url}>{words.openLink}</ButtonLink>
        <Button variant="outline" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p role="status">{isCopied !== undefined && (isCopied ? words.copied : words.copyFailed)}</p>
      <TextAreaField
        ref={text}
        label={words.messageLabel}
        value={message}
        rows={8}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </>
  );
}
