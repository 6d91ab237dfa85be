import { z } from 'zod';
import { collections, type Collection } from '../collections';
import { link } from '../schemas/parts';
import { line, picture, reference, slug } from '../schemas/primitives';
import { toFieldTables } from './toFieldTables';

const part = (max: number) =>
  z.strictObject({ title: line('Title of the part.', 3, max) }).meta({ description: 'A part.', typeName: 'Part' });
const pet = z.strictObject({
  slug: slug('Short name.'),
  kind: z.enum(['cat', 'dog|wolf']).meta({ description: 'What it is.' }),
  friends: z.array(reference('Pet', 'A friend.')).max(3).optional().meta({ description: 'Whom it likes.' }),
  image: picture('How it looks.'),
  first: part(20),
  second: part(30),
  more: link('Where to read on.'),
});
const pets: Collection = {
  typeName: 'Pet',
  title: 'Pets',
  kind: 'folder',
  path: 'pets',
  schema: pet.meta({ description: 'A pet.' }),
};
const page = toFieldTables([pets]);
const rowOf = (field: string) => page.split('\n').filter((row) => row.startsWith(`| \`${field}\` `));

test('heads a collection with its files', () => {
  expect(page).toContain(
    '## Pets\n\nOne file each, `content/pets/<slug>.json`; GraphQL type `Pet`, queries `pet` and `allPet`. A pet.\n\n| field | type | required | limits | description |',
  );
});

test.each([
  [
    'slug',
    '| `slug` | text | yes | at most 60 characters; lower-case letters and digits, joined by single hyphens | Short name. |',
  ],
  ['kind', '| `kind` | text | yes | one of `cat`, `dog\\|wolf` | What it is. |'],
  [
    'friends',
    '| `friends` | list of text | no | at most 3 entries; each: at most 60 characters; lower-case letters and digits, joined by single hyphens; slug of a Pet | Whom it likes. |',
  ],
])('describes the field %s in a row', (field, row) => {
  expect(rowOf(field)).toEqual([row]);
});

test('links to the table of a part, and says how wide a picture must be', () => {
  expect(rowOf('image')[0]).toMatch(/^\| `image` \| \[Picture\]\(#picture\) \| yes \| – \| How it looks\./);
  expect(rowOf('src')[0]).toContain('; the ending in small letters; at least 800 px wide |');
});

test('says what a shared type is, and where it stands', () => {
  expect(page).toContain('### SiteLink\n\nA link to a page of this site, with its text. Used in `Pet.more`.');
});

test('names the GraphQL type of every collection', () => {
  const whole = toFieldTables();
  for (const { typeName } of collections) expect(whole).toContain(`GraphQL type \`${typeName}\`, `);
});

test('gives a type whose limits differ a table for each place', () => {
  expect(page).toContain('| `first` | [Part](#part-in-petfirst) | yes |');
  expect(page).toContain('### Part in Pet.first\n\nUsed in `Pet.first`.');
  expect(rowOf('title').map((row) => row.split(' | ')[3])).toEqual([
    '3 to 20 characters; one line of text without spaces at its ends',
    '3 to 30 characters; one line of text without spaces at its ends',
  ]);
});

test('links only to headings that are there', () => {
  const whole = toFieldTables();
  const anchors = [...whole.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const targets = [...whole.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(targets.filter((target) => !anchors.includes(target!))).toEqual([]);
  expect(new Set(anchors).size).toBe(anchors.length);
});
