import { collections, type Collection } from '../collections';
import { describeLimits, describeType } from '../messages/describeLimits';
import { jsonSchemaOf, type JsonSchema } from '../fields';

/** A heading with the table of an object’s fields. */
interface Section {
  heading: string;
  schema: JsonSchema;
  intro: string;
}

/** Two objects with one signature share a table, whatever each is for. */
const signatureOf = ({ properties, required }: JsonSchema) => JSON.stringify({ properties, required });

const objectIn = (schema: JsonSchema): JsonSchema | undefined =>
  schema.items ? objectIn(schema.items) : schema.type === 'object' ? schema : undefined;

/** Collects every nested object type, with the places where it is used, such as `Service.hero`. */
function collectTypes(
  schema: JsonSchema,
  place: string,
  types: Map<string, { schema: JsonSchema; places: Set<string> }>,
): void {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const object = objectIn(field);
    if (!object) continue;
    const signature = signatureOf(object);
    const type = types.get(signature) ?? { schema: object, places: new Set() };
    types.set(signature, type);
    type.places.add(`${place}.${key}`);
    collectTypes(object, object.typeName ?? `${place}.${key}`, types);
  }
}

function typeSections(all: readonly Collection[]): Section[] {
  const types = new Map<string, { schema: JsonSchema; places: Set<string> }>();
  for (const { typeName, schema } of all) collectTypes(jsonSchemaOf(schema), typeName, types);
  const isShared = (name: string) => [...types.values()].filter(({ schema }) => schema.typeName === name).length > 1;
  return [...types.values()]
    .map(({ schema, places }) => {
      const [first = ''] = places;
      const name = schema.typeName ?? first;
      // A type whose limits differ from place to place has a table for each.
      const heading = isShared(name) ? `${name} in ${[...places].join(', ')}` : name;
      const where = `Used in ${[...places].map((place) => `\`${place}\``).join(', ')}.`;
      return { heading, schema, intro: schema.typeDescription ? `${schema.typeDescription} ${where}` : where };
    })
    .sort((a, b) => a.heading.localeCompare(b.heading, 'en'));
}

const paths = {
  one: (path: string) => `The file \`content/${path}\``,
  list: (path: string) => `A list in \`content/${path}\``,
  folder: (path: string) => `One file each, \`content/${path}/<slug>.json\``,
};

/** A collection’s type in GraphQL, with the queries that Gatsby makes of it. */
const describeGraphql = (typeName: string) =>
  `GraphQL type \`${typeName}\`, queries \`${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}\` and \`all${typeName}\`.`;

const collectionSections = (all: readonly Collection[]): Section[] =>
  all.map(({ typeName, title, kind, path, schema }) => ({
    heading: title,
    schema: jsonSchemaOf(schema),
    intro: `${paths[kind](path)}; ${describeGraphql(typeName)} ${schema.description ?? ''}`.trim(),
  }));

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const escapeCell = (text: string) => text.replaceAll('|', '\\|');

function renderSection(
  { heading, schema, intro }: Section,
  level: string,
  linkTo: (schema: JsonSchema) => string,
): string {
  const rows = Object.entries(schema.properties ?? {}).map(([key, field]) =>
    [
      '',
      `\`${key}\``,
      describeType(field, linkTo),
      schema.required?.includes(key) ? 'yes' : 'no',
      describeLimits(field) || '–',
      field.description ?? '',
      '',
    ]
      .map(escapeCell)
      .join(' | ')
      .trim(),
  );
  return [
    `${level} ${heading}`,
    '',
    intro,
    '',
    '| field | type | required | limits | description |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The page of documentation that lists every field of every collection. */
export function toFieldTables(all: readonly Collection[] = collections): string {
  const sections = collectionSections(all);
  const types = typeSections(all).filter(
    ({ schema }) => !sections.some((section) => signatureOf(section.schema) === signatureOf(schema)),
  );
  const headings = new Map([...sections, ...types].map(({ heading, schema }) => [signatureOf(schema), heading]));
  const linkTo = (schema: JsonSchema) => {
    const heading = headings.get(signatureOf(schema))!;
    return `[${schema.typeName ?? heading}](#${anchorOf(heading)})`;
  };
  return [
    '# Fields of the content',
    '',
    '<!-- Derived from src/content-model by `npm run derive`; change the schemas there, never this file. -->',
    '',
    'What no table can say is a rule; [content.md](content.md) lists the rules. Lengths count characters. A field that is not required may be left out, but never left empty. Each collection names its GraphQL type; the types of its parts have the names of their headings. Computed fields are in [querying.md](querying.md#derived-fields).',
    '',
    ...sections.map((section) => renderSection(section, '##', linkTo)),
    '## Parts of collections',
    '',
    ...types.map((section) => renderSection(section, '###', linkTo)),
  ].join('\n');
}
