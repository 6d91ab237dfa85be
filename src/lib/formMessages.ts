import { formatDate } from './formatDate';
import { composeMessage } from './whatsappMessage';

/** Reads a field of a form by its name. */
export type ReadField = (name: string) => string;

interface AppointmentWords {
  serviceOptions: readonly { value: string; label: string }[];
  message: Record<'opening' | 'name' | 'email' | 'phone' | 'service' | 'date' | 'request', string>;
}

interface ContactWords {
  message: Record<'opening' | 'name' | 'email' | 'phone' | 'query', string>;
}

const fullName = (read: ReadField) => `${read('firstName').trim()} ${read('lastName').trim()}`;

/** The message of an appointment request: name, e-mail, phone, service and date as shown, request (FRM-13). */
export function appointmentMessage(read: ReadField, { serviceOptions, message }: AppointmentWords): string {
  const service = serviceOptions.find(({ value }) => value === read('service'))?.label ?? '';
  return composeMessage(message.opening, [
    [message.name, fullName(read)],
    [message.email, read('email')],
    [message.phone, read('phone')],
    [message.service, service],
    [message.date, formatDate(read('date'))],
    [message.request, read('request')],
  ]);
}

/** The message of the contact form: greeting, name, e-mail, phone and, if there is one, the query (FRM-14). */
export function contactMessage(read: ReadField, { message }: ContactWords): string {
  return composeMessage(message.opening, [
    [message.name, fullName(read)],
    [message.email, read('email')],
    [message.phone, read('phone')],
    [message.query, read('query')],
  ]);
}
