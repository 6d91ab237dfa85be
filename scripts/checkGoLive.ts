/** `npm run check:golive`: every value of the sample clinic that is still in the content. Exit code 1 while there is one. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatSampleValues } from '../src/content-model/formatSampleValues';
import { parseRecordedSamples, readContentToSearch, SAMPLE_LIST } from '../src/content-model/recordedSamples';
import { findSampleValues } from '../src/content-model/sampleValues';

const folder = resolve(process.argv[2] ?? 'content');
const recorded = parseRecordedSamples(readFileSync(resolve(__dirname, '..', SAMPLE_LIST), 'utf8'));
const values = findSampleValues(readContentToSearch(folder), recorded);

if (values.length > 0) {
  console.error(formatSampleValues(values));
  process.exitCode = 1;
} else {
  console.log(formatSampleValues(values));
}
