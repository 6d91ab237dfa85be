import { quote } from '../issue';
import type { SampleValue } from './sampleValues';
import { counted } from '../text/counted';

/** The sample values that must still be replaced, as text. */
export function formatSampleValues(values: readonly SampleValue[]): string {
  if (values.length === 0) return 'No sample value is left: the site may go live.';
  const files = new Set(values.map(({ file }) => file)).size;
  const lines = values.map(
    ({ file, line, field, value, why }) => `${file}:${line}  ${field}  ${quote(value)}\n    ${why}`,
  );
  return [
    `${counted(values.length, 'sample value')} in ${counted(files, 'file')} must be replaced before the site goes live:`,
    '',
    ...lines,
  ].join('\n');
}
