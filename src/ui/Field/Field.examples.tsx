import type { Example } from '../Example';
import { InputField, SelectField, TextAreaField } from './Field';

const options = [
  { value: 'one', label: 'Consultation' },
  { value: 'two', label: 'Therapy' },
];

/** Each kind of field, and an input in each of its states. */
export const fieldExamples: Example[] = [
  { name: 'empty', element: <InputField label="First name" name="empty" /> },
  { name: 'filled', element: <InputField label="Last name" name="filled" defaultValue="Namuna" /> },
  { name: 'focus', element: <InputField label="With focus" name="focus" data-state="focus" /> },
  { name: 'optional', element: <InputField label="Your question" mark="optional" name="optional" /> },
  {
    name: 'error',
    element: (
      <InputField
        label="E-mail, with a fault"
        name="error"
        data-state="invalid"
        aria-invalid
        defaultValue="no address"
      />
    ),
  },
  { name: 'disabled', element: <InputField label="Disabled" name="disabled" disabled defaultValue="Not now" /> },
  {
    name: 'select',
    element: <SelectField label="Service" name="select" placeholder="Select a service" options={options} />,
  },
  { name: 'date', element: <InputField label="Preferred date" name="date" type="date" /> },
  { name: 'text area', element: <TextAreaField label="Your request" name="area" /> },
];
