import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type MouseEvent,
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

/** Milliseconds after a message was handed over in which a second Enter still belongs to that press. */
const ONE_PRESS = 500;

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
  const isHandedOver = useRef(false);
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

  useEffect(() => {
    // A page that the browser keeps for the Back button must not keep the address of the message, which holds the answers.
    const forget = () => setResult(undefined);
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
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
    isHandedOver.current = true;
    setTimeout(() => (isHandedOver.current = false), ONE_PRESS);
    if (openInNewTab(url)) {
      clearing.empty(form);
      unmarkAll(form);
      setResult({ kind: 'opened', url });
    } else {
      setResult({ kind: 'blocked', url, message });
    }
  };
  const onInvalidCapture = (event: SyntheticEvent) => {
    if (isHandedOver.current) {
      // Nobody has refused anything: the form was emptied beneath the second press.
      event.preventDefault();
      return;
    }
    markRefused(event.target as Element);
    showIfFirst(event.target as Element);
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement, Element>) => markIfWrong(target);
  const onClickCapture = (event: MouseEvent) => {
    if (event.detail > 1) {
      // The rest of a double click: after the first one, something else may be under the pointer.
      event.preventDefault();
      event.stopPropagation();
    } else {
      // Before the browser validates: fields may have been filled without a word to the page, as by a password manager.
      check();
    }
  };
  return {
    formRef,
    result,
    clearing,
    onClickCapture,
    handlers: { onSubmit, onInput, onInvalidCapture, onBlur, onFocus: check },
  };
}
