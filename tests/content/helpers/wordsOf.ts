import { checkFile } from '../../../src/content-model/checking/checkFile';
import { exampleContent } from '../examples/exampleContent';
import { replaceAt } from '../faults/trial';
import type { FieldPath } from '../../../src/content-model/issue';
import type { FaultWords } from '../../../src/content-model/rule';

const { files } = exampleContent('maximal');

/** The words of a file’s faults after one of its fields is replaced. */
export function wordsOf(path: string, field: FieldPath, value: unknown): FaultWords[] {
  const { data } = files.find((file) => file.path === path)!;
  const { issues } = checkFile({ path, text: JSON.stringify(replaceAt(data, field, value)) });
  return issues.map(({ found, expected, suggestion }) => ({ found, expected, suggestion }));
}

/** `wordsOf` for a field of a file. */
export const wordsIn =
  (path: string) =>
  (field: FieldPath, value: unknown): FaultWords[] =>
    wordsOf(path, field, value);
