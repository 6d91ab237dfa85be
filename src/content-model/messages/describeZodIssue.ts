import type { z } from 'zod';
import { describeObject, describeSize, describeValue, measure, nameType } from './describeValue';
import { schemaAt, valueAt, type JsonSchema } from '../fields';
import { guessNames } from './guessNames';
import { quote, type FieldPath } from '../issue';
import { describeBreach, describeForm } from './formWords';
import { suggestHours } from './openingSteps';
import type { FaultWords } from '../rule';
import { guessChoice, suggestSize, suggestType, suggestValue } from './suggestFixes';

/** A schema fault in words; `describeValue`, `formWords`, `openingSteps` and `suggestFixes` phrase parts of it, nothing else does. */
export interface Fault extends FaultWords {
  path: FieldPath;
}

type ZodIssue = z.core.$ZodIssue;
type Issue<Code extends ZodIssue['code']> = Extract<ZodIssue, { code: Code }>;

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

function describeSizeIssue(
  issue: Issue<'too_small' | 'too_big'>,
  path: FieldPath,
  value: unknown,
  own: JsonSchema,
): Fault {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const word = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  // Whoever removed an entry has to know which ones belong here.
  const what = issue.origin === 'array' && own.description ? `: ${own.description.replace(/\.$/, '')}` : '';
  return {
    path,
    found: describeSize(value),
    expected: `${word} ${measure(issue.origin, limit)}${what}`,
    suggestion: suggestSize(issue.origin, value, limit),
  };
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

function describeFormat(path: FieldPath, { root, schema }: Surroundings): Fault {
  const text = valueAt(root, path) as string;
  const own = schemaAt(schema, path)!;
  const { found, suggestion = suggestValue(path, root, schema) } = describeBreach(own, text);
  return { path, found: found ?? describeValue(text), expected: describeForm(own)!, suggestion };
}

/** What a field of a wrong type should hold: its form, if that says more than “text”. */
function describeExpected(type: string, own: JsonSchema): string {
  if (own.type === 'object') return describeObject(own);
  const isPlain = own.form === undefined || own.form === 'line' || own.form === 'paragraphs';
  return isPlain ? nameType(type) : describeForm(own)!;
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
      const suggestion = suggestHours(value, own) ?? suggestValue(path, root, schema) ?? suggestType(value, own);
      return [{ path, found: describeValue(value), expected: describeExpected(issue.expected, own), suggestion }];
    }
    case 'too_small':
    case 'too_big':
      return [describeSizeIssue(issue, path, value, own)];
    case 'invalid_value':
      return [describeChoice(issue, path, surroundings)];
    case 'invalid_format':
      return [describeFormat(path, surroundings)];
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
