/**
 * `npx tsx scripts/recordSampleValues.ts`: writes the list by which `npm run check:golive` recognises the sample
 * clinic. Only for changes to the sample itself, never for a clinic’s own content: whatever is recorded counts as
 * sample.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkTogether } from '../src/content-model/checkContent';
import { formatIssues } from '../src/content-model/messages/formatIssues';
import { readContentToSearch, SAMPLE_LIST } from '../src/content-model/golive/recordedSamples';
import { isSampleSite, recordSampleValues } from '../src/content-model/golive/sampleValues';

const content = readContentToSearch(resolve('content'));
const faults = checkTogether(content.files, content.pictures, []);
if (faults.length > 0) {
  console.error(`${formatIssues(faults)}\n\nA faulty file hides values, so nothing was recorded.`);
  process.exitCode = 1;
} else if (isSampleSite(content)) {
  const recorded = recordSampleValues(content);
  writeFileSync(resolve(SAMPLE_LIST), `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(`${Object.values(recorded).flat().length} values of the sample clinic recorded in ${SAMPLE_LIST}.`);
} else {
  console.error(
    'content/clinic.json has a real siteUrl: this is no longer the sample clinic, so nothing was recorded.',
  );
  process.exitCode = 1;
}
