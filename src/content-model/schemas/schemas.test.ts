import { z } from 'zod';
import { collections, type Collection } from '../collections';
import { jsonSchemaOf, type JsonSchema } from '../fields';
import { toGraphqlSdl } from '../derived/toGraphqlSdl';
import { toFieldTables } from '../derived/toFieldTables';
import { toJsonSchema } from '../derived/toJsonSchema';

const all = (collections as readonly Collection[]).map((collection) => [collection.typeName, collection] as const);

type Visit = (schema: JsonSchema, name: string) => void;

function visitSchema(schema: JsonSchema, name: string, visit: Visit): void {
  visit(schema, name);
  if (schema.items) visitSchema(schema.items, `${name}[]`, visit);
  for (const [key, field] of Object.entries(schema.properties ?? {})) visitSchema(field, `${name}.${key}`, visit);
}

/** Names of the fields of which something holds. */
function fieldsWith(collection: Collection, test: (schema: JsonSchema) => boolean): string[] {
  const names: string[] = [];
  visitSchema(jsonSchemaOf(collection.schema), collection.typeName, (schema, name) => test(schema) && names.push(name));
  return names;
}

describe.each(all)('%s', (_, collection) => {
  test('describes every field in a sentence or a few words', () => {
    expect(fieldsWith(collection, ({ description = '' }) => !/^[\p{Lu}\p{N}“{].{2,}[.)]$/u.test(description))).toEqual(
      [],
    );
  });

  test('names every object type', () => {
    expect(fieldsWith(collection, ({ type, typeName }) => type === 'object' && !typeName)).toEqual([]);
  });

  test('names the form of every text with a pattern', () => {
    expect(fieldsWith(collection, ({ pattern, form }) => (pattern === undefined) !== (form === undefined))).toEqual([]);
  });

  test('limits every free text', () => {
    expect(
      fieldsWith(
        collection,
        ({ form = '', maxLength }) => ['line', 'paragraphs', 'template'].includes(form) && maxLength === undefined,
      ),
    ).toEqual([]);
  });

  test('converts to everything that is derived', () => {
    expect(() => [toJsonSchema(collection), toGraphqlSdl([collection]), toFieldTables([collection])]).not.toThrow();
  });
});

/** What of zod JSON Schema can say, and all that is derived from it; see `schemas/primitives.ts`. */
const allowedTypes = ['object', 'array', 'string', 'number', 'boolean', 'enum', 'optional', 'never'];
const allowedChecks = [
  'min_length',
  'max_length',
  'length_equals',
  'string_format',
  'greater_than',
  'less_than',
  'number_format',
];

interface Definition {
  type: string;
  coerce?: boolean;
  checks?: { _zod: { def: { check: string } } }[];
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  innerType?: z.ZodType;
}

/** Constructs of a schema that no JSON Schema can say, each with the field that uses it. */
function findForbidden(schema: z.ZodType, name: string): string[] {
  const {
    type,
    coerce,
    checks = [],
    shape = {},
    catchall,
    element,
    innerType,
  } = schema._zod.def as unknown as Definition;
  const own = [
    ...(allowedTypes.includes(type) ? [] : [type]),
    ...(coerce ? ['coerce'] : []),
    ...(type === 'object' && catchall?._zod.def.type !== 'never' ? ['object that takes unknown keys'] : []),
    ...checks.map((check) => check._zod.def.check).filter((check) => !allowedChecks.includes(check)),
  ].map((construct) => `${name}: ${construct}`);
  const inner = [element, innerType].filter((child) => child !== undefined);
  return [
    ...own,
    ...inner.flatMap((child) => findForbidden(child, `${name}[]`)),
    ...Object.entries(shape).flatMap(([key, child]) => findForbidden(child, `${name}.${key}`)),
  ];
}

test.each(all)('%s uses only what JSON Schema can say', (name, { schema }) => {
  expect(findForbidden(schema, name)).toEqual([]);
});

test.each([
  ['transform', z.string().transform(Number)],
  ['preprocess', z.preprocess(String, z.string())],
  ['default', z.string().default('a')],
  ['catch', z.string().catch('a')],
  ['refine', z.string().refine(Boolean)],
  ['trim', z.string().trim()],
  ['coerce', z.coerce.number()],
  ['date', z.date()],
  ['union', z.union([z.string(), z.number()])],
  ['nullable', z.string().nullable()],
  ['lax object', z.object({})],
  ['open object', z.looseObject({})],
])('finds a forbidden construct: %s', (_, schema) => {
  expect(findForbidden(z.strictObject({ field: schema }), 'Type')).toHaveLength(1);
});
