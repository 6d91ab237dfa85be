import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, type Collection } from '../src/content-model/collections';
import { jsonSchemaOf, type JsonSchema } from '../src/content-model/fields';

const guide = readFileSync('docs/change-the-clinic.md', 'utf8');
const [, section = ''] = /^## Fixed numbers\n([\s\S]*?)^## /m.exec(guide) ?? [];
/** The cells of each row: what, how many, field, where it is set. */
const rows = section
  .split('\n')
  .filter((line) => /^\| .*\d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** Every list of a schema that has a fixed length, by its path. */
function fixedLists({ minItems, maxItems, items, properties = {} }: JsonSchema, path = ''): [string, number][] {
  const own: [string, number][] = minItems !== undefined && minItems === maxItems ? [[path, minItems]] : [];
  const within = Object.entries(properties).flatMap(([key, field]) => fixedLists(field, path ? `${path}.${key}` : key));
  return [...own, ...(items ? fixedLists(items, `${path}[]`) : []), ...within];
}

test('the guide lists each number that the schemas fix, and no other', () => {
  const fixed = (collections as readonly Collection[]).flatMap(({ path, schema }) =>
    fixedLists(jsonSchemaOf(schema)).map(([field, count]) => [`\`${path}\`: \`${field}\``, String(count)]),
  );
  const listed = rows.map(([, count, field]) => [field, count]).filter(([field]) => field!.includes(': '));
  expect(fixed.length).toBeGreaterThan(10);
  expect([...listed].sort()).toEqual([...fixed].sort());
});

test.each(rows.map(([what, , , where]) => [what, where!]))('where the number is set has that name: %s', (_, where) => {
  const files = [...where.matchAll(/`((?:schemas|rules)\/\w+\.ts)`/g)].map(([, file]) =>
    readFileSync(join('src/content-model', file!), 'utf8'),
  );
  const names = [...where.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
  expect(files.length).toBeGreaterThan(0);
  for (const name of names) expect(files.filter((text) => new RegExp(`\\b${name}\\b`).test(text))).not.toEqual([]);
});

test('the counts of whole collections are those of the rule', () => {
  const rule = readFileSync('src/content-model/rules/requiredCounts.ts', 'utf8');
  const counts = [...rule.matchAll(/typeName: '(\w+)', count: (\d+)/g)].map(([, name, count]) => [name, count]);
  expect(counts).toHaveLength(3);
  for (const [name, count] of counts)
    expect(rows.find(([, , , where]) => where!.includes(`\`${name}\``))?.[1]).toBe(count);
});
