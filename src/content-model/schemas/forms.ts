import { z } from 'zod';
import { line, paragraphs } from './primitives';

export const serviceOptions = [
  'consultation',
  'counseling',
  'therapy',
  'psychotherapy',
  'mental-health-checkup',
] as const;

const label = (what: string) => line(`Label of the ${what} field.`, 2, 60);
const messageLabel = (what: string) => line(`Word before the ${what} in the composed message.`, 2, 40);

/** What both forms ask and say. */
const shared = {
  heading: line('Heading of the form.', 5, 60),
  firstName: label('first name'),
  lastName: label('last name'),
  email: label('e-mail'),
  phone: label('phone'),
  submit: line('Words of the submit button.', 3, 60),
};
const sharedMessage = {
  opening: line('First line of the message.', 10, 120),
  name: messageLabel('name'),
  email: messageLabel('e-mail'),
  phone: messageLabel('phone'),
};

/** The appointment request form: fields of specification section 3, and the message that it composes (section 7). */
export const appointmentFormSchema = z
  .strictObject({
    ...shared,
    service: label('service'),
    servicePlaceholder: line('The empty option.', 3, 60),
    serviceOptions: z
      .array(
        z
          .strictObject({
            value: z.enum(serviceOptions).meta({ description: 'Value of the option.', unique: true }),
            label: line('Option as shown.', 3, 60),
          })
          .meta({ description: 'A kind of appointment.', typeName: 'ServiceOption' }),
      )
      .length(5)
      .meta({ description: 'The five options of the specification.' }),
    date: label('date'),
    request: label('request'),
    bookingLink: line('Words of the link to the external booking page.', 3, 60),
    message: z
      .strictObject({
        ...sharedMessage,
        service: messageLabel('service'),
        date: messageLabel('date'),
        request: messageLabel('request'),
      })
      .meta({ description: 'The WhatsApp message that the form composes.', typeName: 'AppointmentMessage' }),
  })
  .meta({ description: 'The appointment request form.', typeName: 'AppointmentForm' });

/** The contact form: fields of specification section 3. */
export const contactFormSchema = z
  .strictObject({
    ...shared,
    query: label('query'),
    message: z
      .strictObject({
        ...sharedMessage,
        query: messageLabel('query'),
      })
      .meta({ description: 'The WhatsApp message that the form composes.', typeName: 'ContactMessage' }),
  })
  .meta({ description: 'The contact form.', typeName: 'ContactForm' });

/** Words before and after submitting, shared by both forms. */
export const formResultSchema = z
  .strictObject({
    intro: paragraphs(
      'Before the first field: what happens on submit, what is not stored, and what better stays out of a message.',
      30,
      400,
    ),
    opened: paragraphs('Said when the chat opened and the form was cleared; never that anything was sent.', 30, 240),
    blocked: paragraphs('Said when the browser blocked the new tab; nothing is lost.', 30, 240),
    clear: line('Button that empties the form.', 3, 40),
    cleared: paragraphs('Said when the form was emptied.', 20, 240),
    restore: line('Button that brings back what was emptied; shown while that is possible.', 3, 60),
    restored: line('Said when the answers are back.', 5, 120),
    openLink: line('Link that opens the same message.', 3, 60),
    copy: line('Button that copies the message.', 3, 60),
    copied: line('Said when the message was copied.', 3, 80),
    copyFailed: line('Said when copying was refused; the message’s text is selected then.', 3, 120),
    messageLabel: line('Label of the message’s text, shown to copy when the browser blocked the new tab.', 3, 60),
    optional: line('Mark of a field that may stay empty.', 3, 30),
    onlySpaces: line('Told when a required field holds only spaces.', 5, 120),
    dateInPast: line('Told when the date lies before today.', 5, 120),
    dateClosed: z
      .string()
      .regex(/\{day\}/)
      .max(120)
      .meta({
        description: 'Told when the clinic is closed on the date; {day} becomes the next day on which it is open.',
      }),
    noScriptHeading: line('Heading where scripts are off.', 5, 80),
    noScriptText: paragraphs('How to reach the clinic without the form.', 30, 240),
    whatsappLink: line('Words of the plain WhatsApp link.', 3, 60),
  })
  .meta({ description: 'Words around submitting a form.', typeName: 'FormResult' });
