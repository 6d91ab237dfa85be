import type { CollectionName, ContentOf } from '../../../src/content-model/collections';
import type { FieldPath } from '../../../src/content-model/issue';
import type { Fault } from './fieldFaults';
import type { Base } from './trial';

/** A fault that only a look at several fields or files can tell. */
export interface RuleFault extends Fault {
  file: string;
  /** Path in the file of what `value` replaces. */
  path: FieldPath;
}

/** Files of a collection with their data. */
export const dataOf = <Name extends CollectionName>({ files }: Base, typeName: Name) =>
  [...files.values()]
    .filter(({ checked }) => checked.collection?.typeName === typeName)
    .map(({ path, data }) => ({ file: path, data: data as ContentOf<Name> }));

/** The file of a list with its data. */
export const listOf = <Name extends CollectionName>(base: Base, typeName: Name) =>
  dataOf(base, typeName).map(({ file, data }) => ({ file, data: data as unknown as ContentOf<Name>[] }))[0]!;
