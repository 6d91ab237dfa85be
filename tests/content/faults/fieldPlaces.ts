import { collections, findCollection, type Collection } from '../../../src/content-model/collections';
import { jsonSchemaOf, visitFields, type JsonSchema } from '../../../src/content-model/fields';
import type { FieldPath } from '../../../src/content-model/issue';
import type { ExampleFile } from '../examples/exampleContent';

/** A field of a collection with one place in the content where it stands. */
export interface FieldPlace {
  /** Such as `Service.faqs.items[].answer`. */
  name: string;
  schema: JsonSchema;
  /** File that holds it. */
  file: string;
  /** Path in that file. */
  path: FieldPath;
  value: unknown;
}

const nameOf = (typeName: string, path: FieldPath) =>
  path.reduce<string>((name, key) => name + (typeof key === 'number' ? '[]' : `.${key}`), typeName);

/** Names of all fields that a schema knows. */
function allNames(schema: JsonSchema, name: string): string[] {
  return [
    name,
    ...(schema.items ? allNames(schema.items, `${name}[]`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => allNames(field, `${name}.${key}`)),
  ];
}

/** Names of every field of every collection. */
export const fieldNames = (): string[] =>
  (collections as readonly Collection[]).flatMap(({ typeName, schema }) => allNames(jsonSchemaOf(schema), typeName));

/** One place for each field that the content has: the last one, so that indices are not all 0. */
export function findPlaces(files: readonly ExampleFile[]): Map<string, FieldPlace> {
  const places = new Map<string, FieldPlace>();
  for (const { path: file, data } of files) {
    const collection = findCollection(file);
    if (!collection) continue;
    const schema = jsonSchemaOf(collection.schema);
    const entries =
      collection.kind === 'list'
        ? (data as unknown[]).map((value, index) => ({ value, at: [index] }))
        : [{ value: data, at: [] }];
    for (const { value: entry, at } of entries) {
      visitFields(schema, entry, ({ path, value, schema: field }) => {
        const name = nameOf(collection.typeName, path);
        places.set(name, { name, schema: field, file, path: [...at, ...path], value });
      });
    }
  }
  return places;
}
