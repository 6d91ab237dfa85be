import { checkFields, type RefuseDay } from './checkFields';

const words = { onlySpaces: 'Please write something.', dateInPast: 'Please choose today or a later date.' };

/** A form of one field, checked. */
function checkField(markup: string, value: string, refuseDay?: RefuseDay) {
  document.body.innerHTML = `<form>${markup}</form>`;
  const form = document.querySelector('form')!;
  const field = form.elements[0] as HTMLInputElement;
  field.value = value;
  checkFields(form, words, refuseDay);
  return { form, field };
}

const date = '<input type="date" max="2999-12-30">';
const closed = jest.fn<string, [string]>(() => 'We are closed on that day.');
beforeEach(() => closed.mockClear());

test('a date before today is refused, whatever the clinic says of it', () => {
  const { field } = checkField(date, '1999-12-31', closed);
  expect(field.validationMessage).toBe(words.dateInPast);
  expect(closed).not.toHaveBeenCalled();
});

test('a date up to the last one is refused if the clinic refuses it', () => {
  expect(checkField(date, '2999-12-30', closed).field.validationMessage).toBe('We are closed on that day.');
  expect(closed.mock.calls).toEqual([['2999-12-30']]);
  expect(checkField(date, '2999-12-30', () => undefined).field.validity.valid).toBe(true);
  expect(checkField(date, '2999-12-30').field.validity.valid).toBe(true);
});

test('a date after the last one is left to the browser', () => {
  const { field } = checkField(date, '2999-12-31', closed);
  expect(closed).not.toHaveBeenCalled();
  expect(field.validity).toMatchObject({ customError: false, rangeOverflow: true });
});

test('a date that is changed to one after the last one loses the clinic’s words', () => {
  const { form, field } = checkField(date, '2999-12-30', closed);
  field.value = '2999-12-31';
  checkFields(form, words, closed);
  expect(field.validity).toMatchObject({ customError: false, rangeOverflow: true });
});

test('a year of five digits, which some browsers let visitors type, is too late and not in the past', () => {
  const { field } = checkField(date, '12026-01-01', closed);
  expect(closed).not.toHaveBeenCalled();
  expect(field.validity).toMatchObject({ customError: false, rangeOverflow: true });
});

test('a field without a last date asks the clinic of any', () => {
  expect(checkField('<input type="date">', '9999-12-31', closed).field.validity.customError).toBe(true);
});

test('spaces and characters that nobody sees are refused where an answer is required', () => {
  expect(checkField('<input required>', '  ').field.validationMessage).toBe(words.onlySpaces);
  expect(checkField('<textarea required></textarea>', ' \n').field.validationMessage).toBe(words.onlySpaces);
  expect(checkField('<input required>', ' \u200B\u00AD\uFEFF\u3164').field.validationMessage).toBe(words.onlySpaces);
  expect(checkField('<input>', '  ').field.validity.valid).toBe(true);
  expect(checkField('<input required>', ' Asha ').field.validity.valid).toBe(true);
});

test('an empty required field is left to the browser', () => {
  expect(checkField('<input required>', '').field.validity).toMatchObject({ customError: false, valueMissing: true });
});
