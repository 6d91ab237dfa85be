import { localDay } from '../../lib/today';

interface Words {
  onlySpaces: string;
  dateInPast: string;
}

/** Spaces, and characters that are not drawn, such as the one of no width. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

/** Why a day, YYYY-MM-DD, can’t be chosen; undefined if it can. */
export type RefuseDay = (day: string) => string | undefined;

/**
 * Tells the browser’s own validation what it can’t know: that what nobody sees is no answer, which day it is for the
 * visitor, and on which days the clinic is closed. The day is read anew each time, since a tab may stay open overnight;
 * typed dates are checked too.
 */
export function checkFields(
  form: HTMLFormElement,
  { onlySpaces, dateInPast }: Words,
  refuseDay: RefuseDay = () => undefined,
): void {
  const today = localDay(new Date());
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field instanceof HTMLInputElement && field.type === 'date') {
      // Setting it anew, even to the same day, would make Chromium forget the digits being typed.
      if (field.min !== today) field.min = today;
      // Read from the browser, which knows years of five digits. A day after `max` is refused by the browser itself.
      const { rangeUnderflow, rangeOverflow } = field.validity;
      field.setCustomValidity(rangeUnderflow ? dateInPast : (!rangeOverflow && refuseDay(field.value)) || '');
    } else if (field.required) {
      field.setCustomValidity(UNSEEN.test(field.value) ? onlySpaces : '');
    }
  }
}
