import type { JsonSchema } from '../../../src/content-model/fields';
import type { TextForm } from '../../../src/content-model/schemas/textForms';
import { exampleText } from './exampleText';

/** Whether an example is as short, or as long, as its schema allows. */
export type Shape = 'minimal' | 'maximal';

/** Where an example value goes: its keys from the top, and its index in the nearest list. */
export interface Place {
  keys: readonly string[];
  index: number;
}

type Example = string | ((place: Place, schema: JsonSchema) => string);

const count = ({ index }: Place) => String(index + 1).padStart(2, '0');
const time = ({ keys, index }: Place) =>
  (keys.at(-1) === 'opens' ? ['09:00', '17:30'] : ['13:00', '23:59'])[index] ?? '00:00';
const free: [Example, Example] = [
  (_, { minLength = 0 }) => exampleText(minLength),
  (_, { minLength = 0, maxLength = minLength }) => exampleText(maxLength),
];

/** The shortest and the longest example of each form. */
const examples: Record<TextForm, [minimal: Example, maximal: Example]> = {
  line: free,
  paragraphs: free,
  origin: ['https://a', 'https://clinic.example.org:8443'],
  secureAddress: ['https://a', `https://example.org/?q=${'a'.repeat(477)}`],
  // A source may not have a host reserved for examples.
  webAddress: ['http://a', `https://www.who.int/?q=${'a'.repeat(477)}`],
  helplineDigits: ['112', '18008914416'],
  phoneNumber: ['+1234567', '+123456789012345'],
  postalCode: ['100000', '999999'],
  countryCode: ['IN', 'IN'],
  initials: ['A', 'अब'],
  distance: ['1 km (1 min)', '12.5 km (120 min)'],
  time: [time, time],
  stepNumber: [count, count],
  email: ['a@b.in', "o'neil+clinic.desk-1@mail.example.org"],
  date: ['2026-01-01', '2024-02-29'],
  picturePath: ['./a.jpg', '../pictures/wide_view-2.webp'],
  route: ['/', '/blogs?category=calm&page=2#list'],
  sitePath: [({ index }) => `/${index}`, ({ index }) => `/old/path-${index}`.padEnd(200, 'a')],
  slug: [({ index }) => `${index}`, ({ index }) => `entry-${index}-`.padEnd(60, 'a')],
  template: [
    (_, { placeholder }) => `{${placeholder}}`,
    (_, { placeholder, maxLength = 0 }) => `{${placeholder}}`.padEnd(maxLength, '…'),
  ],
};

/** A text that fits its schema, as short or as long as possible. */
export function exampleString(schema: JsonSchema, shape: Shape, place: Place): string {
  const { enum: choices, form } = schema;
  if (choices) return choices[place.index % choices.length]!;
  const example = (form ? examples[form] : free)[shape === 'minimal' ? 0 : 1];
  return typeof example === 'string' ? example : example(place, schema);
}
