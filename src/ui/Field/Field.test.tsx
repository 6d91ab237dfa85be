import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InputField, SelectField, TextAreaField } from './Field';

const options = [
  { value: 'counseling', label: 'Counselling' },
  { value: 'therapy', label: 'Therapy' },
];
const drawAll = (props: { required?: boolean; mark?: string } = {}) =>
  render(
    <>
      <InputField label="First name" name="firstName" {...props} />
      <TextAreaField label="Your request" name="request" {...props} />
      <SelectField label="Service" name="service" placeholder="Select a service" options={options} {...props} />
    </>,
  );
const fields = () => [
  ...screen.getAllByRole<HTMLInputElement>('textbox'),
  screen.getByRole<HTMLSelectElement>('combobox'),
];

test('a press on the label goes to the field, in which answers are typed or chosen', async () => {
  drawAll();
  for (const [label, answer] of [
    ['First name', 'Asha'],
    ['Your request', 'शाम को'],
  ] as const) {
    await userEvent.click(screen.getByText(label));
    await userEvent.keyboard(answer);
    expect(screen.getByRole('textbox', { name: label })).toMatchObject({ value: answer });
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Therapy');
  expect(screen.getByRole('combobox')).toMatchObject({ value: 'therapy' });
});

test('an optional field says so as part of its name; others have nothing in brackets', () => {
  drawAll({ mark: 'optional' });
  expect(screen.getByRole('textbox', { name: 'First name (optional)' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Your request (optional)' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Service (optional)' })).toBeTruthy();
  render(<InputField label="Last name" />);
  expect(screen.getByRole('textbox', { name: 'Last name' })).toBeTruthy();
});

test('an empty required field is not called wrong before anybody has typed', () => {
  drawAll({ required: true });
  expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'false', 'false']);
  expect(fields().map(({ required }) => required)).toEqual([true, true, true]);
});

test('a field that was refused can say so', () => {
  render(<InputField label="E-mail" type="email" aria-invalid defaultValue="no address" />);
  expect(screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-invalid')).toBe('true');
});

test('takes one line of text, unless its type or the browser’s own limits say otherwise', () => {
  render(<InputField label="Name" autoComplete="given-name" />);
  render(<InputField label="Date" type="date" max="2027-12-31" />);
  expect(screen.getByLabelText('Name')).toMatchObject({ type: 'text', autocomplete: 'given-name' });
  expect(screen.getByLabelText('Date')).toMatchObject({ type: 'date', max: '2027-12-31' });
});

test('a choice begins with no choice, which is not enough where one is required', () => {
  drawAll({ required: true });
  const choice = screen.getByRole<HTMLSelectElement>('combobox');
  expect([...choice.options].map(({ label, value }) => [label, value])).toEqual([
    ['Select a service', ''],
    ['Counselling', 'counseling'],
    ['Therapy', 'therapy'],
  ]);
  expect(choice.selectedIndex).toBe(0);
  expect(choice.validity.valueMissing).toBe(true);
});

test('a field for several lines is four lines high, or as high as it is told', () => {
  render(<TextAreaField label="Your request" />);
  render(<TextAreaField label="Your message" rows={8} />);
  expect(screen.getByLabelText('Your request')).toMatchObject({ rows: 4 });
  expect(screen.getByLabelText('Your message')).toMatchObject({ rows: 8 });
});
