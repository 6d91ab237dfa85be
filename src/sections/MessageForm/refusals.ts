/** Tells screen readers which fields are refused, as the style sheet shows it to everybody else; see src/ui/Field. */

const mark = (field: Element, isRefused: boolean) => field.setAttribute('aria-invalid', String(isRefused));

/** Marks a field that a submit has just refused. */
export const markRefused = (field: Element): void => mark(field, true);

/** Marks a field that the visitor leaves with a wrong value, under the same condition as the red edge. */
export function markIfWrong(field: Element): void {
  if (CSS.supports('selector(:user-invalid)') && field.matches(':user-invalid')) mark(field, true);
}

/** Takes the mark from a field once its value is right. */
export function unmarkIfRight(field: Element): void {
  if ('validity' in field && (field.validity as ValidityState).valid) mark(field, false);
}

/** Takes the marks from all fields of a form that was emptied. */
export function unmarkAll(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('[aria-invalid="true"]')) mark(field, false);
}
