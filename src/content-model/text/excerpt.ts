const REACH = 36;

const oneLine = (text: string) => text.replace(/\s+/gu, ' ');

/** A match with the words around it, so that an editor can search for it: `“… people who committed suicide last …”`. */
export function excerpt(text: string, start: number, end: number): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const left = before.length <= REACH ? before : `… ${before.slice(-REACH).replace(/^\S*\s/u, '')}`;
  const right = after.length <= REACH ? after : `${after.slice(0, REACH).replace(/\s\S*$/u, '')} …`;
  return oneLine(`“${left}${text.slice(start, end)}${right}”`);
}

/** A match, quoted, with the words around it: `"cure" in “… there is a cure for …”`. */
export const findIn = (text: string, start: number, end: number): string =>
  `"${oneLine(text.slice(start, end))}" in ${excerpt(text, start, end)}`;
