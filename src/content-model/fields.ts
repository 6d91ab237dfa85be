/**
 * Reads the schemas as plain JSON Schema: the one reader behind rules, GraphQL types, editor schemas and documentation.
 */
import { z } from 'zod';
import type { FieldPath } from './issue';
import type { FieldMeta } from './schemas/primitives';

/** The part of JSON Schema that our schemas use, with our own annotations. */
export interface JsonSchema extends FieldMeta {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  additionalProperties?: boolean;
  $schema?: string;
}

const cache = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a zod schema, made once. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = cache.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { unrepresentable: 'throw' }) as JsonSchema;
  cache.set(schema, made);
  return made;
}

/** The value of the field at a path; undefined if there is none. */
export function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    root,
  );
}

/** The schema of the field at a path, if the schema knows it. */
export function schemaAt(schema: JsonSchema | undefined, [key, ...rest]: FieldPath): JsonSchema | undefined {
  if (key === undefined || !schema) return schema;
  if (typeof key === 'number') return schemaAt(schema.items, rest);
  return Object.hasOwn(schema.properties ?? {}, key) ? schemaAt(schema.properties![key], rest) : undefined;
}

/** A field of a value: its path from the value’s root, what it holds, and its schema. */
export interface FieldVisit {
  path: (string | number)[];
  value: unknown;
  schema: JsonSchema;
}

/** Calls `visit` for the value and each of its fields that the schema knows, parents first. */
export function visitFields(
  schema: JsonSchema,
  value: unknown,
  visit: (field: FieldVisit) => void,
  path: (string | number)[] = [],
): void {
  visit({ path, value, schema });
  if (schema.type === 'array' && schema.items && Array.isArray(value)) {
    value.forEach((item, index) => visitFields(schema.items!, item, visit, [...path, index]));
  }
  if (schema.type === 'object' && value && typeof value === 'object') {
    for (const [key, child] of Object.entries(schema.properties ?? {})) {
      if (Object.hasOwn(value, key)) visitFields(child, (value as Record<string, unknown>)[key], visit, [...path, key]);
    }
  }
}
