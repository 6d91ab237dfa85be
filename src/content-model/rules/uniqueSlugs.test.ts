import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { uniqueSlugs } from './uniqueSlugs';

test('accepts slugs that are the names of their files, and one slug in two collections', () => {
  const files = {
    'blog/sleep.json': { slug: 'sleep' },
    'services/sleep.json': { slug: 'sleep' },
    'categories.json': [{ slug: 'sleep' }, { slug: 'stress' }],
  };
  expect(findingsOf(uniqueSlugs, files)).toEqual([]);
});

test('leaves a missing or badly typed slug to the schema', () => {
  expect(
    findingsOf(uniqueSlugs, {
      'blog/sleep.json': {},
      'team/a.json': { slug: 7 },
      'team/b.json': null,
      'categories.json': [null, {}],
    }),
  ).toEqual([]);
});

test('rejects a slug unlike the file’s name', () => {
  expect(findingsOf(uniqueSlugs, { 'blog/insomnia.json': { slug: 'insomia' } })).toEqual([
    {
      file: 'blog/insomnia.json',
      field: 'slug',
      found: '"insomia" in a file named "insomnia.json"',
      expected: 'a slug equal to the file’s name',
      suggestion:
        'rename the file to insomia.json if its address is to be /blog/insomia, or write "insomnia" for /blog/insomnia; if it was online, keep the address, or redirect the old one in content/redirects.json',
    },
  ]);
});

test('speaks of no address where a slug has none', () => {
  expect(findingsOf(uniqueSlugs, { 'team/asha.json': { slug: 'aha' } })).toMatchObject([
    { suggestion: '"asha", or rename the file to aha.json' },
  ]);
});

test('rejects a slug that was copied from another file', () => {
  expect(
    findingsOf(uniqueSlugs, { 'blog/paranoia.json': { slug: 'insomnia' }, 'blog/insomnia.json': { slug: 'insomnia' } }),
  ).toEqual([
    {
      file: 'blog/paranoia.json',
      field: 'slug',
      found: '"insomnia", which content/blog/insomnia.json also has',
      expected: 'a slug equal to the file’s name',
      suggestion: '"paranoia"',
    },
  ]);
});

test('rejects a doubled slug in a list', () => {
  expect(
    findingsOf(uniqueSlugs, { 'categories.json': [{ slug: 'sleep' }, { slug: 'stress' }, { slug: 'sleep' }] }),
  ).toEqual([
    {
      file: 'categories.json',
      field: '[2].slug',
      found: '"sleep", which an entry above also has',
      expected: 'a slug that no other entry has',
      suggestion: 'write another slug, or remove one of the two entries',
    },
  ]);
});
