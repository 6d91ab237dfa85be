import { splitParagraphs } from '../../lib/words';
import { formatField, quote } from '../issue';
import type { Entry, Rule } from '../rule';
import { excerpt } from '../text/excerpt';
import { allTexts, type FieldText } from '../text/textsOf';

/** Paragraphs shorter than this may be alike: a label, a short instruction. */
const SHORTEST_PARAGRAPH = 80;

/** Letters and digits only, so that a changed comma makes no new text. */
const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What search engines and lists tell pages apart by; alike within one file is fine. */
function kindOf({ entry, path, isCited }: FieldText): string | undefined {
  if (isCited) return undefined;
  const field = path
    .map((key) => (typeof key === 'number' ? '' : key))
    .filter(Boolean)
    .join('.');
  const { typeName } = entry.collection;
  if (field === 'seo.title' || (typeName === 'Article' && field === 'title')) return 'title';
  if (
    field === 'seo.description' ||
    field === 'card.description' ||
    (typeName === 'Article' && field === 'description')
  )
    return 'description';
  return field === 'question' || field.endsWith('.question') ? 'question' : undefined;
}

interface Place {
  entry: Entry;
  field: string;
}

const placeOf = ({ entry, path }: FieldText): Place => ({ entry, field: formatField([...entry.at, ...path]) });
const describe = ({ entry, field }: Place) => `content/${entry.file.path} (${field})`;

/** A text of which no second may stand on the site, and how it is to be told. */
interface UniqueText {
  key: string;
  found: string;
  expected: string;
}

function uniqueTextsOf(field: FieldText): UniqueText[] {
  const kind = kindOf(field);
  if (kind)
    return [
      { key: `${kind} ${fold(field.text)}`, found: quote(field.text), expected: `a ${kind} that no other page has` },
    ];
  if (field.isCited) return [];
  return splitParagraphs(field.text)
    .filter((paragraph) => [...paragraph].length >= SHORTEST_PARAGRAPH)
    .map((paragraph) => ({
      key: `paragraph ${fold(paragraph)}`,
      found: excerpt(paragraph, 0, 40),
      expected: 'a paragraph that stands nowhere else',
    }));
}

/** Copied words help nobody: each page says its own thing, and search engines tell pages apart. */
export const uniqueText: Rule = {
  name: 'unique-text',
  description: `No two pages share a title, description or question, and no paragraph of ${SHORTEST_PARAGRAPH} characters or more stands twice.`,
  check(content, report) {
    const first = new Map<string, Place>();
    for (const field of allTexts(content)) {
      for (const { key, found, expected } of uniqueTextsOf(field)) {
        const known = first.get(key);
        if (!known) first.set(key, placeOf(field));
        else
          report(field.entry, field.path, {
            found: `${found}, as in ${describe(known)}`,
            expected,
            suggestion: 'say it in the words of this page, or leave it out',
          });
      }
    }
  },
};
