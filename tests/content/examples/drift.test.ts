import Ajv, { type ValidateFunction } from 'ajv';
import type { z } from 'zod';
import { collections, type Collection } from '../../../src/content-model/collections';
import { toJsonSchema } from '../../../src/content-model/derived/toJsonSchema';
import { exampleContent } from './exampleContent';
import { faultsOf } from '../faults/fieldFaults';
import { findPlaces } from '../faults/fieldPlaces';
import { linkFaultsOf } from '../faults/linkFaults';
import { replaceAt } from '../faults/trial';

const ajv = new Ajv({ strict: true });
ajv.addKeyword('patternErrorMessage');

/** What both derived forms say of a file’s data: zod, from which types and messages come, and the editor’s JSON Schema. */
function verdictsOf({ kind, schema }: Collection, validate: ValidateFunction, data: unknown) {
  const fileSchema: z.ZodType = kind === 'list' ? schema.array().min(1) : schema;
  return { zod: fileSchema.safeParse(data).success, jsonSchema: validate(data) };
}

const { files } = exampleContent('maximal');
const places = [...findPlaces(files).values()];

describe.each((collections as readonly Collection[]).map((collection) => [collection.typeName, collection] as const))(
  '%s',
  (typeName, collection) => {
    const validate = ajv.compile(toJsonSchema(collection));
    const own = places.filter(({ name }) => name.split(/[.[]/)[0] === typeName);

    test('zod and JSON Schema reject the same faults', () => {
      const differences: string[] = [];
      for (const { name, schema, file, path, value } of own) {
        const { data } = files.find((each) => each.path === file)!;
        for (const fault of faultsOf(schema, value)) {
          const { zod, jsonSchema } = verdictsOf(collection, validate, replaceAt(data, path, fault.value));
          if (zod || jsonSchema)
            differences.push(
              `${name}, ${fault.kind}: zod ${zod ? 'accepts' : 'rejects'}, JSON Schema ${jsonSchema ? 'accepts' : 'rejects'}`,
            );
        }
      }
      expect(differences).toEqual([]);
    });

    test('both accept what only a rule can tell', () => {
      const differences: string[] = [];
      for (const { name, schema, file, path, value } of own) {
        const { data } = files.find((each) => each.path === file)!;
        for (const fault of linkFaultsOf(schema, value, file)) {
          const { zod, jsonSchema } = verdictsOf(collection, validate, replaceAt(data, path, fault.value));
          if (!zod || !jsonSchema) differences.push(`${name}, ${fault.kind}: zod ${zod}, JSON Schema ${jsonSchema}`);
        }
      }
      expect(differences).toEqual([]);
    });
  },
);

test('both count an emoji as one character', () => {
  const collection = (collections as readonly Collection[]).find(({ typeName }) => typeName === 'Testimonial')!;
  const validate = ajv.compile(toJsonSchema(collection));
  const titled = (title: string) => [
    { title, content: 'Words of thanks, long enough for a testimonial of the clinic.', author: 'A.' },
  ];
  expect(verdictsOf(collection, validate, titled('😀😀😀😀'))).toEqual({ zod: false, jsonSchema: false });
  expect(verdictsOf(collection, validate, titled('😀😀😀😀😀'))).toEqual({ zod: true, jsonSchema: true });
});
