import { formatIssues } from '../messages/formatIssues';
import { formatSampleValues } from './formatSampleValues';
import type { Issue } from '../issue';
import type { SampleValue } from './sampleValues';

/**
 * The output of `npm run check:golive`, and whether the site may go live. With faults it may not: an unreadable file
 * may hold anything, and no build accepts faults.
 */
export function reportGoLive(
  faults: readonly Issue[],
  values: readonly SampleValue[],
): { said: string[]; isRight: boolean } {
  if (faults.length === 0) return { said: [formatSampleValues(values)], isRight: values.length === 0 };
  return {
    said: [
      formatIssues(faults),
      values.length > 0
        ? formatSampleValues(values)
        : 'Sample values can be looked for only once these faults are mended.',
    ],
    isRight: false,
  };
}
