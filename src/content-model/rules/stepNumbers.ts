import { formatField, quote } from '../issue';
import type { Rule } from '../rule';

/** Process steps count 01, 02, 03 … without a gap. */
export const stepNumbers: Rule = {
  name: 'step-numbers',
  description: 'Process steps are numbered 01, 02, 03 … in order.',
  check(content, report) {
    for (const { entry, path, value, schema } of content.fields('typeName')) {
      // In a list of the wrong length, the numbers are no fault of their own.
      if (schema.typeName !== 'ProcessStep' || entry.faultyFields.has(formatField(path.slice(0, -1)))) continue;
      const right = String(Number(path.at(-1)) + 1).padStart(2, '0');
      const number = (value as { number?: unknown } | null)?.number;
      if (typeof number === 'string' && number !== right)
        report(entry, [...path, 'number'], {
          found: quote(number),
          expected: `${quote(right)}: steps count from 01`,
          suggestion: quote(right),
        });
    }
  },
};
