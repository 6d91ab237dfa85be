import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkFiles } from '../checking/checkFiles';
import { readContent } from '../files/readContent';
import type { PictureSizes } from '../rule';
import type { ContentToSearch, RecordedSamples } from './sampleValues';

/**
 * The generated list of the sample’s values, relative to the project’s root; written by
 * `scripts/recordSampleValues.ts`.
 */
export const SAMPLE_LIST = 'src/content-model/golive/sample-values.json';

const listSchema = z.record(z.string(), z.array(z.string()));

/** Reads the list of the sample’s values. @throws if it is damaged */
export const parseRecordedSamples = (text: string): RecordedSamples => listSchema.parse(JSON.parse(text));

/** Reads a content folder with the fingerprints of its pictures. */
export function readContentToSearch(folder: string): ContentToSearch & { pictures: PictureSizes } {
  const { files, pictures } = readContent(folder);
  return {
    files: checkFiles(files),
    pictures,
    hashOf: (path) =>
      existsSync(join(folder, path))
        ? `sha256:${createHash('sha256')
            .update(readFileSync(join(folder, path)))
            .digest('hex')}`
        : undefined,
  };
}
