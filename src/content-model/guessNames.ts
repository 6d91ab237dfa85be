/** What the names of fields that a schema does not know were probably meant for. */
import type { JsonSchema } from './fields';
import { nearest } from './suggest';

/** Whether a value may stand in a field, as far as its type tells. */
function isOfType(value: unknown, type: JsonSchema['type']): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (typeof value === 'number') return type === 'number' || type === 'integer';
  return value !== null && typeof value === type;
}

/**
 * The names that were probably meant by the unknown keys of an object: the nearest, and where one unknown key and one
 * missing field are left, that field, however it is spelt. What stands under the key must not be lost by removing it.
 */
export function guessNames(object: object, { properties = {}, required = [] }: JsonSchema): Map<string, string> {
  const isThere = (name: string) => Object.hasOwn(object, name);
  // Of two near keys, one that is missing was probably meant.
  const names = Object.keys(properties).sort((one, other) => Number(isThere(one)) - Number(isThere(other)));
  const unknown = Object.keys(object).filter((key) => !Object.hasOwn(properties, key));
  const guesses = new Map<string, string>();
  for (const key of unknown) {
    const guess = nearest(key, names);
    if (guess !== undefined) guesses.set(key, guess);
  }
  const guessed = [...guesses.values()];
  const [key, ...otherKeys] = unknown.filter((each) => !guesses.has(each));
  const [name, ...otherNames] = required.filter((each) => !isThere(each) && !guessed.includes(each));
  const isOneOfEach = key !== undefined && name !== undefined && otherKeys.length + otherNames.length === 0;
  if (isOneOfEach && isOfType((object as Record<string, unknown>)[key], properties[name]?.type)) guesses.set(key, name);
  return guesses;
}
