import type { Collection } from '../collections';
import { jsonSchemaOf, type JsonSchema } from '../fields';
import { describeForm } from '../messages/formWords';

/** JSON Schema as editors read it: without our own annotations, with words for forms of text. */
export interface EditorSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: JsonSchema['type'];
  properties?: Record<string, EditorSchema>;
  items?: EditorSchema;
  /** What VS Code shows when `pattern` does not match. */
  patternErrorMessage?: string;
  [keyword: string]: unknown;
}

/** Keywords of JSON Schema that our schemas use and editors know; `format` would only repeat its pattern. */
const keywords = [
  'type',
  'description',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'required',
  'additionalProperties',
] as const;

function toEditorSchema(schema: JsonSchema): EditorSchema {
  const { properties, items } = schema;
  const form = describeForm(schema);
  return {
    ...Object.fromEntries(
      keywords.filter((keyword) => schema[keyword] !== undefined).map((keyword) => [keyword, schema[keyword]]),
    ),
    ...(form !== undefined && { patternErrorMessage: `Expected: ${form}.` }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, toEditorSchema(field)])),
    }),
    ...(items && { items: toEditorSchema(items) }),
  };
}

/** The JSON Schema of a collection’s files. */
export function toJsonSchema({ kind, title, schema, mayBeEmpty }: Collection): EditorSchema {
  const entry = toEditorSchema(jsonSchemaOf(schema));
  const file =
    kind === 'list'
      ? {
          type: 'array' as const,
          description: `${title}: a list of entries.`,
          ...(!mayBeEmpty && { minItems: 1 }),
          items: entry,
        }
      : entry;
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...file };
}
