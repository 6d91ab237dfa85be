import { checkContent } from '../checkContent';
import { findUnusedExceptions } from '../claims/unusedExceptions';
import type { ContentFile } from '../files/contentFile';
import { formatIssues } from '../messages/formatIssues';
import type { PictureSizes } from '../rule';
import { findStale } from './findStale';

interface CheckOptions {
  /** The day in India, YYYY-MM-DD. */
  today: string;
  /** Whether warnings count as faults. */
  isStrict: boolean;
}

/**
 * The output of `npm run check:content`, and whether it passes. Faults always fail it; warnings only if it is strict
 * (`--fresh`); notes never. Warnings and notes are left out while there are faults.
 */
export function reportCheck(
  files: readonly ContentFile[],
  pictures: PictureSizes,
  { today, isStrict }: CheckOptions,
): { said: string[]; isRight: boolean } {
  const faults = checkContent(files, pictures, today);
  // Beside faults they would only distract; and without what a faulty file says, harmless texts can look out of date.
  const stale = faults.length > 0 ? [] : findStale(files, today);
  const notes = faults.length > 0 ? [] : findUnusedExceptions(files);
  const meaning = isStrict ? 'which count as faults with --fresh' : 'which do not stop a build';
  return {
    said: [
      faults.length > 0
        ? formatIssues(faults)
        : `The content is right: ${files.length} files and ${pictures.size} pictures checked.`,
      ...(stale.length > 0 ? [formatIssues(stale, 'warning').replace(':', `, ${meaning}:`)] : []),
      ...(notes.length > 0 ? [formatIssues(notes, 'note').replace(':', ', for developers; the build goes on:')] : []),
    ],
    isRight: faults.length === 0 && !(isStrict && stale.length > 0),
  };
}
