import Ajv from 'ajv';
import { resolve } from 'node:path';
import { checkTogether } from '../../../src/content-model/checkContent';
import { checkFile } from '../../../src/content-model/checking/checkFile';
import { collections, findCollection, type Collection } from '../../../src/content-model/collections';
import type { ContentFile } from '../../../src/content-model/files/contentFile';
import { jsonSchemaOf } from '../../../src/content-model/fields';
import { readContent } from '../../../src/content-model/files/readContent';
import { structureRules } from '../../../src/content-model/rules/allRules';
import { requiredCounts } from '../../../src/content-model/rules/requiredCounts';
import { toJsonSchema } from '../../../src/content-model/derived/toJsonSchema';
import { exampleContent } from './exampleContent';
import { fieldNames, findPlaces } from '../faults/fieldPlaces';
import { makeExample } from './makeExample';

const ajv = new Ajv({ strict: true, allErrors: true });
ajv.addKeyword('patternErrorMessage');
const byJsonSchema = new Map(
  (collections as readonly Collection[]).map((collection) => [
    collection.typeName,
    ajv.compile(toJsonSchema(collection)),
  ]),
);

function faultsOf(file: ContentFile): unknown[] {
  const validate = byJsonSchema.get(findCollection(file.path)!.typeName)!;
  validate(JSON.parse(file.text));
  return [...checkFile(file).issues, ...(validate.errors ?? [])];
}

const examples = { minimal: exampleContent('minimal'), maximal: exampleContent('maximal') };
const shipped = readContent(resolve(__dirname, '../../../content')).files;

test.each([
  ...examples.minimal.files.map((file) => ['minimal', file.path, file] as const),
  ...examples.maximal.files.map((file) => ['maximal', file.path, file] as const),
])('the %s example %s passes zod and JSON Schema', (_, __, file) => {
  expect(faultsOf(file)).toEqual([]);
});

test.each(shipped.map((file) => [file.path, file] as const))(
  'the shipped content/%s passes zod and JSON Schema',
  (_, file) => {
    expect(faultsOf(file)).toEqual([]);
  },
);

// How many services, steps and benefits a page has is fixed by docs/conformance.md, not by the schema.
test.each(['minimal', 'maximal'] as const)('the %s examples fit together', (shape) => {
  const { files, pictures } = examples[shape];
  const rules = structureRules.filter((rule) => rule !== requiredCounts);
  expect(
    checkTogether(
      files.map((file) => checkFile(file)),
      pictures,
      rules,
    ),
  ).toEqual([]);
});

test('the maximal examples have every field, the minimal ones every field that is required', () => {
  expect(fieldNames().filter((name) => !findPlaces(examples.maximal.files).has(name))).toEqual([]);
  expect(
    fieldNames()
      .filter((name) => !findPlaces(examples.minimal.files).has(name))
      .filter((name) => name.split('.').length === 2),
  ).toEqual(expect.arrayContaining(['Article.updated', 'Article.author', 'Article.language', 'Service.checklist']));
});

test('examples reach the edges of what a schema allows', () => {
  const { schema } = findCollection('testimonials.json')!;
  const { minLength, maxLength } = jsonSchemaOf(schema).properties!.content!;
  expect(makeExample(schema, 'minimal').content).toHaveLength(minLength!);
  expect(makeExample(schema, 'maximal').content).toHaveLength(maxLength!);
});
