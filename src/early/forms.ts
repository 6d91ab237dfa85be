import { withdrawClicks } from './heldClicks';
import { listen } from './listen';

/**
 * A form that composes a message is never sent natively, which would put its values in the page’s own address. Until
 * its component has hydrated, a submit is held, and then repeated (src/sections/MessageForm). If React is late
 * (loader.ts), the other ways to reach the clinic appear beside a held form (`data-late` in base.css); what was typed
 * stays.
 */
const UNREADY = 'form[data-message-form]:not([data-ready])';

/** Holds each submit of a form that composes a message until its component has hydrated. */
export function startForms(): void {
  listen(
    'submit',
    (event) => {
      const form = event.target as HTMLElement;
      if (!form.matches(UNREADY)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      form.dataset.held = '';
    },
    true,
  );
  // What is typed after a press withdraws it: the message would go out half corrected, and “Clear the form” would take more
  // than was there.
  listen('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (!form) return;
    form.removeAttribute('data-held');
    withdrawClicks(form);
  });
}

/** Marks that a form’s component handles its submits from now on, and repeats the one that was held. */
export function releaseForm(form: HTMLFormElement): void {
  form.setAttribute('data-ready', '');
  if (!form.hasAttribute('data-held')) return;
  form.removeAttribute('data-held');
  // Safari before 16 lacks it: there the visitor presses once more.
  form.requestSubmit?.();
}
