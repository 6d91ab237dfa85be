import type { z } from 'zod';
import { jsonSchemaOf, type JsonSchema } from '../../../src/content-model/fields';
import { exampleString, type Place, type Shape } from './exampleString';

/**
 * Gives a value that depends on the rest of the content, such as an existing slug; undefined leaves it to the schema.
 */
export type Choose = (schema: JsonSchema, place: Place) => unknown;

/** Number of entries in a list without an upper limit. */
const MANY = 3;

function makeValue(schema: JsonSchema, shape: Shape, choose: Choose, place: Place): unknown {
  const chosen = choose(schema, place);
  if (chosen !== undefined) return chosen;
  const {
    type,
    items,
    properties = {},
    required,
    minItems = 0,
    maxItems = Math.max(MANY, minItems),
    minimum,
    maximum,
  } = schema;
  if (type === 'array') {
    const length = shape === 'minimal' ? minItems : maxItems;
    return Array.from({ length }, (_, index) => makeValue(items!, shape, choose, { ...place, index }));
  }
  if (type === 'object') {
    const keys = Object.keys(properties).filter((key) => shape === 'maximal' || required?.includes(key));
    return Object.fromEntries(
      keys.map((key) => [key, makeValue(properties[key]!, shape, choose, { ...place, keys: [...place.keys, key] })]),
    );
  }
  if (type === 'boolean') return shape === 'maximal';
  if (type === 'string') return exampleString(schema, shape, place);
  return (shape === 'minimal' ? minimum : maximum) ?? 0;
}

/**
 * An entry at the limits of its schema: without optional fields and with everything as short and few as allowed, or
 * with every field and everything as long and many as allowed.
 * @throws ZodError if the example breaks the schema; it would be no example
 */
export function makeExample<Schema extends z.ZodType>(
  schema: Schema,
  shape: Shape,
  choose: Choose = () => undefined,
): z.infer<Schema> {
  return schema.parse(makeValue(jsonSchemaOf(schema), shape, choose, { keys: [], index: 0 }));
}
