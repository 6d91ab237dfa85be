import { useEffect, useState, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Answer = readonly [name: string, value: string];

/** Fields that hold an answer. */
const answersOf = (form: HTMLFormElement): Answer[] =>
  [...form.elements]
    .filter((element): element is Field => 'value' in element && 'name' in element && element.name !== '')
    .map(({ name, value }): Answer => [name, value])
    .filter(([, value]) => value !== '');

const focusFirst = (form: HTMLFormElement) => form.querySelector<Field>('input, select, textarea')?.focus();

/**
 * Empties a form, and brings its answers back if that was a mistake or WhatsApp did not open in the new tab. They are
 * kept in memory alone, until they are back or the page is left; what was typed since stays.
 */
export function useClearing(formRef: RefObject<HTMLFormElement | null>, tell: (kind: 'cleared' | 'restored') => void) {
  const [kept, setKept] = useState<readonly Answer[]>([]);
  const forget = () => setKept([]);

  useEffect(() => {
    // A page that the browser keeps for the Back button must not keep what was cleared.
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);

  const empty = (form: HTMLFormElement) => {
    const answers = answersOf(form);
    form.reset();
    // A second press on an empty form leaves what the first one kept.
    if (answers.length > 0) setKept(answers);
  };
  const clear = () => {
    const form = formRef.current;
    if (!form) return;
    empty(form);
    tell('cleared');
    focusFirst(form);
  };
  const restore = () => {
    const form = formRef.current;
    if (!form) return;
    for (const [name, value] of kept) {
      const field = form.elements.namedItem(name) as Field;
      if (field.value === '') field.value = value;
    }
    forget();
    tell('restored');
    focusFirst(form);
  };
  return { canRestore: kept.length > 0, empty, clear, restore };
}
