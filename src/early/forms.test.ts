/** @jest-environment jsdom */
import { releaseForm, startForms } from './forms';

startForms();

function drawForm(attributes: string) {
  document.body.innerHTML = `<form ${attributes}><input name="firstName" required value="Asha"><button>Send</button></form>`;
  const form = document.querySelector('form')!;
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);
  return { form, onSubmit, button: document.querySelector('button')! };
}
/** Submits and says whether the browser would have sent the form natively. */
function wouldSend(form: HTMLFormElement) {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('a submit before the form has woken is held, so that nothing is sent', () => {
  const { form, onSubmit } = drawForm('data-message-form');
  expect(wouldSend(form)).toBe(false);
  expect(onSubmit).not.toHaveBeenCalled();
  // What base.css shows the other ways by.
  expect(form.hasAttribute('data-held')).toBe(true);
  releaseForm(form);
  expect(form.hasAttribute('data-held')).toBe(false);
});

test('a held submit is made once the form has woken, once however often it was pressed', () => {
  const { form, onSubmit, button } = drawForm('data-message-form');
  button.click();
  button.click();
  releaseForm(form);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('what is typed after a press withdraws it, so that no half corrected message goes out', () => {
  const { form, onSubmit, button } = drawForm('data-message-form');
  button.click();
  form.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
  releaseForm(form);
  expect(onSubmit).not.toHaveBeenCalled();
  button.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('without a held submit, waking submits nothing; afterwards submits pass', () => {
  const { form, onSubmit, button } = drawForm('data-message-form');
  releaseForm(form);
  expect(onSubmit).not.toHaveBeenCalled();
  button.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('other forms are left alone', () => {
  const { onSubmit, button } = drawForm('');
  button.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
