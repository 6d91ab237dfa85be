/** Removes everything optional from content. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCollection } from '../../src/content-model/collections';
import { jsonSchemaOf, type JsonSchema } from '../../src/content-model/fields';
import { listFiles } from '../../src/gatsby/assemble/listFiles';

/**
 * Optional fields that stay, since rules require them where they are: an article’s language and subjects, the figures
 * that its sources back, a service’s checklist.
 */
const NEEDED = ['language', 'speaksOfSuicide', 'aboutChildren', 'figures', 'checklist'];

interface Bared {
  value: unknown;
  /** What was removed, with the name of its field. */
  left: { name: string; value: unknown }[];
}

/** A value without the optional fields of its schema. */
export function bare(schema: JsonSchema, value: unknown): Bared {
  if (schema.type === 'array' && Array.isArray(value)) {
    const items = value.map((item: unknown) => bare(schema.items ?? {}, item));
    return { value: items.map((item) => item.value), left: items.flatMap(({ left }) => left) };
  }
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return { value, left: [] };
  const left: Bared['left'] = [];
  const kept = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    if (!schema.required?.includes(name) && !NEEDED.includes(name)) {
      left.push({ name, value: field });
      return [];
    }
    const inner = bare(schema.properties?.[name] ?? {}, field);
    left.push(...inner.left);
    return [[name, inner.value]];
  });
  return { value: Object.fromEntries(kept), left };
}

/** Every text within a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Removes all optional fields and lists from the files of a content folder, and returns them. */
export function bareContent(content: string): Bared['left'] {
  return listFiles(content).flatMap((path) => {
    const collection = path.endsWith('.json') ? findCollection(path) : undefined;
    if (!collection) return [];
    const schema = jsonSchemaOf(collection.schema);
    const data: unknown = JSON.parse(readFileSync(join(content, path), 'utf8'));
    const isList = Array.isArray(data);
    if (isList && collection.mayBeEmpty) {
      writeFileSync(join(content, path), '[]');
      return { name: collection.path, value: data };
    }
    const { value, left } = bare(isList ? { type: 'array', items: schema } : schema, data);
    writeFileSync(join(content, path), JSON.stringify(value, null, 2));
    return left;
  });
}
