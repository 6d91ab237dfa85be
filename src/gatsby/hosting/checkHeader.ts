/**
 * A header’s value, if it can be one: visible ASCII characters and spaces in one line.
 * @throws on anything else, above all a line break, which would start a header of its own
 */
export function checkHeader(name: string, value: string): string {
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)) return value;
  throw new Error(
    `The header ${name} can’t have the value ${JSON.stringify(value)}: it must be one line of plain characters.`,
  );
}
