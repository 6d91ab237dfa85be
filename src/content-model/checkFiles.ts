import { checkFile, type CheckedFile } from './checkFile';
import { findCollection } from './collections';
import type { ContentFile } from './contentFile';
import { findDeepNesting } from './nesting';

/** Checks each file as far as that goes without the others, whatever is in it. */
export const checkFiles = (files: readonly ContentFile[]): CheckedFile[] =>
  files.map((file) => {
    const collection = findCollection(file.path);
    // The parser would call itself until no memory is left for it.
    const tooDeep = collection && findDeepNesting(file);
    return tooDeep ? { file, collection, entries: [], issues: [tooDeep] } : checkFile(file, files);
  });
