import { jsonSchemaOf, visitFields, type JsonSchema } from '../fields';
import type { Content, Entry } from '../rule';

/** A text that visitors read. */
export interface FieldText {
  entry: Entry;
  path: (string | number)[];
  text: string;
  schema: JsonSchema;
  /** Words of somebody else, such as a publication’s title, which we can’t change. */
  isCited: boolean;
}

// The patterns of `line`, `paragraphs` and labels with a gap such as {count}. Every other pattern stands for an
// address, a number or a name of the code.
const proseMarks = [/^\^\\S\(\?:\[/, /^\\\{/];

const isText = ({ type, enum: choices, format, ref, picture, searchTerm, pattern = '' }: JsonSchema) =>
  type === 'string' &&
  !choices &&
  !format &&
  !ref &&
  !picture &&
  !searchTerm &&
  proseMarks.some((mark) => mark.test(pattern));

/** Whether a text is a label with a gap for a value, such as `{count}`. */
export const isTemplate = ({ pattern = '' }: JsonSchema): boolean => proseMarks[1]!.test(pattern);

/** Every text of an entry that visitors read: no addresses, dates, slugs or icon names. */
export function textsOf(entry: Entry): FieldText[] {
  const texts: FieldText[] = [];
  let cited: string | undefined;
  visitFields(jsonSchemaOf(entry.collection.schema), entry.value, ({ path, value, schema }) => {
    if (schema.typeName === 'Source') cited = path.join();
    if (typeof value !== 'string' || !isText(schema)) return;
    texts.push({
      entry,
      path,
      text: value,
      schema,
      isCited: cited !== undefined && path.join().startsWith(`${cited},`),
    });
  });
  return texts;
}

/** Every text of the whole content. */
export const allTexts = (content: Content): FieldText[] => content.entries.flatMap(textsOf);
