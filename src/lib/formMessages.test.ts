import { appointmentMessage, contactMessage } from './formMessages';

const appointmentWords = {
  serviceOptions: [{ value: 'counseling', label: 'Counselling' }],
  message: {
    opening: 'Hello, I would like to book an appointment. Here are the details:',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    service: 'Service',
    date: 'Date',
    request: 'Request',
  },
};
const contactWords = { message: { opening: 'Hello.', name: 'Name', email: 'E-mail', phone: 'Phone', query: 'Query' } };
const reader = (values: Record<string, string>) => (name: string) => values[name] ?? '';
const person = { firstName: ' Asha ', lastName: ' O’Brien ', email: 'asha@mail.example', phone: '+91 00000 00002' };

test('the appointment message lists name, e-mail, phone, service as shown, date as shown and request', () => {
  expect(
    appointmentMessage(
      reader({ ...person, service: 'counseling', date: '2026-11-29', request: 'Evening, please' }),
      appointmentWords,
    ),
  ).toBe(
    [
      'Hello, I would like to book an appointment. Here are the details:',
      'Name: Asha O’Brien',
      'E-mail: asha@mail.example',
      'Phone: +91 00000 00002',
      'Service: Counselling',
      'Date: 29 November 2026',
      'Request: Evening, please',
    ].join('\n'),
  );
});

test('a service that is none of the options has no line', () => {
  const message = appointmentMessage(reader({ ...person, service: 'no-such', date: '2026-11-29' }), appointmentWords);
  expect(message).not.toContain('Service');
  expect(message).toContain('Date: 29 November 2026');
});

test('the contact message lists greeting, name, e-mail, phone and query', () => {
  expect(contactMessage(reader({ ...person, query: 'Do you see children?' }), contactWords)).toBe(
    'Hello.\nName: Asha O’Brien\nE-mail: asha@mail.example\nPhone: +91 00000 00002\nQuery: Do you see children?',
  );
});

test('without a query, or with spaces alone, the contact message has no such line', () => {
  expect(contactMessage(reader(person), contactWords)).not.toContain('Query');
  expect(contactMessage(reader({ ...person, query: '   ' }), contactWords)).not.toContain('Query');
});
