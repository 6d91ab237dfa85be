import type { JsonSchema } from '../fields';
import { describeForm } from './formWords';

/** A range in words: `3 to 60`, `exactly 4`, `at least 1`; empty without limits. */
function describeRange(min: number | undefined, max: number | undefined, unit = ''): string {
  if (min === undefined && max === undefined) return '';
  const range =
    min === max
      ? `exactly ${min}`
      : min === undefined
        ? `at most ${max}`
        : max === undefined
          ? `at least ${min}`
          : `${min} to ${max}`;
  return `${range} ${unit}`.trim();
}

/** What a field may hold, in words; `linkTo` names the table of an object type. */
export function describeType(schema: JsonSchema, linkTo: (schema: JsonSchema) => string): string {
  const { type, items } = schema;
  if (type === 'array' && items) return `list of ${describeType(items, linkTo)}`;
  if (type === 'object') return linkTo(schema);
  return (
    {
      string: schema.form === 'date' ? 'date' : 'text',
      integer: 'whole number',
      number: 'number',
      boolean: 'true or false',
    }[type as 'string'] ?? 'anything'
  );
}

/** Lengths, limits and forms of a field, in words. */
export function describeLimits(schema: JsonSchema): string {
  const { type, items, ref, picture, route } = schema;
  const facts = [
    describeRange(schema.minItems, schema.maxItems, 'entries'),
    describeRange(schema.minLength, schema.maxLength, 'characters'),
    describeRange(schema.minimum, schema.maximum),
    schema.enum && `one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`,
    describeForm(schema),
    ref && `slug of a ${ref}`,
    picture && `at least ${picture.minWidth} px wide`,
    route && 'leads to a page',
    type === 'array' && items && items.type !== 'object' && `each: ${describeLimits(items)}`,
  ];
  return facts.filter(Boolean).join('; ');
}
