/** Tells screen readers which fields a submit has refused; see src/ui/Field. */

/** Marks a field that the browser has just refused. */
export const markRefused = (field: Element): void => field.setAttribute('aria-invalid', 'true');

/** Takes the mark from a field once its value is right. */
export function unmarkIfRight(field: Element): void {
  if ('validity' in field && (field.validity as ValidityState).valid) field.setAttribute('aria-invalid', 'false');
}

/** Takes the marks from all fields of a form that was emptied. */
export function unmarkAll(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('[aria-invalid="true"]')) field.setAttribute('aria-invalid', 'false');
}
