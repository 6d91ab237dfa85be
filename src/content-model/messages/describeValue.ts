import type { JsonSchema } from '../fields';
import { quote } from '../issue';

const names: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'an object { … }',
};

/** A JSON Schema type in words. */
export const nameType = (type: string) => names[type] ?? type;

/** Objects with more fields than these are described elsewhere. */
const MOST_KEYS = 4;

/** What an object must hold, as far as that is short: `an object { "src": …, "alt": … }`. */
export function describeObject({ required = [] }: JsonSchema): string {
  if (required.length === 0 || required.length > MOST_KEYS) return nameType('object');
  return `an object { ${required.map((key) => `"${key}": …`).join(', ')} }`;
}

/** The type of a value, and the value itself where it is short, in words. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing: the field is missing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (value === '') return 'empty text';
  return typeof value === 'object'
    ? nameType(Array.isArray(value) ? 'array' : 'object')
    : `${nameType(typeof value)}: ${quote(value)}`;
}

const count = (n: number | bigint, one: string, many: string) => `${n} ${Number(n) === 1 ? one : many}`;

/** A length, a count or a number with its unit; `origin` is what zod measured. */
export function measure(origin: string, n: number | bigint): string {
  if (origin === 'string') return count(n, 'character', 'characters');
  return origin === 'array' ? count(n, 'entry', 'entries') : String(n);
}

/** The type of a value with its length or count, in words. */
export function describeSize(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : measure('array', value.length);
  return typeof value === 'string' && value !== ''
    ? `${measure('string', [...value].length)}: ${quote(value)}`
    : describeValue(value);
}
