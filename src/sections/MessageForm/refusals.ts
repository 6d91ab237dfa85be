/**
 * Tells screen readers which fields are refused, as the style sheet shows it to everybody else (see src/ui/Field), and why:
 * the browser’s own words are gone with its bubble, which comes at a submit only, for one field.
 */

function mark(field: Element, isRefused: boolean): void {
  field.setAttribute('aria-invalid', String(isRefused));
  const { validationMessage = '' } = field as HTMLInputElement;
  if (isRefused && validationMessage) field.setAttribute('aria-description', validationMessage);
  else field.removeAttribute('aria-description');
}

/** Marks a field that a submit has just refused. */
export const markRefused = (field: Element): void => mark(field, true);

/**
 * Shows the first refused field with its label, once the browser has put the focus on it: Safari scrolls only as far as
 * the caret, and leaves the label behind the page’s header. Where all is in view already, nothing moves.
 */
export function showIfFirst(field: Element): void {
  const fields = [...((field as HTMLInputElement).form?.elements ?? [])] as HTMLInputElement[];
  if (fields.find(({ validity }) => validity?.valid === false) !== field) return;
  requestAnimationFrame(() => field.scrollIntoView({ block: 'nearest' }));
}

/** Marks a field that the visitor leaves with a wrong value, under the same condition as the red edge. */
export function markIfWrong(field: Element): void {
  if (CSS.supports('selector(:user-invalid)') && field.matches(':user-invalid')) mark(field, true);
}

/** Takes the mark from a field once its value is right; until then the mark says what is wrong by now. */
export function unmarkIfRight(field: Element): void {
  if (!('validity' in field)) return;
  const isRight = (field.validity as ValidityState).valid;
  if (isRight || field.getAttribute('aria-invalid') === 'true') mark(field, !isRight);
}

/** Takes the marks from all fields of a form that was emptied. */
export function unmarkAll(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('[aria-invalid="true"]')) mark(field, false);
}
