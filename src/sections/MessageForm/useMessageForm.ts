import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { releaseForm } from '../../early/forms';
import type { ReadField } from '../../lib/formMessages';
import { whatsappUrl } from '../../lib/whatsappMessage';
import { checkFields, type RefuseDay } from './checkFields';
import { openInNewTab } from './openInNewTab';
import { markIfWrong, markRefused, showIfFirst, unmarkAll, unmarkIfRight } from './refusals';
import { useClearing } from './useClearing';

/**
 * The result of a press: the chat opened, the browser blocked it and the message is offered, or the form was emptied or
 * filled again.
 */
export type MessageResult =
  | { kind: 'cleared' | 'restored' }
  | { kind: 'opened'; url: string }
  | { kind: 'blocked'; url: string; message: string };

interface MessageFormOptions {
  /** The clinic’s WhatsApp number in E.164 form. */
  number: string;
  compose: (read: ReadField) => string;
  /** Why a day can’t be chosen, if it can’t. */
  refuseDay?: RefuseDay | undefined;
  words: { onlySpaces: string; dateInPast: string };
}

/**
 * Behaviour of a form that opens its answers as a WhatsApp message. The fields stay the browser’s own: they are read at
 * submit and kept nowhere. Any edit removes the last result, since it no longer describes what is in the form.
 */
export function useMessageForm({ number, compose, refuseDay, words }: MessageFormOptions) {
  const formRef = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState<MessageResult>();
  const check = () => formRef.current && checkFields(formRef.current, words, refuseDay);
  const clearing = useClearing(formRef, (kind) => {
    check();
    if (formRef.current) unmarkAll(formRef.current);
    setResult({ kind });
  });

  useEffect(() => {
    check();
    // What was left wrong before hydration.
    for (const field of formRef.current?.elements ?? []) markIfWrong(field);
    if (formRef.current) releaseForm(formRef.current);
    // Once, after hydration; later checks follow the visitor’s edits.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    check();
    unmarkIfRight(target as Element);
    setResult(undefined);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    checkFields(form, words, refuseDay);
    if (!form.reportValidity()) return;
    const data = new FormData(form);
    const message = compose((name) => String(data.get(name) ?? ''));
    const url = whatsappUrl(number, message, navigator.userAgent);
    if (openInNewTab(url)) {
      clearing.empty(form);
      setResult({ kind: 'opened', url });
    } else {
      setResult({ kind: 'blocked', url, message });
    }
  };
  const onInvalidCapture = ({ target }: SyntheticEvent) => {
    markRefused(target as Element);
    showIfFirst(target as Element);
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement, Element>) => markIfWrong(target);
  return { formRef, result, clearing, handlers: { onSubmit, onInput, onInvalidCapture, onBlur, onFocus: check } };
}
