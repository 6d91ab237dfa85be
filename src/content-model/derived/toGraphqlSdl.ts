/** GraphQL type definitions, derived from the schemas alone. */
import { collections, type Collection } from '../collections';
import { jsonSchemaOf, type JsonSchema } from '../fields';

const scalars: Record<string, string> = { string: 'String', integer: 'Int', number: 'Float', boolean: 'Boolean' };
const block = (text: string | undefined, indent = '') =>
  `${indent}"""\n${indent}${(text ?? '').replaceAll('"""', '\\"""')}\n${indent}"""\n`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface Context {
  types: Map<string, string>;
}

/** GraphQL type of a field, with its directives apart; object types are added to the context. */
function fieldType(schema: JsonSchema, fallbackName: string, context: Context): { type: string; directive: string } {
  if (schema.ref) return { type: schema.ref, directive: schema.hasDefault ? '' : ' @link(by: "slug")' };
  if (schema.picture) return { type: 'File', directive: ' @fileByRelativePath' };
  if (schema.form === 'date') return { type: 'Date', directive: ' @dateformat' };
  if (schema.type === 'array' && schema.items) {
    const { type, directive } = fieldType(schema.items, fallbackName, context);
    return { type: `[${type}!]`, directive };
  }
  if (schema.type === 'object') {
    const name = schema.typeName ?? fallbackName;
    addObjectType(name, schema, '', context);
    return { type: name, directive: '' };
  }
  const scalar = scalars[schema.type ?? ''];
  if (!scalar) throw new Error(`No GraphQL type for ${JSON.stringify(schema).slice(0, 200)}`);
  return { type: scalar, directive: '' };
}

/** What a field is for, and its values if they are fixed: GraphQL knows them as text only. */
function describeField({ description = '', enum: own, items }: JsonSchema): string {
  const values = own ?? items?.enum;
  return values ? `${description} One of: ${values.join(', ')}.` : description;
}

function addObjectType(name: string, schema: JsonSchema, suffix: string, context: Context): void {
  const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => {
    const { type, directive } = fieldType(field, name + capital(key), context);
    const isRequired = field.hasDefault || (schema.required?.includes(key) ?? false);
    return `${block(describeField(field), '  ')}  ${key}: ${type}${isRequired ? '!' : ''}${directive}`;
  });
  const sdl = `${block(schema.typeDescription ?? schema.description)}type ${name}${suffix} {\n${fields.join('\n')}\n}`;
  const known = context.types.get(name);
  // Each use may have a description of its own, on its field; the type itself and its fields have only one.
  if (known !== undefined && !schema.typeDescription)
    throw new Error(
      `The GraphQL type ${name} stands in several places; give its schema a typeDescription that suits all of them.`,
    );
  if (known !== undefined && known !== sdl)
    throw new Error(`The GraphQL type ${name} is described in two different ways; give one of them another typeName.`);
  context.types.set(name, sdl);
}

/** The whole content’s GraphQL types, with descriptions, links and files; nothing is inferred from data. */
export function toGraphqlSdl(all: readonly Collection[] = collections): string {
  const context: Context = { types: new Map() };
  for (const { typeName, schema } of all)
    addObjectType(typeName, jsonSchemaOf(schema), ' implements Node @dontInfer', context);
  return [...context.types.values()].join('\n\n');
}
