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
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)$/i, '+$1')
    .replace(/^00(?=91)/, '+');
  if (!/^[+\d][\d\s().-]{6,}$/.test(found)) return undefined;
  const digits = digitsOf(found);
  const number = found.startsWith('+') ? digits : digits.replace(/^0?(?=(?:\d{10}|18[06]0\d{7})$)/, '91');
  return found.startsWith('+') || number.startsWith('91') ? `+${number.replace(/^910(?!0000)/, '91')}` : undefined;
}

/** A web address with its scheme; undefined if there is no host in it. */
export function toWebAddress(found: string): string | undefined {
  const [, rest] =
    /^(?:https?:\/*)?([\w-]+(?:\.[\w-]+)+(?:[/?#:][!-~]*)?)$/.exec(found.trim().replaceAll('\\', '/')) ?? [];
  return rest && `${found.trim().startsWith('http:') ? 'http' : 'https'}://${rest}`;
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
  const [, hours, minutes, half] =
    /^(\d{1,2})[:.](\d\d)\s*([ap]m)?$/i.exec(found) ?? /^(\d{1,2})()\s*([ap]m)$/i.exec(found) ?? [];
  if (hours === undefined) return undefined;
  const isHalf = half !== undefined && Number(hours) <= 12;
  const hour = isHalf ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes || '00'}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Year, month and day of a date such as 27 November 2026. */
function readDateInWords(text: string): string[] | undefined {
  const [, day, month = '', year] = /^(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (\d{4})$/.exec(text) ?? [];
  return day && year ? [year, String(MONTHS.indexOf(month.toLowerCase()) + 1), day] : undefined;
}

/**
 * Turns a date written year first, or day first as in India, or in words, into YYYY-MM-DD; undefined unless its year
 * has four digits.
 */
export function toDate(written: string): string | undefined {
  const found = withPlainDigits(written);
  const [text = ''] = found.trim().split(/[T\s]/, 1);
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const parts = yearFirst?.slice(1) ?? dayFirst?.slice(1).reverse() ?? readDateInWords(found.trim());
  return parts?.map((part) => part.padStart(2, '0')).join('-');
}
