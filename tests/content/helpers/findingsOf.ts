import { checkFile } from '../../../src/content-model/checking/checkFile';
import type { CollectionName } from '../../../src/content-model/collections';
import { makeContent } from '../../../src/content-model/checking/content';
import { formatField } from '../../../src/content-model/issue';
import type { Content, Entry, FaultWords, PictureSizes, Rule } from '../../../src/content-model/rule';

/** Content of a test: data by the path of its file. */
export type TestFiles = Record<string, unknown>;

/** A fault that a rule reports. */
export interface Finding extends FaultWords {
  file: string;
  field: string;
}

/**
 * What a rule reports on the given content. Unlike in a real check, entries that break their schema count as right, so
 * that a test need only write the fields that it is about.
 */
export function findingsOf(
  rule: Rule,
  files: TestFiles,
  pictures: PictureSizes = new Map(),
  today?: string,
): Finding[] {
  const made = makeContent(
    Object.entries(files).map(([path, data]) => checkFile({ path, text: JSON.stringify(data, null, 2) })),
    pictures,
    today,
  );
  const ofType = (typeName: CollectionName) => made.entries.filter((entry) => entry.collection.typeName === typeName);
  const content: Content = {
    ...made,
    ofType: ofType as Content['ofType'],
    isComplete: (typeName) => ofType(typeName).length > 0,
  };
  const findings: Finding[] = [];
  rule.check(content, (entry: Entry, path, words) =>
    findings.push({ file: entry.file.path, field: formatField([...entry.at, ...path]), ...words }),
  );
  return findings;
}
