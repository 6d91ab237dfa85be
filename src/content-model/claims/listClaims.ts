import type { CheckedFile } from '../checking/checkFile';
import { makeContent } from '../checking/content';
import { lineOf } from '../files/contentFile';
import { formatField } from '../issue';
import { counted } from '../text/counted';
import { claimExceptions, isExcepted } from './claimExceptions';
import { findClaims } from './findClaims';

/**
 * The claims that the content may make, as text for `npm run check:golive`: no program can tell whether they are true, or
 * allowed. Undefined if there is none.
 */
export function listClaims(files: readonly CheckedFile[]): string | undefined {
  const order = files.map(({ file }) => file.path);
  const lines = findClaims(makeContent(files, new Map()))
    .filter((claim) => claimExceptions.some((exception) => isExcepted(claim, exception)))
    .map(({ entry: { file, at }, path, words }) => {
      const whole = [...at, ...path];
      return { file: file.path, line: lineOf(file, whole), field: formatField(whole), words };
    })
    .sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line)
    .map(({ file, line, field, words }) => `content/${file}:${line}  ${field}  ${words}`);
  if (lines.length === 0) return undefined;
  return [
    `${counted(lines.length, 'claim')} that the clinic must be able to prove, and be allowed to make (docs/content-review.md):`,
    '',
    ...lines,
  ].join('\n');
}
