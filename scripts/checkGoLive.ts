/**
 * `npm run check:golive`: lists every value of the sample clinic that is still in the content, and every fault that
 * keeps a file from being searched or the site from being built. Exit code 1 if there is any. It also lists the claims
 * that need proof, which it can’t judge.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkTogether } from '../src/content-model/checkContent';
import { listClaims } from '../src/content-model/claims/listClaims';
import { parseRecordedSamples, readContentToSearch, SAMPLE_LIST } from '../src/content-model/golive/recordedSamples';
import { reportGoLive } from '../src/content-model/golive/reportGoLive';
import { rules } from '../src/content-model/rules/allRules';
import { findSampleValues } from '../src/content-model/golive/sampleValues';
import { dayInIndia } from '../src/lib/indianTime';
import { readArguments, readFolder } from './readArguments';

const USAGE = 'npm run check:golive -- [folder]';
const { positionals } = readArguments(USAGE, { allowPositionals: true });
const content = readContentToSearch(readFolder(positionals, USAGE));
const recorded = parseRecordedSamples(readFileSync(resolve(__dirname, '..', SAMPLE_LIST), 'utf8'));
const { said, isRight } = reportGoLive(
  checkTogether(content.files, content.pictures, rules, dayInIndia(new Date())),
  findSampleValues(content, recorded),
);
const claims = listClaims(content.files);
console[isRight ? 'log' : 'error']([...said, ...(claims ? [claims] : [])].join('\n\n'));
if (!isRight) process.exitCode = 1;
