import type { TextForm } from '../../../src/content-model/schemas/textForms';

/** A text that breaks a form; a function takes the right text. */
type Broken = string | ((right: string, placeholder?: string) => string);

const untrimmed = {
  'untrimmed start': (right: string) => ` ${right}`,
  'untrimmed end': (right: string) => `${right} `,
  'line break at the end': (right: string) => `${right}\n`,
  'only spaces': '   ',
};

const notHttp = {
  'javascript: address': 'javascript:alert(1)',
  'ftp: address': 'ftp://example.org/file',
  'data: address': 'data:text/html,hello',
  'mailto: address': 'mailto:desk@example.org',
  'address without scheme': 'www.example.org/page',
  'address without host': 'https://',
  'protocol-relative address': '//example.org',
  'address with a space': 'https://example.org/a b',
  'address with a name before its host': 'https://clinic.example@example.org',
  'address with a right-to-left mark': 'https://example.org/\u202Egpj.exe',
  'address with a backslash': 'https:\\\\example.org',
};

// prettier-ignore
const brokenPaths = {
  'path without slash': 'about', 'path with capitals': '/About', 'slash at the end': '/about/', 'full address': 'https://example.org/about',
  'javascript: address': 'javascript:alert(1)', 'protocol-relative address': '//example.org', untrimmed: ' /about', 'parent folder': '/../about',
};

/** Texts that break each form, each in one way, by the kind of fault. */
// prettier-ignore
export const brokenForms: Record<TextForm, Record<string, Broken>> = {
  line: { ...untrimmed, 'line break within': (right) => `${right.slice(0, 1)}\n${right.slice(right.length > 2 ? 2 : 1)}` },
  paragraphs: untrimmed,
  slug: {
    capitals: (right) => right.replace(/[a-z]/, (letter) => letter.toUpperCase()), 'space in a slug': 'two words', underscore: 'two_words',
    'doubled hyphen': 'two--words', 'hyphen at the end': 'words-', accent: 'thérapie', untrimmed: (right) => `${right} `,
  },
  date: {
    'impossible date': '2026-02-30', 'no leap year': '2025-02-29', 'month 13': '2026-13-01', 'day first': '27-11-2026',
    'short date': '2026-1-5', 'date with time': '2026-11-27T09:00', 'date in words': '27 November 2026',
  },
  time: { 'hour 24': '24:00', 'minute 60': '09:60', 'short time': '9:00', '12-hour clock': '09:00 AM', 'point in time': '09.00' },
  phoneNumber: {
    'phone without plus': '916512345678', 'phone with spaces': '+91 651 234 5678', 'phone with hyphens': '+91-651-2345678', 'phone with 0': '06512345678',
    'phone in words': 'call us', 'phone too long': '+1234567890123456', 'phone too short': '+12345', 'phone with 0 after its country code': '+9106512345678',
    'Indian phone with a digit too few': '+91651234567', 'Indian phone with a digit too many': '+9165123456789', 'toll-free phone with a digit too many': '+91180012345678',
  },
  helplineDigits: { 'hyphen among digits': '1800-891-4416', 'plus before digits': '+91112', 'too few digits': '12', 'too many digits': '123456789012', letters: 'help' },
  webAddress: notHttp,
  secureAddress: { ...notHttp, 'http: address': 'http://clinic.example.org/page' },
  origin: { ...notHttp, 'http: site': 'http://clinic.example.org', 'slash at the end': 'https://clinic.example.org/' },
  sitePath: brokenPaths,
  route: brokenPaths,
  picturePath: {
    'path without ./': 'photo.jpg', 'absolute path': '/photo.jpg', 'web address': 'https://example.org/photo.jpg', 'other kind of file': './photo.gif',
    'no ending': './photo', 'space in a path': './my photo.jpg', backslash: '.\\photo.jpg', 'capital ending': './photo.JPG',
  },
  email: { 'no at sign': 'desk.example.org', 'no domain': 'desk@', 'no ending of the domain': 'desk@example', 'space in an address': 'the desk@example.org', 'two addresses': 'a@example.org, b@example.org' },
  postalCode: { 'five digits': '83400', '0 first': '034001', 'space among digits': '834 001' },
  countryCode: { 'small letters': 'in', 'country in words': 'India' },
  initials: { 'three letters': 'ABC', digit: '1' },
  distance: { miles: '2 miles (5 min)', 'no time': '1.8 km', comma: '1,8 km (5 min)' },
  stepNumber: { 'one digit': '1', 'three digits': '001', 'number in words': 'one' },
  template: {
    'no placeholder': 'words only', 'misspelt placeholder': (_, placeholder) => `{${placeholder}s}`, 'one brace': (_, placeholder) => `{${placeholder} words`,
  },
};
