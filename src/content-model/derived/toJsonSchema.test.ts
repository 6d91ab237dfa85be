import { z } from 'zod';
import { collections, findCollection, type Collection } from '../collections';
import { toJsonSchema } from './toJsonSchema';

const schemaOf = (path: string) => toJsonSchema(findCollection(path)!);

test('gives a file of one entry an object, a file of many a list with an entry or more', () => {
  expect(schemaOf('clinic.json')).toMatchObject({ title: 'The clinic', type: 'object', additionalProperties: false });
  expect(schemaOf('faqs.json')).toMatchObject({
    type: 'array',
    minItems: 1,
    items: { type: 'object', additionalProperties: false },
  });
});

test('lets a list be empty where the check does', () => {
  for (const path of ['testimonials.json', 'redirects.json']) expect(schemaOf(path)).not.toHaveProperty('minItems');
});

test('tells editors what a pattern asks for', () => {
  expect(schemaOf('clinic.json').properties?.whatsappNumber).toEqual({
    type: 'string',
    description: 'Number of the clinic’s WhatsApp chat, in E.164 form.',
    pattern: '^\\+(?:91(?:\\d{10}|18[06]0\\d{7})|(?!91)[1-9]\\d{6,14})$',
    patternErrorMessage:
      'Expected: a phone number in E.164 form: plus sign, country code, digits only, such as "+916512345678"; after +91, ten digits, or 1800 or 1860 and seven more.',
  });
});

test('offers the choices of a field', () => {
  expect(schemaOf('article-labels.json').items?.properties?.language).toMatchObject({
    type: 'string',
    enum: ['en', 'hi'],
  });
});

test('keeps our own annotations to itself', () => {
  const text = JSON.stringify((collections as readonly Collection[]).map(toJsonSchema));
  for (const word of ['"ref":', '"picture":', '"sample":', '"route":', '"typeName":', '"form":', '"format":'])
    expect(text).not.toContain(word);
});

test('a description of a nested object stands at its field', () => {
  const schema = z
    .strictObject({
      inner: z.strictObject({ a: z.int().min(1).max(3).meta({ description: 'A.' }) }).meta({ description: 'Inner.' }),
    })
    .meta({ description: 'Outer.' });
  expect(toJsonSchema({ typeName: 'Outer', title: 'Outer', kind: 'one', path: 'outer.json', schema })).toEqual({
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Outer',
    description: 'Outer.',
    type: 'object',
    required: ['inner'],
    additionalProperties: false,
    properties: {
      inner: {
        description: 'Inner.',
        type: 'object',
        required: ['a'],
        additionalProperties: false,
        properties: { a: { description: 'A.', type: 'integer', minimum: 1, maximum: 3 } },
      },
    },
  });
});
