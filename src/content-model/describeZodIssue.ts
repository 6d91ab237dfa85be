import type { z } from 'zod';
import { describeSize, describeValue, measure, nameType } from './describeValue';
import { schemaAt, valueAt, type JsonSchema } from './fields';
import { guessNames } from './guessNames';
import { quote, type FieldPath } from './issue';
import { describeBreach, describePattern } from './patternWords';
import type { FaultWords } from './rule';
import { nearest } from './suggest';

/** A schema fault in words; this file, `describeValue` and `patternWords` are the only places that phrase them. */
export interface Fault extends FaultWords {
  path: FieldPath;
}

type ZodIssue = z.core.$ZodIssue;
type Issue<Code extends ZodIssue['code']> = Extract<ZodIssue, { code: Code }>;

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** The step that mends a missing value, a null or a text without letters. */
function suggestValue(path: FieldPath, root: unknown, schema: JsonSchema): string | undefined {
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
function suggestType(value: unknown, { type, pattern = '', items }: JsonSchema): string | undefined {
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

function describeUnknownKeys(
  { keys }: Issue<'unrecognized_keys'>,
  path: FieldPath,
  value: object,
  schema: JsonSchema,
): Fault[] {
  const guesses = guessNames(value, schema);
  return keys.map((key) => {
    const guess = guesses.get(key);
    return {
      path: [...path, key],
      found: `the unknown key "${key}"`,
      expected: `one of: ${Object.keys(schema.properties ?? {}).join(', ')}`,
      suggestion:
        guess === undefined
          ? 'remove it'
          : Object.hasOwn(value, guess)
            ? `remove it; "${guess}" is there too`
            : `rename it to "${guess}"`,
    };
  });
}

/** By how much a text or list is to grow or shrink; for a number its limit. */
function suggestSize(origin: string, value: unknown, limit: number | bigint): string {
  if (typeof value === 'number') return String(limit);
  const size = typeof value === 'string' ? [...value].length : (value as unknown[]).length;
  const difference = Number(limit) - size;
  return `${difference > 0 ? 'add' : origin === 'array' ? 'remove' : 'shorten it by'} ${measure(origin, Math.abs(difference))}`;
}

function describeSizeIssue(issue: Issue<'too_small' | 'too_big'>, path: FieldPath, value: unknown): Fault {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const word = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  return {
    path,
    found: describeSize(value),
    expected: `${word} ${measure(issue.origin, limit)}`,
    suggestion: suggestSize(issue.origin, value, limit),
  };
}

/** The only choice that begins like a word, or as which it begins: "hi" for "Hindi", "Monday" for "Mon". */
function findAlike(word: string, choices: readonly string[]): string | undefined {
  const isStart = (start: string, text: string) => start.length > 1 && text.startsWith(start);
  const [small, ...alike] = [word, ...choices].map((each) => each.trim().toLowerCase());
  const found = choices.filter((_, index) => isStart(small!, alike[index]!) || isStart(alike[index]!, small!));
  return found.length === 1 ? found[0] : undefined;
}

function guessChoice(value: unknown, choices: readonly string[]): string | undefined {
  return typeof value === 'string' ? (nearest(value, choices) ?? findAlike(value, choices)) : undefined;
}

/** What faults of an entry are described with. */
interface Surroundings {
  root: unknown;
  /** Schema of the root. */
  schema: JsonSchema;
}

function describeChoice({ values }: Issue<'invalid_value'>, path: FieldPath, { root, schema }: Surroundings): Fault {
  const value = valueAt(root, path);
  const guess = guessChoice(value, values.map(String));
  return {
    path,
    found: describeValue(value),
    expected: `one of: ${values.map(quote).join(', ')}`,
    suggestion: guess === undefined ? suggestValue(path, root, schema) : quote(guess),
  };
}

function describeFormat(
  { pattern = '' }: Issue<'invalid_format'>,
  path: FieldPath,
  { root, schema }: Surroundings,
): Fault {
  const text = valueAt(root, path) as string;
  const source = pattern.replace(/^\/|\/[a-z]*$/g, '');
  const { found, suggestion = suggestValue(path, root, schema) } = describeBreach(source, text);
  return { path, found: found ?? describeValue(text), expected: describePattern(source), suggestion };
}

function describeZodIssue(issue: ZodIssue, surroundings: Surroundings): Fault[] {
  const { root, schema } = surroundings;
  const path = issue.path as FieldPath;
  const value = valueAt(root, path);
  const own = schemaAt(schema, path) ?? {};
  switch (issue.code) {
    case 'unrecognized_keys':
      return describeUnknownKeys(issue, path, value as object, own);
    case 'invalid_type': {
      const expected = own.date ? describePattern(own.pattern!) : nameType(issue.expected);
      const suggestion = suggestValue(path, root, schema) ?? suggestType(value, own);
      return [{ path, found: describeValue(value), expected, suggestion }];
    }
    case 'too_small':
    case 'too_big':
      return [describeSizeIssue(issue, path, value)];
    case 'invalid_value':
      return [describeChoice(issue, path, surroundings)];
    case 'invalid_format':
      return [describeFormat(issue, path, surroundings)];
    default:
      return [{ path, found: describeValue(value), expected: issue.message }];
  }
}

/** Whether a text is written as names of people and things are; anything else is refused by the schema itself. */
const isReadable = (value: unknown) => /^[\p{Script=Latin}\p{Script=Devanagari}\d .,’'&_-]+$/u.test(String(value));

/**
 * Turns all issues of an entry into words, each fault once: a wrong type is not also too short, nor is empty text also
 * badly formed. A name that is no slug in a field for an entry is left to the rule `references`, which knows whom
 * it may name.
 * @param schema schema of the entry
 */
export function describeZodIssues(issues: readonly ZodIssue[], root: unknown, schema: JsonSchema): Fault[] {
  const pathsOf = (code: ZodIssue['code']) =>
    new Set(issues.filter((issue) => issue.code === code).map(({ path }) => JSON.stringify(path)));
  const wrongType = pathsOf('invalid_type');
  const tooShort = pathsOf('too_small');
  return issues
    .filter(({ code, path }) => {
      const place = JSON.stringify(path);
      const isSize = code === 'too_small' || code === 'too_big';
      const isEmpty = () => valueAt(root, path as FieldPath) === '';
      const isName = () =>
        schemaAt(schema, path as FieldPath)?.ref !== undefined && isReadable(valueAt(root, path as FieldPath));
      if (code === 'invalid_format') return !isName() && !(tooShort.has(place) && isEmpty());
      return !(isSize && wrongType.has(place));
    })
    .flatMap((issue) => describeZodIssue(issue, { root, schema }));
}
