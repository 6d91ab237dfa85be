import type { JsonSchema } from '../../../src/content-model/fields';
import { brokenForms } from './brokenForms';
import type { Fault } from './fieldFaults';

/** Every way to break a text that its schema can tell. */
export function textFaults({ form, placeholder, enum: choices, minLength = 0, maxLength }: JsonSchema, right: string): Fault[] {
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
  return [
    ...(minLength > 0 || form ? [{ kind: 'empty', value: '' }] : []),
    ...(minLength > 1 ? [{ kind: 'too short', value: right.slice(0, minLength - 1).replace(/\s$/, '.') }] : []),
    ...(maxLength !== undefined ? [{ kind: 'too long', value: right.padEnd(maxLength + 1, 'a') }] : []),
    ...Object.entries(form ? brokenForms[form] : {}).map(([kind, text]) => ({
      kind,
      value: typeof text === 'string' ? text : text(right, placeholder),
    })),
  ];
}
