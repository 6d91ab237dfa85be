import type { Issue } from '../issue';
import { counted } from '../text/counted';

/** One fault as text: where, what was found, what is right, what to write instead. */
export function formatIssue({ file, line, field, rule, found, expected, suggestion }: Issue): string {
  const where = `${file}:${line}${field ? `  ${field}` : ''}`;
  return [
    where,
    `    found     ${found}`,
    `    expected  ${expected}`,
    ...(suggestion ? [`    try       ${suggestion}`] : []),
    `    rule      ${rule}`,
  ].join('\n');
}

/** All faults, or other findings, in the order of files and lines, below a line that counts them. */
export function formatIssues(issues: readonly Issue[], noun = 'fault'): string {
  const sorted = [...issues].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.field.localeCompare(b.field, 'en'),
  );
  const files = new Set(issues.map(({ file }) => file)).size;
  const count = `${counted(issues.length, noun)} in ${counted(files, 'content file')}`;
  return [`${count}:`, ...sorted.map(formatIssue)].join('\n\n');
}
