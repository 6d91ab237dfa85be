/** What to do about a schema fault, where the value or its type tells; `guessValues` knows the forms of texts. */
import { measure } from './describeValue';
import { schemaAt, valueAt, type JsonSchema } from '../fields';
import { describeBreach } from './formWords';
import { guessNames } from './guessNames';
import type { FieldPath } from '../issue';
import { nearest } from './suggest';

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** What to do about an empty value: only a field that may be left out can be removed. */
function fillOrRemove(key: string | number | undefined, { required = [] }: JsonSchema): string {
  if (typeof key === 'number') return 'write a value, or remove the entry';
  return key === undefined || required.includes(key) ? 'write a value' : 'write a value, or remove the field';
}

/** The step that mends a missing value, a null or a text without letters. */
export function suggestValue(path: FieldPath, root: unknown, schema: JsonSchema): string | undefined {
  const value = valueAt(root, path);
  const key = path.at(-1);
  const around = path.slice(0, -1);
  const own = schemaAt(schema, around) ?? {};
  if (isBlank(value)) return fillOrRemove(key, own);
  if (value !== undefined) return undefined;
  const guesses = guessNames(valueAt(root, around) as object, own);
  const [meant] = [...guesses].find(([, name]) => name === key) ?? [];
  return meant === undefined ? `add "${key}"` : `rename "${meant}" to "${key}"`;
}

const fits = (value: unknown, { pattern = '' }: JsonSchema) => new RegExp(pattern, 'u').test(String(value));

/** Longer entries of a list may have commas of their own. */
const LONGEST_ENTRY = 60;

/** How a text is to stand in a list of texts: cut at its commas, if it was meant as such a list. */
function suggestList(text: string, { maxLength = Infinity }: JsonSchema): string {
  const parts = text.split(/\s*[,;]\s*/).filter(Boolean);
  const isShort = maxLength <= LONGEST_ENTRY && parts.length > 1;
  return isShort ? `[${parts.map((part) => JSON.stringify(part)).join(', ')}]` : 'write it in square brackets [ … ]';
}

/** An object with a text in the only field of it that the text fits, such as a picture of which only the path is there. */
function suggestObject(text: string, { properties = {}, required = [] }: JsonSchema): string | undefined {
  const isFor = (key: string) => {
    const own = properties[key]!;
    return own.form !== undefined && own.form !== 'line' && fits(text, own);
  };
  if (!required.some(isFor)) return undefined;
  return `write { ${required.map((key) => `"${key}": ${isFor(key) ? JSON.stringify(text) : '…'}`).join(', ')} }`;
}

function suggestForText(text: string, { type, items, ...own }: JsonSchema): string | undefined {
  if (type === 'array' && items?.type === 'string') return suggestList(text, items);
  if (type === 'object') return suggestObject(text, own);
  const number = { integer: /^-?(?:0|[1-9]\d*)$/, number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/ }[String(type)];
  return number?.test(text) ? 'write it without quotation marks' : undefined;
}

/** How a number, true or false, or a list stands as a text. */
function suggestText(value: unknown, schema: JsonSchema): string | undefined {
  if (Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string'))
    return schema.form === 'paragraphs'
      ? 'write one text in place of the list, with \\n\\n between its paragraphs'
      : 'write one text in place of the list';
  if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  if (fits(value, schema)) return 'write it in quotation marks';
  return schema.form && describeBreach(schema, String(value)).suggestion;
}

/** How to write a value so that it has the right type, if the value itself may be right. */
export function suggestType(value: unknown, schema: JsonSchema): string | undefined {
  const { type, items } = schema;
  if (type === 'boolean') return 'write true or false, without quotation marks';
  if (typeof value === 'string') return suggestForText(value, schema);
  if (type === 'string') return suggestText(value, schema);
  const isEntry = type === 'array' && items?.required?.every((key) => Object.hasOwn(Object(value), key));
  return isEntry && !Array.isArray(value) ? 'write it in square brackets: [ { … } ]' : undefined;
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
