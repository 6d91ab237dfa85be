/** A fault in the content, described so that whoever edits the content can fix it. */
export interface Issue {
  /** File, relative to the project’s root, e.g. `content/blog/insomnia.json`. */
  file: string;
  /** Line in that file, counting from 1. */
  line: number;
  /** Field, as in `faqs.items[2].answer`; empty for the file as a whole. */
  field: string;
  /** Name of the rule that found it; `schema` or `json` for the basics. */
  rule: string;
  /** What is there. */
  found: string;
  /** What would be right. */
  expected: string;
  /** A value or step that would fix it, if one can be guessed. */
  suggestion?: string;
}

/** Path of a field: keys and list indices, outermost first. */
export type FieldPath = readonly (string | number)[];

/** Writes a path the way editors read it: `faqs.items[2].answer`. */
export function formatField(path: FieldPath): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('');
}

/** Escapes, as `\\u202e`, what a reader could not see and what would reverse the message. */
const showUnseen = (text: string) =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u115F\u1160\u3164\uFFA0\uFFFD]|\u034F|\u17B4|\u17B5/gu,
    (character) =>
      Array.from(
        { length: character.length },
        (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
      ).join(''),
  );

/** A value for a message: JSON with unseen characters escaped, cut to 60 characters. */
export function quote(value: unknown): string {
  const text = [...(JSON.stringify(value) ?? 'nothing')];
  return showUnseen(text.length > 60 ? `${text.slice(0, 57).join('')}…` : text.join(''));
}
