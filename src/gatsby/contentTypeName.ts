import { findCollection } from '../content-model/collections';

/** Type of what is in `content/` and can’t be used: files of no collection, and faulty entries. */
export const FAULTY_ENTRY = 'FaultyEntry';

/** Faults after which the fields of other entries could not be computed either. */
const UNUSABLE: readonly (string | undefined)[] = ['invalid_type', 'invalid_format', 'invalid_value'];

/**
 * Name of the GraphQL type of an entry: its file’s path decides, so that moving code or adding entries never renames
 * one. A build has no faulty entries. The development server goes on with them; one of many is set apart then, or it
 * would take the fields and pages of all others with it.
 * @param path the file’s path below `content/`
 */
export function contentTypeName(path: string, entry: unknown): string {
  const collection = findCollection(path);
  if (!collection) return FAULTY_ENTRY;
  if (collection.kind === 'one') return collection.typeName;
  const issues = collection.schema.safeParse(entry).error?.issues ?? [];
  return issues.some(({ code }) => UNUSABLE.includes(code)) ? FAULTY_ENTRY : collection.typeName;
}
