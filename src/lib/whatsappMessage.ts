import { digitsOf } from './phone';

/**
 * Replaces halves of surrogate pairs, which can’t be written in UTF-8; with the flag u, a whole pair does not match.
 */
const wellFormed = (text: string) => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');

/** A labelled line of a message; lines with an empty value are left out. */
type MessageLine = readonly [label: string, value: string];

/** A value as it is sent: without white space at its ends, with one kind of line break. */
const tidy = (value: string) => value.replace(/\r\n?/g, '\n').trim();

/** Composes the message of a form: the opening line, then one line per field (FRM-13, FRM-14). */
export function composeMessage(opening: string, lines: readonly MessageLine[]): string {
  const told = lines.map(([label, value]) => [label, tidy(value)] as const).filter(([, value]) => value !== '');
  return [opening, ...told.map(([label, value]) => `${label}: ${value}`)].join('\n');
}

/** Whether a user agent is an iPhone’s or Android’s, on which the mobile link opens the app (FRM-11, FRM-12). */
export const isMobileAgent = (userAgent: string): boolean => /iPhone|Android/i.test(userAgent);

/**
 * Address that opens a WhatsApp chat with the message as a draft.
 * @param number the clinic’s number in E.164 form
 */
export function whatsappUrl(number: string, message: string, userAgent: string): string {
  const text = encodeURIComponent(wellFormed(message));
  return isMobileAgent(userAgent)
    ? `https://wa.me/${digitsOf(number)}?text=${text}`
    : `https://web.whatsapp.com/send?phone=${digitsOf(number)}&text=${text}`;
}

/** The plain chat link, without a message, that works everywhere. */
export const whatsappChatUrl = (number: string): string => `https://wa.me/${digitsOf(number)}`;

/** Opens WhatsApp with a text as a draft, for the visitor to choose whom to send it to. */
export const whatsappShareUrl = (text: string): string => `https://wa.me/?text=${encodeURIComponent(wellFormed(text))}`;
