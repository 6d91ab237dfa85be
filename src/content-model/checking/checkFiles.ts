import { checkFile, type CheckedFile } from './checkFile';
import { findCollection } from '../collections';
import type { ContentFile } from '../files/contentFile';
import { findDeepNesting } from '../files/nesting';

/** Checks each file on its own, whatever is in it. */
export const checkFiles = (files: readonly ContentFile[]): CheckedFile[] =>
  files.map((file) => {
    const collection = findCollection(file.path);
    // The recursive parser would run out of stack.
    const tooDeep = collection && findDeepNesting(file);
    return tooDeep ? { file, collection, entries: [], issues: [tooDeep] } : checkFile(file, files);
  });
