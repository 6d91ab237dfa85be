import { findPhrases, phrase } from './phrase';

/** A telephone number in a text. */
export interface PhoneFind {
  start: number;
  end: number;
  words: string;
}

/** Numbers of Indian emergency services and helplines that people know by heart. */
// prettier-ignore
export const SHORT_CODES: readonly string[] = [
  '100', '101', '102', '104', '108', '112', '139', '155260', '181', '1033', '1073', '1075', '1091', '1096', '1097', '1098',
  '1930', '1933', '1947', '1962',
];
const shortCodes = `(?:${SHORT_CODES.join('|')})`;

/**
 * Seven to fourteen digits, perhaps after a country or area code, with the separators of telephone numbers; `isPhone`
 * decides which are one.
 */
const longNumber =
  /(?<![\p{L}\d.,/-])(?:\+\d{1,3}[\s-]?)?(?:\(\d{2,5}\)[\s-]?)?\d(?:[\s().-]?\d){6,13}(?![\p{L}\d]|[.,]\d)/gu;
const nationalHelpline = phrase('14[3-9]\\d\\d', '144\\d\\d', '1[-\\s]?800(?:[-\\s]?\\d){4,7}');
const calledNumber = phrase(
  `(?:call|calls|calling|dial|dialling|ring|phone|phoning|helpline|कॉल|डायल)(?: (?:us|the|number|helpline|ambulance|police|line|at|on|to))* ${shortCodes}(?:(?:,| or| and) ${shortCodes})*`,
  `(?:${shortCodes}) (?:पर|नंबर)`,
);
const digitsOnly = /\d[\d\s().-]*\d|\d/gu;

const isPhone = (words: string) => {
  const digits = words.replace(/\D/g, '');
  if (/^(?:19|20)\d\d-(?:19|20)\d\d$|^\d{4}-\d\d-\d\d$/.test(words.trim())) return false;
  return (
    words.startsWith('+') ||
    digits.startsWith('1800') ||
    digits.length >= 10 ||
    (digits.startsWith('0') && digits.length >= 8)
  );
};

/** Telephone numbers in a text: full numbers, national helplines, and short codes that the text says to call. */
export function findPhoneNumbers(text: string): PhoneFind[] {
  const long = [...text.matchAll(longNumber)]
    .filter(([words]) => isPhone(words))
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length, words }));
  const national = findPhrases(text, nationalHelpline);
  const called = findPhrases(text, calledNumber).flatMap(({ start, words }) =>
    [...words.matchAll(digitsOnly)].map(({ 0: digits, index }) => ({
      start: start + index,
      end: start + index + digits.length,
      words: digits,
    })),
  );
  return [...long, ...national, ...called]
    .filter(
      ({ start, end }, index, all) => !all.some((other, at) => at < index && start < other.end && other.start < end),
    )
    .sort((a, b) => a.start - b.start);
}
