/**
 * What the forms of texts require, in words; the only place that phrases it, for messages, editors and documentation.
 */
import {
  digitsOf,
  toDate,
  toEmail,
  toOrigin,
  toPath,
  toPhoneNumber,
  toSecureAddress,
  toSlug,
  toTime,
  toWebAddress,
  trimPath,
} from './guessValues';
import type { JsonSchema } from '../fields';
import { sayPath, stepToAddress, stepToDate, stepToDistance, stepToPage, stepToPhoneNumber } from './formSteps';
import { quote } from '../issue';
import { stepToTime } from './openingSteps';
import { sayPictureName, stepToPicture, toPicturePath } from '../files/pictureNames';
import type { TextForm } from '../schemas/textForms';

interface FormWords {
  words: string;
  /** What is wrong in a text, if the text alone would not show it. */
  find?: (found: string) => string | undefined;
  /** The value that was probably meant. */
  mend?: (found: string) => string | undefined;
  /** What to do, if writing that value is not enough. */
  say?: (mended: string, found: string) => string | undefined;
  /** What to do, if there is no such value, or if it is too long for a message. */
  step?: (found: string, schema: JsonSchema) => string | undefined;
}

const lastWords = (text: string) => (text.length > 40 ? `"…${text.slice(-40)}"` : quote(text));

/** Describes white space at the ends of a text, or a line break within; both are easily overlooked. */
function findWhiteSpace(text: string): string | undefined {
  if (/^\s/.test(text)) return `white space before ${quote(text.trimStart())}`;
  if (/\s$/.test(text)) return `white space after ${lastWords(text.trimEnd())}`;
  const [before] = text.split(/[\r\n]/, 1);
  return before === text ? undefined : `a line break after ${lastWords(before!)}`;
}

/** What to do about it in a text too long to be written out. */
function mendWhiteSpace(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  return text.trim() === text ? 'write a space in its place' : 'delete it';
}

const PATH_WORDS =
  'starts with "/", then the letters a-z, digits and single hyphens, with "/" between the parts; no slash at the end';

/** Hosts redirect a page’s address with .html to the one without it (docs/hosting.md). */
function findHtmlEnding(found: string): string | undefined {
  return /\.html$/i.test(found)
    ? `text: ${quote(found)}; a page of this site also opens with .html, without a redirect`
    : undefined;
}

function stepToPlaceholder(found: string, { placeholder }: JsonSchema): string {
  const [other] = /\{[^{}]*\}|\{\w*/.exec(found) ?? [];
  return other === undefined ? `add {${placeholder}}` : `write {${placeholder}} in place of ${other}`;
}

const forms: Record<TextForm, FormWords> = {
  line: {
    words: 'one line of text without spaces at its ends',
    find: findWhiteSpace,
    mend: (found) => found.trim().replace(/\s*[\r\n]+\s*/g, ' '),
    step: mendWhiteSpace,
  },
  paragraphs: {
    words: 'text without spaces or line breaks at its ends',
    find: findWhiteSpace,
    mend: (found) => found.trim(),
    step: mendWhiteSpace,
  },
  slug: { words: 'lower-case letters and digits, joined by single hyphens', mend: toSlug },
  time: { words: 'a time on the 24-hour clock, HH:MM, such as "09:00"', mend: toTime, step: stepToTime },
  phoneNumber: {
    words:
      'a phone number in E.164 form: plus sign, country code, digits only, such as "+916512345678"; after +91, ten digits, or 1800 or 1860 and seven more',
    mend: toPhoneNumber,
    step: stepToPhoneNumber,
  },
  helplineDigits: { words: 'three to eleven digits, nothing else', mend: digitsOf },
  webAddress: {
    words: 'a web address that starts with https:// or http://, then the host, in plain letters and signs',
    mend: toWebAddress,
    step: stepToAddress,
  },
  secureAddress: {
    words: 'a web address that starts with https://, then the host, in plain letters and signs',
    mend: toSecureAddress,
    step: stepToAddress,
  },
  origin: { words: 'the site’s address: https://, a host name, no slash at the end', mend: toOrigin },
  route: {
    words: `a path within the site, perhaps with ?query or #place: ${PATH_WORDS}`,
    mend: (found) => trimPath(toPath(found).replace(/(?:(?<=^\/?)index)?\.html?(?=$|[?#])|\s+(?=[?#])/g, '')),
    say: sayPath,
    step: stepToPage,
  },
  sitePath: {
    words: `a path within the site: ${PATH_WORDS}`,
    find: findHtmlEnding,
    mend: (found) => trimPath(toPath(found).replace(/[?#].*$/, '')),
    say: sayPath,
  },
  picturePath: {
    words:
      'the path of a .jpg, .png or .webp file that starts with "./" or "../"; in names only the letters a-z and A-Z, digits, ".", "_" and "-", no spaces; the ending in small letters',
    mend: toPicturePath,
    say: sayPictureName,
    step: stepToPicture,
  },
  distance: {
    words: 'distance and time such as "1.8 km (5 min)"',
    mend: (found) => found.replace(',', '.'),
    step: stepToDistance,
  },
  stepNumber: { words: 'two digits such as "01"', mend: (found) => found.replace(/^0*(?=\d)/, '0') },
  postalCode: { words: 'a PIN code: six digits, the first not 0', mend: digitsOf },
  countryCode: {
    words: 'a country code: two capital letters, such as "IN"',
    mend: (found) => (/^\s*india\s*$/i.test(found) ? 'IN' : found.trim().toUpperCase()),
  },
  initials: { words: 'one or two letters' },
  email: { words: 'an e-mail address', mend: toEmail },
  date: { words: 'a day that exists, written YYYY-MM-DD, such as "2026-11-27"', mend: toDate, step: stepToDate },
  template: { words: 'text with {…} where the value goes', step: stepToPlaceholder },
};

/** Longer texts are useless as a suggestion. */
const LONGEST_SUGGESTION = 120;

/** What the form of a field requires; undefined for a field without one. */
export const describeForm = ({ form, placeholder }: JsonSchema): string | undefined =>
  form && forms[form].words.replace('…', placeholder ?? '…');

/**
 * What in a text breaks the form of its field, if the text alone would not show it, and how to fix it: a text that fits,
 * or what to do.
 */
export function describeBreach(schema: JsonSchema, text: string): { found?: string; suggestion?: string } {
  const { form, pattern = '' } = schema;
  const known = form && forms[form];
  const mended = known?.mend?.(text);
  const fits = mended !== undefined && mended.length <= LONGEST_SUGGESTION && new RegExp(pattern, 'u').test(mended);
  return {
    found: known?.find?.(text),
    suggestion: fits ? (known?.say?.(mended, text) ?? JSON.stringify(mended)) : known?.step?.(text, schema),
  };
}
