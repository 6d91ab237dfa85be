import { z } from 'zod';
import { collections, type Collection } from '../collections';
import { jsonSchemaOf, type JsonSchema } from '../fields';
import { line } from '../schemas/primitives';
import { toGraphqlSdl } from './toGraphqlSdl';

const collar = (use: string, typeDescription?: string, field = 'Its colour.') =>
  z
    .strictObject({ colour: line(field) })
    .meta({ description: use, typeName: 'Collar', ...(typeDescription && { typeDescription }) });
const petWith = (fields: z.ZodRawShape): Collection => ({
  typeName: 'Pet',
  title: 'Pets',
  kind: 'one',
  path: 'pets.json',
  schema: z.strictObject(fields).meta({ description: 'A pet.' }),
});
const neutral = 'A collar.';

test('a shared type has words of its own, and each field says what it is for there', () => {
  const sdl = toGraphqlSdl([
    petWith({ day: collar('Worn by day.', neutral), night: collar('Worn at night.', neutral) }),
  ]);
  expect(sdl).toContain('"""\nA collar.\n"""\ntype Collar {');
  expect(sdl).toContain('  """\n  Worn by day.\n  """\n  day: Collar!');
  expect(sdl).toContain('  """\n  Worn at night.\n  """\n  night: Collar!');
});

test('a type that stands in one place needs no second description', () => {
  expect(toGraphqlSdl([petWith({ day: collar('Worn by day.') })])).toContain('"""\nWorn by day.\n"""\ntype Collar {');
});

test.each([
  [
    'has no words of its own',
    { day: collar('Worn by day.'), night: collar('Worn at night.') },
    /stands in several places/,
  ],
  [
    'has them in one place only',
    { day: collar('Worn by day.', neutral), night: collar('Worn at night.') },
    /stands in several places/,
  ],
  [
    'is called two things',
    { day: collar('Worn by day.', neutral), night: collar('Worn at night.', 'A ribbon.') },
    /in two different ways/,
  ],
  [
    'describes its fields by one use',
    { day: collar('Worn by day.', neutral, 'Colour by day.'), night: collar('Worn at night.', neutral) },
    /in two different ways/,
  ],
])('refuses a shared type that %s', (_, fields, message) => {
  expect(() => toGraphqlSdl([petWith(fields)])).toThrow(message);
});

test('a field of true or false is never empty, for a filter would pass over empty ones', () => {
  expect(toGraphqlSdl().match(/\w+: Boolean\b(?!!)/g)).toBeNull();
});

/** The object types of the content model with every place where they stand, and what each place says. */
function typesWithPlaces(): Map<string, Map<string, JsonSchema>> {
  const types = new Map<string, Map<string, JsonSchema>>();
  const walk = (schema: JsonSchema, place: string): void => {
    if (schema.items) return walk(schema.items, place);
    if (schema.type !== 'object') return;
    const name = schema.typeName ?? place;
    types.set(name, (types.get(name) ?? new Map<string, JsonSchema>()).set(place, schema));
    for (const [key, field] of Object.entries(schema.properties ?? {})) walk(field, `${name}.${key}`);
  };
  for (const { typeName, schema } of collections) walk(jsonSchemaOf(schema), typeName);
  return types;
}

test('every type of the site that stands in several places is described once, for all of them', () => {
  const shared = [...typesWithPlaces()].filter(([, places]) => places.size > 1);
  expect(shared.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Picture', 'SiteLink', 'CrisisWords', 'TitledList', 'Seo', 'CountedClaim']),
  );
  const sdl = toGraphqlSdl();
  for (const [name, places] of shared) {
    const descriptions = new Set([...places.values()].map(({ typeDescription }) => typeDescription));
    expect([name, descriptions.size, typeof [...descriptions][0]]).toEqual([name, 1, 'string']);
    expect(sdl).toContain(`"""\n${[...descriptions][0]}\n"""\ntype ${name} {`);
  }
});

test('a field with fixed values names them, also in a list', () => {
  const sizes = z.enum(['small', 'large']).meta({ description: 'Its size.' });
  const sdl = toGraphqlSdl([petWith({ size: sizes, sizes: z.array(sizes).meta({ description: 'Its sizes.' }) })]);
  expect(sdl).toContain('Its size. One of: small, large.\n');
  expect(sdl).toContain('Its sizes. One of: small, large.\n');
});
