import type { Issue } from './issue';
import type { ContentFile } from './contentFile';

/** How deep lists and objects may stand in each other; content needs no more than ten, and parsers end at some thousands. */
export const MAX_NESTING = 500;

/** Where a text that is meant as JSON opens one bracket too many within others, or -1; brackets within its texts do not count. */
function placeOfDeepest(text: string): number {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]}]/g)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > MAX_NESTING) return index;
  }
  return -1;
}

/** The fault of a file whose lists and objects stand in each other deeper than it can be read; undefined if they don’t. */
export function findDeepNesting({ path, text }: ContentFile): Issue | undefined {
  const place = placeOfDeepest(text);
  if (place < 0) return undefined;
  return {
    file: `content/${path}`,
    line: text.slice(0, place).split('\n').length,
    field: '',
    rule: 'json',
    found: `lists or objects in each other, more than ${MAX_NESTING} deep`,
    expected: 'brackets as in the other files of this folder; content needs no more than ten in each other',
    suggestion: 'look at the brackets around this line; one that was held down, or pasted often, is repeated',
  };
}
