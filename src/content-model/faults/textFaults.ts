import type { JsonSchema } from '../fields';
import { brokenForms } from './brokenForms';
import type { Fault } from './fieldFaults';

/** Every way to break a text that its schema can tell. */
export function textFaults({ pattern, enum: choices, minLength = 0, maxLength }: JsonSchema, right: string): Fault[] {
  if (choices) {
    const misspelt = choices.includes(`${right}x`) ? `${right}q` : `${right}x`;
    return [
      { kind: 'empty', value: '' },
      { kind: 'unknown choice', value: 'zzzzzzzzzzzz' },
      { kind: 'misspelt choice', value: misspelt, suggestion: `"${right}"` },
      {
        kind: 'choice in capitals',
        value: right.toUpperCase() === right ? right.toLowerCase() : right.toUpperCase(),
        suggestion: `"${right}"`,
      },
    ];
  }
  const forms = brokenForms.filter((form) => pattern?.includes(form.pattern));
  if (pattern !== undefined && forms.length !== 1)
    throw new Error(`${forms.length} entries of brokenForms.ts fit the pattern ${pattern}; there must be one.`);
  return [
    ...(minLength > 0 || pattern !== undefined ? [{ kind: 'empty', value: '' }] : []),
    ...(minLength > 1 ? [{ kind: 'too short', value: right.slice(0, minLength - 1).replace(/\s$/, '.') }] : []),
    ...(maxLength !== undefined ? [{ kind: 'too long', value: right.padEnd(maxLength + 1, 'a') }] : []),
    ...forms.flatMap(({ broken }) =>
      Object.entries(broken).map(([kind, text]) => ({ kind, value: typeof text === 'string' ? text : text(right) })),
    ),
  ];
}
