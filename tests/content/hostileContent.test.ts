/**
 * Puts each hostile text into each text field of each collection, and each hostile key into each object. What is refused
 * must be told at its file and field, in words that can be shown; what passes can do no harm (src/gatsby/hostileText.test.ts).
 */
import { resolve } from 'node:path';
import { checkFile } from '../../src/content-model/checking/checkFile';
import { checkTogether } from '../../src/content-model/checkContent';
import { collections } from '../../src/content-model/collections';
import { exampleContent } from './examples/exampleContent';
import { fieldNames, findPlaces, type FieldPlace } from './faults/fieldPlaces';
import { hostileKeys, hostileTexts } from './faults/hostileTexts';
import { layOut } from './faults/layOut';
import { replaceAt } from './faults/trial';
import type { JsonSchema } from '../../src/content-model/fields';
import { formatField, type Issue } from '../../src/content-model/issue';
import { readContent } from '../../src/content-model/files/readContent';
import { plainText } from '../../src/content-model/rules/plainText';

const shipped = readContent(resolve(__dirname, '../../content')).files.map((file) => ({
  ...file,
  data: JSON.parse(file.text) as unknown,
}));
const examples = exampleContent('maximal').files;
const data = { shipped: byPath(shipped), examples: byPath(examples) };
const places = { shipped: findPlaces(shipped), examples: findPlaces(examples) };

function byPath(files: readonly { path: string; data: unknown }[]) {
  return new Map(files.map((file) => [file.path, file.data]));
}

const namesOf = (typeName: string) => fieldNames().filter((name) => name.split(/[.[]/)[0] === typeName);

interface FileOfPlaces {
  file: string;
  whole: unknown;
  places: FieldPlace[];
}

/** Places of the fields of a type, by file. */
function findFiles(typeName: string, type: string): FileOfPlaces[] {
  const files = new Map<string, FileOfPlaces>();
  for (const name of namesOf(typeName)) {
    const source = places.shipped.has(name) ? 'shipped' : 'examples';
    const place = places[source].get(name)!;
    if (place.schema.type !== type) continue;
    const key = `${source} ${place.file}`;
    const known = files.get(key) ?? { file: place.file, whole: data[source].get(place.file), places: [] };
    known.places.push(place);
    files.set(key, known);
  }
  return [...files.values()];
}

/** Issues of a file that has other values in some places, parents first. */
function issuesWith({ file, whole, places: changed }: FileOfPlaces, valueOf: (place: FieldPlace) => unknown) {
  const value = [...changed]
    .sort((a, b) => a.path.length - b.path.length)
    .reduce((all, place) => replaceAt(all, place.path, valueOf(place)), whole);
  return checkTogether([checkFile({ path: file, text: layOut(value).text })], new Map(), [plainText]).filter(
    (issue) => issue.file === `content/${file}`,
  );
}

/** What no text of a page may hold: control, invisible and direction characters, and halves of characters. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u3164\uFFFD]/u;
/** Fields that become addresses. */
const isAddress = ({ pattern = '', format }: JsonSchema) =>
  format === 'email' || ['^https', '^\\/', 'jpg'].some((part) => pattern.includes(part));
const HARMLESS_ADDRESS =
  /^(?:https?:\/\/[^\s@/\\]+(?:\/\S*)?|\/(?![/\\])\S*|(?:\.{1,2}\/)+[\w./-]+|[^\s@?&<>"]+@[^\s@?&<>"]+)$/;

/** Why the answer to a hostile text in a field is not good enough. */
function judge({ name, path, schema }: FieldPlace, text: string, issues: readonly Issue[]): string[] {
  const told = issues.filter(({ field }) => field === formatField(path));
  const faults = told.flatMap(({ found, expected, line }) => [
    ...(found.trim() && expected.trim() && line > 0 ? [] : ['told without words']),
    ...(found.length + expected.length > 1_000 ? [`told in ${found.length + expected.length} letters`] : []),
    ...(UNSEEN.test(found) ? ['told in letters that can’t be shown'] : []),
  ]);
  if (told.length === 0) {
    if (text.length > 4_000) faults.push('takes a text without end');
    // Search terms are never shown.
    if (!schema.searchTerm && UNSEEN.test(text)) faults.push('takes what nobody can see');
    if (!schema.searchTerm && /<\/?[a-z][^>]*>/i.test(text)) faults.push('takes HTML');
    if (isAddress(schema) && !HARMLESS_ADDRESS.test(text)) faults.push('takes an address that does harm');
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

const tried = { texts: 0, refused: 0, keys: 0 };

describe.each(collections.map(({ typeName }) => typeName))('%s', (typeName) => {
  test.each(Object.entries(hostileTexts))('%s is refused in clear words, or harmless', (_, text) => {
    const faults = findFiles(typeName, 'string').flatMap((file) => {
      const issues = issuesWith(file, () => text);
      const fields = file.places.map(({ path }) => formatField(path));
      tried.texts += fields.length;
      tried.refused += new Set(issues.map(({ field }) => field)).size;
      return [
        ...file.places.flatMap((place) => judge(place, text, issues)),
        ...issues.filter(({ field }) => !fields.includes(field)).map(({ field }) => `told elsewhere: ${field}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test.each(hostileKeys)('the key %s is refused in every object, by its name', (key) => {
    const files = findFiles(typeName, 'object');
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const issues = issuesWith(
        file,
        ({ value }) => JSON.parse(JSON.stringify(value).replace(/^\{/, `{"${key}":{"polluted":true},`)) as unknown,
      );
      tried.keys += file.places.length;
      expect(issues.map(({ field }) => field).sort()).toEqual(
        file.places.map(({ path }) => formatField([...path, key])).sort(),
      );
      for (const { suggestion } of issues) expect(suggestion).toMatch(/remove|rename/);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

test('a decomposed letter at the end of 100,000 is found within two seconds', () => {
  const place = places.shipped.get('Clinic.tagline')!;
  const file = { file: place.file, whole: data.shipped.get(place.file), places: [place] };
  const before = performance.now();
  const issues = issuesWith(file, () => `${'a'.repeat(100_000)}e\u0301`);
  expect(performance.now() - before).toBeLessThan(2_000);
  expect(issues.map(({ field }) => field)).toContain('tagline');
});

afterAll(() => {
  process.stdout.write(
    `${tried.texts} hostile texts tried, ${tried.refused} refused, the others harmless; ${tried.keys} hostile keys tried, all refused.\n`,
  );
});
