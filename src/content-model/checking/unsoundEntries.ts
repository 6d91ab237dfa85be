/**
 * Lets a rule see entries with faulty fields as long as it reads only the sound ones: a wrong e-mail address must not
 * hide that a closing time is before the opening time.
 */
import type { CollectionName } from '../collections';
import { jsonSchemaOf, schemaAt, valueAt } from '../fields';
import { guessNames } from '../messages/guessNames';
import type { FieldPath } from '../issue';
import type { Content, Entry, FaultWords, Rule } from '../rule';

/** Thrown when a rule reads a faulty field; only the runner below catches it. */
class FaultyFieldRead extends Error {
  constructor(readonly entry: Entry) {
    super('a faulty field was read');
  }
}

const keyOf = (path: FieldPath) => JSON.stringify(path);

/** The missing fields that unknown keys were probably meant for: that they are missing can’t be relied on. */
function findMeant(entry: Entry, path: FieldPath, keys: readonly string[]): FieldPath[] {
  const value = valueAt(entry.value, path) as object;
  const guesses = guessNames(value, schemaAt(jsonSchemaOf(entry.collection.schema), path) ?? {});
  return keys
    .map((key) => guesses.get(key))
    .filter((name) => name !== undefined && !Object.hasOwn(value, name))
    .map((name) => [...path, name!]);
}

/**
 * The unreliable fields of an entry: those that broke the schema, required ones that are missing, and those that an
 * unknown key was probably meant for.
 */
function findFaulty(entry: Entry): Set<string> {
  const issues = entry.collection.schema.safeParse(entry.value).error?.issues ?? [];
  const paths = issues.flatMap((issue) => {
    const path = issue.path as FieldPath;
    return issue.code === 'unrecognized_keys' ? findMeant(entry, path, issue.keys) : [path];
  });
  return new Set(paths.map(keyOf));
}

/** Wraps an object or list in a proxy that throws as soon as a faulty field in it is read. */
function guard<T extends object>(value: T, path: FieldPath, faulty: ReadonlySet<string>, entry: Entry): T {
  const steps = (key: string) => [...path, Array.isArray(value) && /^\d+$/.test(key) ? Number(key) : key];
  const read = (key: string | symbol) => {
    if (typeof key === 'string' && faulty.has(keyOf(steps(key)))) throw new FaultyFieldRead(entry);
  };
  return new Proxy(value, {
    get(target, key) {
      read(key);
      const part: unknown = Reflect.get(target, key);
      return typeof key === 'string' && typeof part === 'object' && part !== null
        ? guard(part, steps(key), faulty, entry)
        : part;
    },
    has(target, key) {
      read(key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      read(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}

/** An entry of which all but the faulty fields can be read; undefined if nothing can. */
function guardEntry(entry: Entry): Entry | undefined {
  const faulty = findFaulty(entry);
  if (faulty.has(keyOf([])) || typeof entry.value !== 'object' || entry.value === null) return undefined;
  const guarded: Entry = { ...entry };
  guarded.value = guard(entry.value, [], faulty, guarded);
  return guarded;
}

/** Entries in their order, those with faulty fields guarded, those that can’t be read left out. */
const guardEntries = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.faultyFields.size === 0 ? [entry] : (guardEntry(entry) ?? [])));

/** A fault that a rule found. */
interface RuleFind {
  entry: Entry;
  path: FieldPath;
  words: FaultWords;
}

/** What a rule finds among some entries; or, if it read a faulty field, the entry of that field. */
function tryRule(rule: Rule, content: Content, entries: readonly Entry[]): RuleFind[] | Entry {
  const finds: RuleFind[] = [];
  const ofType = (typeName: CollectionName) => entries.filter(({ collection }) => collection.typeName === typeName);
  try {
    rule.check({ ...content, ofType: ofType as Content['ofType'] }, (entry, path, words) =>
      finds.push({ entry, path, words }),
    );
  } catch (thrown) {
    if (thrown instanceof FaultyFieldRead) return thrown.entry;
    throw thrown;
  }
  return finds;
}

/**
 * Prepares content so that rules can be run on it.
 * @returns a function that gives what a rule finds. The rule sees each entry of which it reads only sound fields, as if
 * the whole entry were sound, and none of the others
 */
export function makeRunner(content: Content): (rule: Rule) => RuleFind[] {
  const all = guardEntries(content.entries);
  return (rule) => {
    let entries: readonly Entry[] = all;
    for (;;) {
      const result = tryRule(rule, content, entries);
      if (Array.isArray(result)) return result;
      // It read a faulty field of this entry, so it starts again without it.
      entries = entries.filter((entry) => entry !== result);
    }
  };
}
