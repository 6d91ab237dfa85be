import { jsonSchemaOf, visitFields, type JsonSchema } from '../fields';
import type { Content, Entry } from '../rule';
import type { TextForm } from '../schemas/textForms';

/** A text that visitors read. */
export interface FieldText {
  entry: Entry;
  path: (string | number)[];
  text: string;
  schema: JsonSchema;
  /** Somebody else’s words, such as a publication’s title, which we can’t change. */
  isCited: boolean;
}

/** Forms of what visitors read; the others are addresses, numbers and identifiers. */
const PROSE: readonly (TextForm | undefined)[] = ['line', 'paragraphs', 'template'];

const isText = ({ form, searchTerm }: JsonSchema) => PROSE.includes(form) && !searchTerm;

/** The placeholder of a label, such as `{count}`; undefined for any other text. */
export const gapOf = ({ placeholder }: JsonSchema): string | undefined => placeholder && `{${placeholder}}`;

const knownSchemas = new WeakMap<JsonSchema, JsonSchema | undefined>();

/** A schema reduced to fields that are, or hold, texts, so that a wrong date does not keep texts from being read. */
function onlyTexts(schema: JsonSchema): JsonSchema | undefined {
  if (schema.type === 'array') {
    const items = schema.items && onlyTexts(schema.items);
    return items && { ...schema, items };
  }
  if (schema.type !== 'object') return isText(schema) ? schema : undefined;
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const texts = onlyTexts(field);
    return texts ? [[name, texts] as const] : [];
  });
  return fields.length > 0 ? { ...schema, properties: Object.fromEntries(fields) } : undefined;
}

/** `onlyTexts` of a whole entry, made once. */
function textSchemaOf(schema: JsonSchema): JsonSchema | undefined {
  if (!knownSchemas.has(schema)) knownSchemas.set(schema, onlyTexts(schema));
  return knownSchemas.get(schema);
}

/** Every text of an entry that visitors read: no addresses, dates, slugs or icon names. */
export function textsOf(entry: Entry): FieldText[] {
  const texts: FieldText[] = [];
  let cited: string | undefined;
  const textSchema = textSchemaOf(jsonSchemaOf(entry.collection.schema));
  if (!textSchema) return texts;
  visitFields(textSchema, entry.value, ({ path, value, schema }) => {
    if (schema.typeName === 'Source') cited = path.join();
    if (typeof value !== 'string' || !isText(schema)) return;
    texts.push({
      entry,
      path,
      text: value,
      schema,
      isCited: cited !== undefined && path.join().startsWith(`${cited},`),
    });
  });
  return texts;
}

/** Every text of the whole content. */
export const allTexts = (content: Content): FieldText[] => content.entries.flatMap(textsOf);
