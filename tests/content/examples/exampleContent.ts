import { posix } from 'node:path';
import { addDays } from '../../../src/lib/indianTime';
import { digitsOf } from '../../../src/lib/phone';
import { collections, type Collection } from '../../../src/content-model/collections';
import type { ContentFile } from '../../../src/content-model/files/contentFile';
import { jsonSchemaOf, type JsonSchema } from '../../../src/content-model/fields';
import type { PictureSizes } from '../../../src/content-model/rule';
import { SHARE_PICTURE } from '../../../src/content-model/files/sharePicture';
import { CORE_HELPLINES } from '../../../src/content-model/text/coreHelplines';
import type { Shape } from './exampleString';
import { exampleText } from './exampleText';
import { makeExample, type Choose } from './makeExample';

/** A content file with its data. */
export interface ExampleFile extends ContentFile {
  data: unknown;
}

/** How many entries a list of references must have. */
const lengthOf = (typeName: string, ...keys: string[]) => {
  const { schema } = (collections as readonly Collection[]).find((collection) => collection.typeName === typeName)!;
  return keys.reduce((field, key) => field.properties![key]!, jsonSchemaOf(schema)).minItems!;
};
const ordinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const slugs = (word: string, count: number) => ordinals.slice(0, count).map((ordinal) => `${word}-${ordinal}`);

/** Slugs of collections that others refer to, as many as those references need. */
const named: Record<string, readonly string[]> = {
  Service: slugs('service', lengthOf('Navigation', 'services')),
  TeamMember: slugs('member', lengthOf('AboutPage', 'team', 'members')),
  Article: ['article-one'],
};

const PICTURE = 'picture.jpg';
const TAGS_PER_CATEGORY = 3;

/** A day for the first or last day of a span, such that spans in a list are in order. */
const dayInOrder = (index: number) => addDays('2026-01-01', index);

/** A name that no other entry has, as short or as long as its schema allows. */
const ownName = ({ minLength = 1, maxLength = 1 }: JsonSchema, shape: Shape, entry: number) =>
  `${exampleText((shape === 'minimal' ? minLength : maxLength) - 1)}${entry}`;

/** What a clinic’s first helplines must hold. */
const fitHelpline: Choose = ({ type }, { keys, index }) => {
  const { numbers, audience } = CORE_HELPLINES[index] ?? {};
  if (type === 'array') return numbers?.map((number) => ({ display: number, digits: digitsOf(number) }));
  return keys[1] === 'audience' ? audience : undefined;
};

/** A position in India, where the examples’ clinic is. */
const POSITION: Record<string, number> = { latitude: 23.3, longitude: 85.3 };

/** Fills in what must fit the rest of the content: references, links, pictures, tags, old paths, position and helplines. */
const fitIn =
  (typeName: string, shape: Shape, entry: number): Choose =>
  (schema, place) => {
    const { ref, route, picture, form, type, enum: choices } = schema;
    const { keys, index } = place;
    if (ref) return named[ref]?.[index];
    if (route) return shape === 'minimal' ? '/' : '/services/service-one?from=menu#top';
    if (picture) return `./${PICTURE}`;
    if (keys[0] === 'helplines' && keys.length === 2) return fitHelpline(schema, place);
    if (keys[0] === 'geo' && type === 'number') return POSITION[keys[1]!];
    if (type !== 'string') return undefined;
    if (keys.length === 2 && form === 'date') return dayInOrder(index);
    if (keys.length > 1) return undefined;
    if (keys[0] === 'slug') return named[typeName]?.[entry] ?? `${typeName.toLowerCase()}-${entry}`;
    if (typeName === 'ArticleLabels' && keys[0] === 'language') return choices?.[entry];
    if (typeName === 'Category' && keys[0] === 'name') return ownName(schema, shape, entry);
    if (keys[0] === 'from') return `/old/path-${entry}`;
    return keys[0] === 'tags'
      ? `tag ${typeName === 'Category' ? entry * TAGS_PER_CATEGORY + index : index}`
      : undefined;
  };

function exampleFiles({ typeName, kind, path, schema }: Collection, shape: Shape): ExampleFile[] {
  const make = (entry: number) => makeExample(schema, shape, fitIn(typeName, shape, entry));
  const file = (name: string, data: unknown): ExampleFile => ({
    path: name,
    data,
    text: JSON.stringify(data, null, 2),
  });
  if (kind === 'one') return [file(path, make(0))];
  if (kind === 'list') return [file(path, shape === 'minimal' ? [make(0)] : [make(0), make(1)])];
  return named[typeName]!.map((slug, entry) => file(`${path}/${slug}.json`, make(entry)));
}

/** A whole content folder of minimal or maximal examples that fit together. */
export function exampleContent(shape: Shape): { files: ExampleFile[]; pictures: PictureSizes } {
  const files = collections.flatMap((collection) => exampleFiles(collection, shape));
  const folders = new Set(files.map(({ path }) => posix.dirname(path)));
  return {
    files,
    pictures: new Map(
      [...[...folders].map((folder) => posix.join(folder, PICTURE)), SHARE_PICTURE].map((path) => [
        path,
        { width: 1600, height: 900 },
      ]),
    ),
  };
}
