/** @jest-environment jsdom */
import { PATIENCE, releaseForm, startForms } from './forms';

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
});

test('a held submit is made once the form has woken, once however often it was pressed', () => {
  const { form, onSubmit, button } = drawForm('data-message-form');
  button.click();
  button.click();
  releaseForm(form);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('without a held submit, waking submits nothing; afterwards submits pass', () => {
  const { form, onSubmit, button } = drawForm('data-message-form');
  releaseForm(form);
  expect(onSubmit).not.toHaveBeenCalled();
  button.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a submit that waits in vain brings up the other ways to reach the clinic; one that was made does not', () => {
  jest.useFakeTimers();
  const { form, button } = drawForm('data-message-form');
  const ways = Object.assign(document.createElement('div'), { className: 'noScriptOnly' });
  ways.setAttribute('data-other-ways', '');
  form.after(ways);
  button.click();
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(ways.className).toBe('noScriptOnly');
  jest.advanceTimersByTime(1);
  expect(ways.className).toBe('');
  ways.className = 'noScriptOnly';
  button.click();
  releaseForm(form);
  jest.advanceTimersByTime(PATIENCE);
  expect(ways.className).toBe('noScriptOnly');
  jest.useRealTimers();
});

test('other forms are left alone', () => {
  const { onSubmit, button } = drawForm('');
  button.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
