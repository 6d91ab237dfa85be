import type { z } from 'zod';
import { describeSize, describeValue, measure, nameType } from './describeValue';
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

function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    root,
  );
}

/** The step that mends a missing value or a null. */
function suggestValue(value: unknown, path: FieldPath): string | undefined {
  if (value === undefined) return `add "${String(path.at(-1))}"`;
  return value === null ? 'write a value, or remove the key if it is optional' : undefined;
}

function describeUnknownKeys(
  { keys }: Issue<'unrecognized_keys'>,
  path: FieldPath,
  value: unknown,
  allowed: string[],
): Fault[] {
  return keys.map((key) => {
    const isThere = (name: string) => Object.hasOwn(value as object, name);
    // Of two near keys, one that is missing was probably meant.
    const guess = nearest(
      key,
      [...allowed].sort((one, other) => Number(isThere(one)) - Number(isThere(other))),
    );
    return {
      path: [...path, key],
      found: `the unknown key "${key}"`,
      expected: `one of: ${allowed.join(', ')}`,
      suggestion:
        guess === undefined
          ? 'remove it'
          : isThere(guess)
            ? `remove it; "${guess}" is there too`
            : `rename it to "${guess}"`,
    };
  });
}

function describeSizeIssue(issue: Issue<'too_small' | 'too_big'>, path: FieldPath, value: unknown): Fault {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const word = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  return { path, found: describeSize(value), expected: `${word} ${measure(issue.origin, limit)}` };
}

function describeChoice({ values }: Issue<'invalid_value'>, path: FieldPath, value: unknown): Fault {
  const guess = typeof value === 'string' ? nearest(value, values.map(String)) : undefined;
  return {
    path,
    found: describeValue(value),
    expected: `one of: ${values.map(quote).join(', ')}`,
    suggestion: guess === undefined ? suggestValue(value, path) : quote(guess),
  };
}

function describeFormat({ pattern = '' }: Issue<'invalid_format'>, path: FieldPath, text: string): Fault {
  const source = pattern.replace(/^\/|\/[a-z]*$/g, '');
  const { found, suggestion } = describeBreach(source, text);
  return { path, found: found ?? describeValue(text), expected: describePattern(source), suggestion };
}

/** Turns a zod issue into words; `keysAt` gives the keys that are allowed at a path. */
export function describeZodIssue(issue: ZodIssue, root: unknown, keysAt: (path: FieldPath) => string[]): Fault[] {
  const path = issue.path as FieldPath;
  const value = valueAt(root, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return describeUnknownKeys(issue, path, value, keysAt(path));
    case 'invalid_type':
      return [
        {
          path,
          found: describeValue(value),
          expected: nameType(issue.expected),
          suggestion: suggestValue(value, path),
        },
      ];
    case 'too_small':
    case 'too_big':
      return [describeSizeIssue(issue, path, value)];
    case 'invalid_value':
      return [describeChoice(issue, path, value)];
    case 'invalid_format':
      return [describeFormat(issue, path, value as string)];
    default:
      return [{ path, found: describeValue(value), expected: issue.message }];
  }
}

/** Turns all issues of an entry into words, each fault once: a wrong type is not also too short, nor is empty text also badly formed. */
export function describeZodIssues(
  issues: readonly ZodIssue[],
  root: unknown,
  keysAt: (path: FieldPath) => string[],
): Fault[] {
  const pathsOf = (code: ZodIssue['code']) =>
    new Set(issues.filter((issue) => issue.code === code).map(({ path }) => JSON.stringify(path)));
  const wrongType = pathsOf('invalid_type');
  const tooShort = pathsOf('too_small');
  return issues
    .filter(({ code, path }) => {
      const place = JSON.stringify(path);
      const isSize = code === 'too_small' || code === 'too_big';
      const isEmpty = () => valueAt(root, path as FieldPath) === '';
      return !(isSize && wrongType.has(place)) && !(code === 'invalid_format' && tooShort.has(place) && isEmpty());
    })
    .flatMap((issue) => describeZodIssue(issue, root, keysAt));
}
