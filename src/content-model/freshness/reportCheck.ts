import { checkContent } from '../checkContent';
import { findUnusedExceptions } from '../claims/unusedExceptions';
import type { ContentFile } from '../contentFile';
import { formatIssues } from '../formatIssues';
import type { PictureSizes } from '../rule';
import { findStale } from './findStale';

interface CheckOptions {
  /** The day in India, YYYY-MM-DD. */
  today: string;
  /** Whether what has grown old counts as a fault. */
  isStrict: boolean;
}

/**
 * What `npm run check:content` says, and whether it is content: a fault never is, a warning only if it is not strict, a
 * note always. Warnings and notes wait until there is no fault.
 */
export function reportCheck(
  files: readonly ContentFile[],
  pictures: PictureSizes,
  { today, isStrict }: CheckOptions,
): { said: string[]; isRight: boolean } {
  const faults = checkContent(files, pictures, today);
  // Beside faults they would only be in the way; and without what a faulty file says, harmless words look stale.
  const stale = faults.length > 0 ? [] : findStale(files, today);
  const notes = faults.length > 0 ? [] : findUnusedExceptions(files);
  const meaning = isStrict ? 'which --fresh takes as faults' : 'which stop no build';
  return {
    said: [
      faults.length > 0
        ? formatIssues(faults)
        : `The content is right: ${files.length} files and ${pictures.size} pictures checked.`,
      ...(stale.length > 0 ? [formatIssues(stale, 'warning').replace(':', `, ${meaning}:`)] : []),
      ...(notes.length > 0 ? [formatIssues(notes, 'note').replace(':', ', for developers; it stops nothing:')] : []),
    ],
    isRight: faults.length === 0 && !(isStrict && stale.length > 0),
  };
}
