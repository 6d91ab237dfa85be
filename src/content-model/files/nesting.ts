import type { Issue } from '../issue';
import type { ContentFile } from './contentFile';

/**
 * How deep lists and objects may be nested; content needs no more than ten levels, and parsers fail at some thousands.
 */
export const MAX_NESTING = 500;

/** Offset at which a text meant as JSON is nested too deep, or -1; brackets within its strings do not count. */
function placeOfDeepest(text: string): number {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]}]/g)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > MAX_NESTING) return index;
  }
  return -1;
}

/** The fault of a file that is nested too deep to be read; undefined if it is not. */
export function findDeepNesting({ path, text }: ContentFile): Issue | undefined {
  const place = placeOfDeepest(text);
  if (place < 0) return undefined;
  return {
    file: `content/${path}`,
    line: text.slice(0, place).split('\n').length,
    field: '',
    rule: 'json',
    found: `lists or objects nested more than ${MAX_NESTING} levels deep`,
    expected: 'brackets as in the other files of this folder; content needs no more than ten levels',
    suggestion: 'look at the brackets around this line; a key was held down, or one was pasted many times',
  };
}
