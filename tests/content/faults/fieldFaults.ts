import type { JsonSchema } from '../../../src/content-model/fields';
import type { FieldPath } from '../../../src/content-model/issue';
import { textFaults } from './textFaults';

/** A way to break a field. */
export interface Fault {
  /** What is wrong, such as `too long`. */
  kind: string;
  /** What stands in place of the field’s value. */
  value: unknown;
  /** Where the fault must be told, from the field on; at the field itself without it. */
  at?: FieldPath;
  /** Where else it may be told. */
  also?: readonly FieldPath[];
  /** It may have consequences in any file. */
  isFar?: boolean;
  /** What the suggestion must hold. */
  suggestion?: string;
}

type Data = Record<string, unknown>;

const samples: readonly (readonly [string, unknown])[] = [
  ['text', 'text'],
  ['number', 12],
  ['fraction', 1.5],
  ['boolean', true],
  ['list', ['text']],
  ['empty list', []],
  ['object', { text: 'text' }],
];

/** Samples of JSON that a schema’s type does not take. */
const fitting: Record<string, readonly string[]> = {
  string: ['text'],
  integer: ['number'],
  number: ['number', 'fraction'],
  boolean: ['boolean'],
  array: ['list', 'empty list'],
  object: ['object'],
};

const wrongTypes = ({ type = 'string' }: JsonSchema): Fault[] => [
  { kind: 'null', value: null },
  ...samples
    .filter(([name]) => !fitting[type]!.includes(name))
    .map(([name, value]) => ({ kind: `wrong type: ${name}`, value })),
];

const without = (data: Data, key: string): Data =>
  Object.fromEntries(Object.entries(data).filter(([other]) => other !== key));
const rename = (data: Data, key: string, name: string): Data =>
  Object.fromEntries(Object.entries(data).map(([other, value]) => [other === key ? name : other, value]));

/** A letter too many and, where enough is left to recognise it, a letter too few and two letters swapped. */
const misspell = (key: string): string[] => [
  key + key.at(-1),
  ...(key.length > 3 ? [key.slice(0, 1) + key.slice(2), key.slice(0, -2) + key.slice(-1) + key.slice(-2, -1)] : []),
];

function keyFaults({ properties = {}, required = [] }: JsonSchema, data: Data, key: string): Fault[] {
  const others = (word: string) =>
    misspell(key)
      .filter((name) => name !== key && !(name in properties))
      .map((name) => ({ kind: `unknown key, ${word}`, name }));
  return [
    ...(required.includes(key) ? [{ kind: 'missing', value: without(data, key), at: [key] }] : []),
    ...others('beside the right one').map(({ kind, name }) => ({
      kind,
      value: { ...data, [name]: data[key] },
      at: [name],
      suggestion: `"${key}"`,
    })),
    ...others('in place of the right one').map(({ kind, name }) => ({
      kind,
      value: rename(data, key, name),
      at: [name],
      also: [[key]],
      suggestion: `rename it to "${key}"`,
    })),
  ];
}

function objectFaults(schema: JsonSchema, data: Data): Fault[] {
  const [first, ...rest] = schema.required ?? [];
  return [
    // Where every field may be left out, nothing is a fault.
    ...(first === undefined ? [] : [{ kind: 'empty object', value: {}, at: [first], also: rest.map((key) => [key]) }]),
    {
      kind: 'unknown key, near none',
      value: { ...data, __proto__x9: 'text' },
      at: ['__proto__x9'],
      suggestion: 'remove it',
    },
    ...Object.keys(data).flatMap((key) => keyFaults(schema, data, key)),
  ];
}

function listFaults({ minItems = 0, maxItems }: JsonSchema, list: readonly unknown[]): Fault[] {
  const filled = (length: number) => Array.from({ length }, (_, index) => list[index] ?? list.at(-1));
  return [
    ...(minItems > 0 ? [{ kind: 'empty list', value: [] }] : []),
    ...(minItems > 1 ? [{ kind: 'too few entries', value: list.slice(0, minItems - 1) }] : []),
    ...(maxItems !== undefined && list.length > 0 ? [{ kind: 'too many entries', value: filled(maxItems + 1) }] : []),
  ];
}

function numberFaults({ minimum, maximum }: JsonSchema): Fault[] {
  return [
    ...(minimum !== undefined ? [{ kind: 'too small', value: minimum - 1 }] : []),
    ...(maximum !== undefined ? [{ kind: 'too large', value: maximum + 1 }] : []),
  ];
}

/** Every way to break a field so that its schema alone can tell; `value` is right. */
export function faultsOf(schema: JsonSchema, value: unknown): Fault[] {
  const byType: Record<string, () => Fault[]> = {
    object: () => objectFaults(schema, value as Data),
    array: () => listFaults(schema, value as unknown[]),
    string: () => textFaults(schema, value as string),
    integer: () => numberFaults(schema),
    number: () => numberFaults(schema),
  };
  return [...wrongTypes(schema), ...(byType[schema.type ?? '']?.() ?? [])];
}
