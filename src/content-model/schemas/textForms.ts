/** A host in ASCII, without user name, then port, path, query and fragment (other characters percent-encoded). */
const hostAndPath = String.raw`[A-Za-z0-9][A-Za-z0-9.-]*(?::\d+)?(?:[/?#][!#-&(-;=?-[\]-~]*)?`;

/**
 * Patterns of the forms that a text can have. A field names its form (`FieldMeta.form`); messages, documentation and
 * tests look their words and examples up by that name, so the compiler reports a form that lacks any of them.
 */
export const patterns = {
  /** One line of plain text. */
  line: /^\S(?:[^\n\r]*\S)?$/,
  /** Plain text, perhaps of several paragraphs. */
  paragraphs: /^\S(?:[\s\S]*\S)?$/,
  /** The last part of a page’s address. */
  slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /** HH:MM on the 24-hour clock. */
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  /** E.164; in India ten digits follow the country code, or eleven that begin with 1800 or 1860. */
  phoneNumber: /^\+(?:91(?:\d{10}|18[06]0\d{7})|(?!91)[1-9]\d{6,14})$/,
  helplineDigits: /^\d{3,11}$/,
  webAddress: new RegExp(`^https?://${hostAndPath}$`),
  secureAddress: new RegExp(`^https://${hostAndPath}$`),
  /** The address of a whole site. */
  origin: /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?$/,
  sitePath: /^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/,
  /** A path with an optional query and fragment. */
  route: /^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?(?:\?[\w=&-]+)?(?:#[\w-]+)?$/,
  picturePath: /^\.{1,2}\/[\w./-]+\.(?:jpg|jpeg|png|webp)$/,
  /** Distance and travel time. */
  distance: /^\d+(?:\.\d)? km \(\d+ min\)$/,
  stepNumber: /^\d\d$/,
  /** India’s PIN code. */
  postalCode: /^[1-9]\d{5}$/,
  /** ISO 3166-1 alpha-2. */
  countryCode: /^[A-Z]{2}$/,
  initials: /^\p{L}{1,2}$/u,
};

/** Name of a form whose pattern is ours. */
export type PatternForm = keyof typeof patterns;

/** Name of a form of text; dates and e-mail addresses have zod’s patterns, a template that of its placeholder. */
export type TextForm = PatternForm | 'date' | 'email' | 'template';

/** What a template’s placeholder may be called. */
export type Placeholder = 'count' | 'name' | 'page' | 'minutes' | 'time' | 'day' | 'date';
