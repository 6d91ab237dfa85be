import { checkFile, type CheckedFile } from '../../../src/content-model/checking/checkFile';
import { checkTogether } from '../../../src/content-model/checkContent';
import type { ContentFile } from '../../../src/content-model/files/contentFile';
import { formatField, type FieldPath, type Issue } from '../../../src/content-model/issue';
import type { PictureSizes, Rule } from '../../../src/content-model/rule';
import type { ExampleFile } from '../examples/exampleContent';
import { layOut } from './layOut';
import type { LinkFault } from './linkFaults';

/** Right content, checked once, into which faults are put one at a time. */
export interface Base {
  files: ReadonlyMap<string, ExampleFile & { checked: CheckedFile }>;
  pictures: PictureSizes;
  rules?: readonly Rule[];
}

export const makeBase = (files: readonly ExampleFile[], pictures: PictureSizes, rules?: readonly Rule[]): Base => ({
  files: new Map(files.map((file) => [file.path, { ...file, checked: checkFile(file) }])),
  pictures,
  rules,
});

/** What is done to the files of a base. */
export interface Change {
  changed: readonly ContentFile[];
  removed?: readonly string[];
  /** Pictures that are added. */
  pictures?: PictureSizes;
}

/** All faults of the base after a change. */
export function checkChanged(
  { files, pictures, rules }: Base,
  { changed, removed = [], pictures: more = new Map() }: Change,
): Issue[] {
  const touched = [...removed, ...changed.map(({ path }) => path)];
  const unchanged = [...files.values()].filter(({ path }) => !touched.includes(path)).map(({ checked }) => checked);
  return checkTogether(
    [...unchanged, ...changed.map((file) => checkFile(file))],
    more.size > 0 ? new Map([...pictures, ...more]) : pictures,
    rules,
  );
}

/** A copy of data with another value at a path. */
export function replaceAt(data: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data))
    return data.map((item: unknown, index) => (index === key ? replaceAt(item, rest, value) : item));
  return Object.fromEntries(
    Object.entries(data as object).map(([other, item]) => [other, other === key ? replaceAt(item, rest, value) : item]),
  );
}

/** Where and how a fault must be told. */
export interface Telling {
  file: string;
  line: number;
  field: string;
  /** Fields of the same file where its consequences may be told. */
  also?: readonly string[];
  /** It may have consequences in any file. */
  isFar?: boolean;
  /** What the suggestion must hold. */
  suggestion?: string;
  /** Nobody can know what was meant, so it may be told without a suggestion. */
  isUnguessable?: boolean;
}

/** Why issues do not tell a fault as they must; undefined if they do, and nothing else. */
export function judge(
  issues: readonly Issue[],
  { file, line, field, also = [], isFar = false, suggestion = '', isUnguessable = false }: Telling,
): string | undefined {
  const named = issues.filter((issue) => issue.file === `content/${file}` && issue.field === field);
  const others = issues.filter(
    (issue) => !named.includes(issue) && !(issue.file === `content/${file}` && also.includes(issue.field)),
  );
  if (named.length === 0)
    return `not told; ${issues.length} other issues: ${issues.map((issue) => `${issue.file} ${issue.field}`).join(', ')}`;
  if (named.some((issue) => issue.line !== line))
    return `told on line ${named.map((issue) => issue.line).join(', ')}, stands on line ${line}`;
  if (named.some(({ found, expected }) => !found.trim() || !expected.trim())) return 'told without words';
  if (!isUnguessable && named.some((issue) => !issue.suggestion?.trim())) return 'told without a suggestion';
  if (!named.some((issue) => (issue.suggestion ?? '').includes(suggestion)))
    return `suggested ${JSON.stringify(named.map((issue) => issue.suggestion))} instead of ${suggestion}`;
  return others.length > 0 && !isFar
    ? `told elsewhere too: ${others.map((issue) => `${issue.file} ${issue.field}: ${issue.found}`).join('; ')}`
    : undefined;
}

/** Breaks one field and says how the check did: undefined if it told the fault well. */
export function tryFault(
  base: Base,
  file: string,
  path: FieldPath,
  { value, at = [], also = [], isFar, suggestion, pictures, isUnguessable }: LinkFault & Pick<Telling, 'isUnguessable'>,
): { verdict: string | undefined; issues: Issue[] } {
  const { text, lineOf } = layOut(replaceAt(base.files.get(file)!.data, path, value));
  const issues = checkChanged(base, { changed: [{ path: file, text }], pictures });
  const where = [...path, ...at];
  const verdict = judge(issues, {
    file,
    line: lineOf(where),
    field: formatField(where),
    also: also.map((other) => formatField([...path, ...other])),
    isFar,
    suggestion,
    isUnguessable,
  });
  return { verdict, issues };
}
