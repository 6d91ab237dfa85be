import { formatField, type FieldPath } from '../../../src/content-model/issue';

/**
 * Writes JSON as `JSON.stringify(data, null, 2)` does and notes the line of each field: what messages on lines are
 * measured against, without the parser that they come from.
 */
export function layOut(data: unknown): { text: string; lineOf: (path: FieldPath) => number } {
  const lines = new Map<string, number>();
  let line = 1;
  function writeAll(
    parts: readonly (readonly [string, unknown, string | number])[],
    brackets: string,
    path: FieldPath,
    indent: string,
  ): string {
    if (parts.length === 0) return brackets;
    const inner = `${indent}  `;
    const written = parts.map(([before, value, key]) => {
      line += 1;
      return `${inner}${before}${write(value, [...path, key], inner)}`;
    });
    line += 1;
    return `${brackets[0]}\n${written.join(',\n')}\n${indent}${brackets[1]}`;
  }
  function write(value: unknown, path: FieldPath, indent: string): string {
    lines.set(formatField(path), line);
    if (Array.isArray(value))
      return writeAll(
        value.map((item, index) => ['', item, index] as const),
        '[]',
        path,
        indent,
      );
    if (value === null || typeof value !== 'object') return JSON.stringify(value);
    return writeAll(
      Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item, key] as const),
      '{}',
      path,
      indent,
    );
  }
  const text = write(data, [], '');
  const lineOf = (path: FieldPath): number => lines.get(formatField(path)) ?? lineOf(path.slice(0, -1));
  return { text, lineOf };
}
