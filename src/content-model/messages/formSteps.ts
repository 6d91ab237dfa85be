/** What to do about a text for which no other value can be guessed. */
import { digitsOf } from './guessValues';

/** Distances are often written in metres or miles, and times in hours. */
export const stepToDistance = () =>
  'write kilometres and minutes only: 900 m is "0.9 km (3 min)", an hour and ten minutes are "(70 min)"';

const DIGITS_AFTER_CODE = 'after +91 there are ten, or eleven that begin with 1800 or 1860';

/** How many digits an Indian number has too many or too few, and what a landline lacks. */
function countDigits(found: string): string | undefined {
  const digits = digitsOf(found);
  const own = digits.replace(/^(?:00)?91(?=\d{7})/, '').replace(/^0+/, '');
  if (!/^[+(\d]/.test(found.trim()) || /[^\d\s()+.-]/.test(found) || (/^\+(?!91)/.test(found.trim()) && own === digits))
    return undefined;
  if (own.length >= 6 && own.length <= 8)
    return 'put +91 and the STD code without its 0 before it: 0651 and 2345678 make "+916512345678"';
  return own.length > 8
    ? `count the digits: without the country code there are ${own.length}; ${DIGITS_AFTER_CODE}`
    : undefined;
}

/** Many numbers of clinics have an extension, which a link that dials can't be sure of, or stand two in one place. */
export function stepToPhoneNumber(found: string): string | undefined {
  if (/^\+?[\d\s().-]{7,}\W*(?:ext\w*|x)\W*\d+\W*$/i.test(found))
    return 'leave the extension out; a number is dialled as it stands here';
  const parts = found.split(/\s*(?:[/,;&]|\bor\b|\band\b)\s*/i);
  if (parts.length > 1 && parts.every((part) => digitsOf(part).length >= 3))
    return 'write one number only, the one that people should call';
  return countDigits(found);
}

/** What a maps service offers for framing is HTML, of which only the address is wanted; others write a name. */
export function stepToAddress(found: string): string | undefined {
  if (/<iframe\b/i.test(found)) return 'keep only the address between the quotation marks after src=';
  return /^@?[\w .-]+$/.test(found) && /[a-z]/i.test(found)
    ? 'open the page in a browser and copy its whole address from there'
    : undefined;
}

/** What else to know of a path that was written as a whole address. */
export const sayPath = (mended: string, found: string) =>
  /^\s*https?:\/\//i.test(found)
    ? `${JSON.stringify(mended)}, if it is on this site; a link to another site can’t stand here`
    : undefined;

/** Links within the site often hold what only other links can. */
export const stepToPage = (found: string) =>
  /^\s*(?:tel|mailto|sms|whatsapp):/i.test(found)
    ? 'name a page of this site; "/contact" has the phone numbers and the e-mail address'
    : undefined;

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Why a date is none, if its order is right. */
export function stepToDate(found: string): string | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(found.trim()) ?? []).map(Number);
  if (/^\s*(?:\p{L}+\.?,? \d{4}|\d{4}[-/.]\d\d?)\s*$/u.test(found)) return 'add the day of the month';
  if (year === undefined || month === undefined || day === undefined)
    return /^\s*\d{1,2}[-/.]\d{1,2}[-/.]\d\d\s*$/.test(found)
      ? 'write the year with four digits, and first: year, month, day'
      : undefined;
  if (month < 1 || month > 12) return `there is no month ${month}; the order is year, month, day`;
  const last = daysIn(year, month);
  return day < 1 || day > last ? `that month has ${last} days` : undefined;
}
