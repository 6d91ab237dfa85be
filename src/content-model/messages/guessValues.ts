/** Values that were probably meant, from what was written in their place; whether they fit, the caller checks. */

/** A text as a slug: its letters a-z, without accents, and digits, joined by hyphens; empty if there are none. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
/** A text with the digits of Devanagari written as 0 to 9. */
const withPlainDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** The digits of a text. */
export const digitsOf = (text: string) => withPlainDigits(text).replace(/\D/g, '');

/**
 * Indian numbers are often written with a 0, or nothing, in place of the country code, or with both a code and a 0;
 * only numbers of the sample clinic really begin with 0. Without a plus sign a foreign number can’t be told from an
 * incomplete one: 651 234 567 lacks a digit, while +651234567 is a number in Singapore. A number may also stand in a
 * `tel:` or WhatsApp link, or begin with the 00 that some phones dial for the plus sign.
 */
export function toPhoneNumber(text: string): string | undefined {
  const found = withPlainDigits(text)
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]/g, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .trim()
    .replace(/^tel:/i, '')
    // What a number is for is told in a field of its own.
    .replace(/^[a-z. ]+:\s*(?=[+\d(])/i, '')
    .replace(/^https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)$/i, '+$1')
    .replace(/^00(?=91)/, '+');
  if (!/^[+\d(][\d\s().-]{6,}$/.test(found)) return undefined;
  const digits = digitsOf(found);
  const number = found.startsWith('+') ? digits : digits.replace(/^0?(?=(?:\d{10}|18[06]0\d{7})$)/, '91');
  return found.startsWith('+') || number.startsWith('91') ? `+${number.replace(/^910(?!0000)/, '91')}` : undefined;
}

/** An e-mail address without its scheme, its sign written as one. */
export const toEmail = (found: string) =>
  found
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\s*(?:\(at\)|\[at\]|\bat\b)\s*(?=[\w.-]+\.\w+$)/i, (at) => (/^\W|\s/.test(at) ? '@' : at));

/** A web address with its scheme, spaces and letters of other scripts encoded; undefined if there is no host in it. */
export function toWebAddress(found: string): string | undefined {
  const [, rest] =
    /^(?:https?:\/*)?([\w-]+(?:\.[\w-]+)+(?:[/?#:][ !-~\p{L}\p{M}\p{N}]*)?)$/u.exec(
      found.trim().replaceAll('\\', '/'),
    ) ?? [];
  const address = rest?.replace(/[^!-~]+/gu, encodeURIComponent);
  return address && `${found.trim().startsWith('http:') ? 'http' : 'https'}://${address}`;
}

/** The same with https. */
export const toSecureAddress = (found: string) => toWebAddress(found)?.replace(/^http:/, 'https:');

/** The same without a path. */
export const toOrigin = (found: string) =>
  toSecureAddress(found)
    ?.replace(/(?<=\w)\/.*$/, '')
    .toLowerCase();

/** The path of an address, with its query and its place on the page, in small letters. */
export const toPath = (found: string) =>
  found
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/[^/?#]*/, '');

/** A path with one slash before it and none after it. */
export const trimPath = (found: string) => `/${found.replace(/^\/+|\/+$/g, '')}`;

/** A time written with a point, with one digit, or on the 12-hour clock, perhaps without minutes, as HH:MM. */
export function toTime(text: string): string | undefined {
  const found = withPlainDigits(text).trim();
  if (/^(?:12\s*)?noon$/i.test(found)) return '12:00';
  const [, hours, minutes, half] =
    /^(\d{1,2})[:.](\d\d)\s*([ap]m)?$/i.exec(found) ?? /^(\d{1,2})()\s*([ap]m)$/i.exec(found) ?? [];
  if (hours === undefined) return undefined;
  const isHalf = half !== undefined && Number(hours) <= 12;
  const hour = isHalf ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes || '00'}`;
}

// prettier-ignore
const MONTHS = [
  ['jan', 'जन'], ['feb', 'फ'], ['mar', 'मार्च'], ['apr', 'अप्रैल'], ['may', 'मई'], ['jun', 'जून'],
  ['jul', 'जुल'], ['aug', 'अग'], ['sep', 'सित'], ['oct', 'अक'], ['nov', 'नव'], ['dec', 'दिस'],
];

const monthOf = (word: string) =>
  MONTHS.findIndex((starts) => starts.some((start) => word.toLowerCase().startsWith(start))) + 1;

/** Year, month and day of a date such as 27 November 2026, 27th Nov, 2026 or November 27, 2026. */
function readDateInWords(text: string): string[] | undefined {
  const [, day, word = '', year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ -](\p{L}[\p{L}\p{M}]+)\.?,?[ -](\d{4})$/u.exec(text) ?? [];
  if (day && year) return [year, String(monthOf(word)), day];
  const [, first = '', second, last] = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(text) ?? [];
  return second && last ? [last, String(monthOf(first)), second] : undefined;
}

/**
 * Turns a date written year first, or day first as in India, or in words, into YYYY-MM-DD; undefined unless its year
 * has four digits.
 */
export function toDate(written: string): string | undefined {
  const found = withPlainDigits(written);
  const [text = ''] = found.trim().split(/[T\s]/, 1);
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(text);
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const parts = yearFirst?.slice(1) ?? dayFirst?.slice(1).reverse() ?? readDateInWords(found.trim());
  return parts?.map((part) => part.padStart(2, '0')).join('-');
}
