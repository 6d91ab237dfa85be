/** Guesses which fields were meant by names that a schema does not know. */
import type { JsonSchema } from '../fields';
import { nearest } from './suggest';

/** Whether a value has the type of a field. */
function isOfType(value: unknown, type: JsonSchema['type']): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (typeof value === 'number') return type === 'number' || type === 'integer';
  return value !== null && typeof value === type;
}

/** The only name that begins with a shorter one: `language` for `lang`. */
function findLonger(key: string, names: readonly string[]): string | undefined {
  const [longer, ...others] = names.filter(
    (name) => key.length > 2 && name.toLowerCase().startsWith(key.toLowerCase()),
  );
  return others.length === 0 ? longer : undefined;
}

/**
 * The names that an object’s unknown keys probably meant: the closest match; or, if only one unknown key and one
 * missing field of its type are left, that field, however it is spelt. Without a guess the advice is to remove the key,
 * which would lose its value.
 */
export function guessNames(object: object, { properties = {}, required = [] }: JsonSchema): Map<string, string> {
  const isThere = (name: string) => Object.hasOwn(object, name);
  // Of two close matches, one that is missing was probably meant.
  const names = Object.keys(properties).sort((one, other) => Number(isThere(one)) - Number(isThere(other)));
  const unknown = Object.keys(object).filter((key) => !Object.hasOwn(properties, key));
  const guesses = new Map<string, string>();
  for (const key of unknown) {
    const guess = nearest(key, names) ?? findLonger(key, names);
    if (guess !== undefined) guesses.set(key, guess);
  }
  const guessed = [...guesses.values()];
  const [key, ...otherKeys] = unknown.filter((each) => !guesses.has(each));
  const [name, ...otherNames] = required.filter((each) => !isThere(each) && !guessed.includes(each));
  const isOneOfEach = key !== undefined && name !== undefined && otherKeys.length + otherNames.length === 0;
  if (isOneOfEach && isOfType((object as Record<string, unknown>)[key], properties[name]?.type)) guesses.set(key, name);
  return guesses;
}
