import { resolve } from 'node:path';
import { readContentToSearch } from '../src/content-model/golive/recordedSamples';
import { isSampleSite as isOfSample } from '../src/content-model/golive/sampleValues';

/**
 * Whether the content is the sample’s. What the specification says of one clinic’s articles and old addresses then holds
 * too; another clinic may publish others.
 */
export const isSampleSite = isOfSample(readContentToSearch(resolve('content')));
