import { formatIssues } from './formatIssues';
import { formatSampleValues } from './formatSampleValues';
import type { Issue } from './issue';
import type { SampleValue } from './sampleValues';

/** What `npm run check:golive` says, and whether the site may go live: what can’t be read may hold anything, and no build takes faults. */
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
        : 'Whether a sample value is left can be told when these faults are mended.',
    ],
    isRight: false,
  };
}
