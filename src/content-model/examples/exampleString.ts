import type { JsonSchema } from '../fields';
import { exampleText } from './exampleText';

/** Whether an example is as short, or as long, as its schema allows. */
export type Shape = 'minimal' | 'maximal';

/** Where an example value goes: its keys from the top, and its index in the nearest list. */
export interface Place {
  keys: readonly string[];
  index: number;
}

/** The shortest and the longest example of a text format that its length alone does not describe. */
interface Form {
  /** Part of the pattern by which the format is recognised. */
  pattern: string;
  minimal: string | ((place: Place) => string);
  maximal: string | ((place: Place) => string);
}

const count = ({ index }: Place) => String(index + 1).padStart(2, '0');
const time = ({ keys, index }: Place) =>
  (keys.at(-1) === 'opens' ? ['09:00', '17:30'] : ['13:00', '23:59'])[index] ?? '00:00';
const template = (name: string, length: number): Pick<Form, 'minimal' | 'maximal'> => ({
  minimal: `{${name}}`,
  maximal: `{${name}}${'…'.repeat(length - name.length - 2)}`,
});

const forms: readonly Form[] = [
  { pattern: '^https:\\/\\/[a-z0-9]', minimal: 'https://a', maximal: 'https://clinic.example.org:8443' },
  { pattern: '^https:\\/\\/[A-Z', minimal: 'https://a', maximal: `https://example.org/?q=${'a'.repeat(477)}` },
  // A source may not have a host reserved for examples.
  { pattern: '^https?', minimal: 'http://a', maximal: `https://www.who.int/?q=${'a'.repeat(477)}` },
  { pattern: '^\\d{3,11}', minimal: '112', maximal: '18008914416' },
  { pattern: '^\\+(?:91', minimal: '+1234567', maximal: '+123456789012345' },
  { pattern: '^[1-9]\\d{5}', minimal: '100000', maximal: '999999' },
  { pattern: '^[A-Z]{2}', minimal: 'IN', maximal: 'IN' },
  { pattern: '\\p{L}', minimal: 'A', maximal: 'अब' },
  { pattern: ' km ', minimal: '1 km (1 min)', maximal: '12.5 km (120 min)' },
  { pattern: '^(?:[01]\\d', minimal: time, maximal: time },
  { pattern: '^\\d\\d$', minimal: count, maximal: count },
  { pattern: '@', minimal: 'a@b.in', maximal: "o'neil+clinic.desk-1@mail.example.org" },
  { pattern: '-02-29|', minimal: '2026-01-01', maximal: '2024-02-29' },
  { pattern: 'jpg|jpeg', minimal: './a.jpg', maximal: '../pictures/wide_view-2.webp' },
  { pattern: '[\\w=&-]', minimal: '/', maximal: '/blogs?category=calm&page=2#list' },
  {
    pattern: '^\\/(?:',
    minimal: ({ index }) => `/${index}`,
    maximal: ({ index }) => `/old/path-${index}`.padEnd(200, 'a'),
  },
  {
    pattern: '^[a-z0-9]+',
    minimal: ({ index }) => `${index}`,
    maximal: ({ index }) => `entry-${index}-`.padEnd(60, 'a'),
  },
  { pattern: '\\{count', ...template('count', 40) },
  { pattern: '\\{name', ...template('name', 60) },
  { pattern: '\\{page', ...template('page', 40) },
  { pattern: '\\{minutes', ...template('minutes', 40) },
  { pattern: '\\{time', ...template('time', 40) },
  { pattern: '\\{date', ...template('date', 80) },
  { pattern: '\\{day', ...template('day', 20) },
];

/** A text that fits its schema, as short or as long as possible. */
export function exampleString(
  { pattern = '', minLength = 0, maxLength = minLength, enum: choices }: JsonSchema,
  shape: Shape,
  place: Place,
): string {
  if (choices) return choices[place.index % choices.length]!;
  // The two formats of free text.
  if (pattern === '' || pattern.startsWith('^\\S')) return exampleText(shape === 'minimal' ? minLength : maxLength);
  const form = forms.find((each) => pattern.includes(each.pattern));
  if (!form) throw new Error(`No example for the pattern ${pattern}; add one to exampleString.ts.`);
  const value = form[shape];
  return typeof value === 'string' ? value : value(place);
}
