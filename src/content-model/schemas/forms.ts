import { z } from 'zod';
import { line, paragraph, template } from './primitives';

/** Values of the service field’s options (FRM-02). */
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
  submit: line('Text of the submit button.', 3, 60),
};
const sharedMessage = {
  opening: line('First line of the message.', 10, 120),
  name: messageLabel('name'),
  email: messageLabel('e-mail'),
  phone: messageLabel('phone'),
};

/** The appointment request form: its fields (FRM-01) and the message that it composes (FRM-13). */
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
    bookingLink: line('Text of the link to the external booking page.', 3, 60),
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

/** The contact form: its fields (FRM-07) and the message that it composes (FRM-14). */
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
    intro: paragraph(
      'Before the first field: what happens on submit, what is not stored, and what to leave out of a message.',
      30,
      400,
    ),
    opened: paragraph(
      'Shown when the chat has opened and the form is cleared; never says that anything was sent.',
      30,
      240,
    ),
    blocked: paragraph('Shown if the browser blocks the new tab; says that nothing is lost.', 30, 240),
    clear: line('Button that clears the form.', 3, 40),
    cleared: paragraph('Shown when the form is cleared.', 20, 240),
    restore: line('Button that brings back the cleared answers; shown while that is possible.', 3, 60),
    restored: line('Shown when the answers are back.', 5, 120),
    openLink: line('Link that opens the same message.', 3, 60),
    copy: line('Button that copies the message.', 3, 60),
    copied: line('Shown when the message is copied.', 3, 80),
    copyFailed: line('Shown if copying fails; the message’s text is then selected.', 3, 120),
    messageLabel: line(
      'Label of the message’s text, which is shown for copying if the browser blocks the new tab.',
      3,
      60,
    ),
    optional: line('Mark on a field that may stay empty.', 3, 30),
    onlySpaces: line('Error if a required field has only spaces in it.', 5, 120),
    dateInPast: line('Error if the date is before today.', 5, 120),
    dateClosed: template(
      'day',
      'Error if the clinic is closed on the date; {day} becomes the next day on which it is open.',
      120,
    ),
    noScriptHeading: line('Heading shown if scripts are off.', 5, 80),
    noScriptText: paragraph('How to reach the clinic without the form.', 30, 240),
    whatsappLink: line('Text of the plain WhatsApp link.', 3, 60),
  })
  .meta({ description: 'Texts about submitting a form.', typeName: 'FormResult' });
