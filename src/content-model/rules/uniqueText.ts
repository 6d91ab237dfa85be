import { splitParagraphs } from '../../lib/words';
import { jsonSchemaOf, schemaAt } from '../fields';
import { formatField, quote } from '../issue';
import type { Content, Rule } from '../rule';
import { excerpt } from '../text/excerpt';
import { findCopies, isCopy, picturesOf, type PicturesOf } from '../text/copies';
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

const describe = ({ entry, path }: FieldText) => `content/${entry.file.path} (${formatField([...entry.at, ...path])})`;

/** A text of which no second may stand on the site, and how it is to be told. */
interface UniqueText {
  key: string;
  found: string;
  expected: string;
  /** It is all that its field says. */
  isWhole: boolean;
}

function uniqueTextsOf(field: FieldText): UniqueText[] {
  const kind = kindOf(field);
  if (kind)
    return [
      {
        key: `${kind} ${fold(field.text)}`,
        found: quote(field.text),
        expected: `a ${kind} that no other page has`,
        isWhole: true,
      },
    ];
  if (field.isCited) return [];
  const paragraphs = splitParagraphs(field.text);
  return paragraphs
    .filter((paragraph) => [...paragraph].length >= SHORTEST_PARAGRAPH)
    .map((paragraph) => ({
      key: `paragraph ${fold(paragraph)}`,
      found: excerpt(paragraph, 0, 40),
      expected: 'a paragraph that is used nowhere else',
      isWhole: paragraphs.length === 1,
    }));
}

interface Place extends UniqueText {
  field: FieldText;
}

/** The places of each text, in the order of the content. */
function findPlaces(content: Content): Place[][] {
  const places = new Map<string, Place[]>();
  for (const field of allTexts(content)) {
    for (const text of uniqueTextsOf(field)) {
      const known = places.get(text.key);
      if (known) known.push({ ...text, field });
      else places.set(text.key, [{ ...text, field }]);
    }
  }
  return [...places.values()];
}

/** The place to which a text belongs: the first, unless what stands there is a copy. */
const findOriginal = (places: readonly Place[], pictures: PicturesOf) =>
  places.reduce((known, next) => (isCopy(known.field.entry, next.field.entry, pictures) ? next : known));

/** A text that stands where it should not, and where it belongs. */
interface Repeat {
  place: Place;
  original: Place;
}

function findRepeats(places: readonly Place[][], pictures: PicturesOf): Repeat[] {
  return places.flatMap((same) => {
    const original = findOriginal(same, pictures);
    return same.filter((place) => place !== original).map((place) => ({ place, original }));
  });
}

/** A field that every entry has can’t be left out, nor can a text that is the whole of it. */
function suggestMending({ field: { entry, path }, isWhole }: Place): string {
  const key = path.at(-1)!;
  const { required = [] } = schemaAt(jsonSchemaOf(entry.collection.schema), path.slice(0, -1)) ?? {};
  const mustStand = isWhole && typeof key === 'string' && required.includes(key);
  if (!mustStand) return 'rewrite it for this page, or leave it out';
  const isInList = [...entry.at, ...path].some((each) => typeof each === 'number');
  return `rewrite it for this page${isInList ? ', or leave out the whole entry of the list' : ''}`;
}

/** Copied words help nobody: each page says its own thing, and search engines tell pages apart. */
export const uniqueText: Rule = {
  name: 'unique-text',
  description: `No two pages share a title, description or question, and no paragraph of ${SHORTEST_PARAGRAPH} characters or more is used twice.`,
  check(content, report) {
    const places = findPlaces(content);
    const repeats = findRepeats(places, picturesOf(content));
    const copies = findCopies(
      places.flat().map(({ field }) => field.entry),
      repeats.map(({ place, original }) => ({ entry: place.field.entry, other: original.field.entry })),
    );
    for (const [entry, words] of copies) report(entry, [], words);
    for (const { place, original } of repeats) {
      if (copies.has(place.field.entry)) continue;
      report(place.field.entry, place.field.path, {
        found: `${place.found}, as in ${describe(original.field)}`,
        expected: place.expected,
        suggestion: suggestMending(place),
      });
    }
  },
};
