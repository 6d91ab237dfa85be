/** What to do about a schema fault, where the value or its type tells; `guessValues` knows the forms of texts. */
import { measure } from './describeValue';
import { schemaAt, valueAt, type JsonSchema } from './fields';
import { guessNames } from './guessNames';
import type { FieldPath } from './issue';
import { nearest } from './suggest';

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** The step that mends a missing value, a null or a text without letters. */
export function suggestValue(path: FieldPath, root: unknown, schema: JsonSchema): string | undefined {
  const value = valueAt(root, path);
  const key = path.at(-1);
  if (isBlank(value))
    return typeof key === 'number'
      ? 'write a value, or remove the entry'
      : 'write a value, or remove the key if it is optional';
  if (value !== undefined) return undefined;
  const around = path.slice(0, -1);
  const guesses = guessNames(valueAt(root, around) as object, schemaAt(schema, around) ?? {});
  const [meant] = [...guesses].find(([, name]) => name === key) ?? [];
  return meant === undefined ? `add "${key}"` : `rename "${meant}" to "${key}"`;
}

/** How to write a value so that it has the right type, if the value itself may be right. */
export function suggestType(value: unknown, { type, pattern = '', items }: JsonSchema): string | undefined {
  if (type === 'boolean') return 'write true or false, without quotation marks';
  if (typeof value === 'string') {
    if (type === 'array' && items?.type === 'string') return 'write it in square brackets [ … ]';
    const number = { integer: /^-?(?:0|[1-9]\d*)$/, number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/ }[String(type)];
    return number?.test(value) ? 'write it without quotation marks' : undefined;
  }
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return type === 'string' && isPlain && new RegExp(pattern, 'u').test(String(value))
    ? 'write it in quotation marks'
    : undefined;
}

/** By how much a text or list is to grow or shrink; for a number its limit. */
export function suggestSize(origin: string, value: unknown, limit: number | bigint): string {
  if (typeof value === 'number') return String(limit);
  const size = typeof value === 'string' ? [...value].length : (value as unknown[]).length;
  const difference = Number(limit) - size;
  return `${difference > 0 ? 'add' : origin === 'array' ? 'remove' : 'shorten it by'} ${measure(origin, Math.abs(difference))}`;
}

/** The only choice that begins like a word, or as which it begins: "hi" for "Hindi", "Monday" for "Mon". */
function findAlike(word: string, choices: readonly string[]): string | undefined {
  const isStart = (start: string, text: string) => start.length > 1 && text.startsWith(start);
  const [small, ...alike] = [word, ...choices].map((each) => each.trim().toLowerCase());
  const found = choices.filter((_, index) => isStart(small!, alike[index]!) || isStart(alike[index]!, small!));
  return found.length === 1 ? found[0] : undefined;
}

/** The choice that was probably meant. */
export function guessChoice(value: unknown, choices: readonly string[]): string | undefined {
  return typeof value === 'string' ? (nearest(value, choices) ?? findAlike(value, choices)) : undefined;
}
