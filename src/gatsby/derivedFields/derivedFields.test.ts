import { readFileSync } from 'node:fs';
import { collections, type Collection } from '../../content-model/collections';
import type { Field } from './field';
import { buildDerivedTypes } from './derivedFields';

interface DerivedType {
  name: string;
  fields: Record<string, Field>;
}

const types = buildDerivedTypes({ buildObjectType: (config) => config }) as DerivedType[];

test('docs/querying.md lists where to begin: every type, what it holds, its file and its page', () => {
  const [, section = ''] = /\n## Where to begin\n([\s\S]*?)\n## /.exec(readFileSync('docs/querying.md', 'utf8')) ?? [];
  const listed = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map((cells) => cells.slice(1, 5));
  expect(listed).toEqual(
    (collections as readonly Collection[]).map(({ typeName, title, kind, path, route }) => [
      `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}, all${typeName}`,
      title,
      `content/${path}${kind === 'folder' ? '/*.json' : ''}`,
      route?.({ slug: '…' }) ?? '',
    ]),
  );
});

test('docs/querying.md lists every derived field, with its type and its words', () => {
  const [, section = ''] = readFileSync('docs/querying.md', 'utf8').split('\n## Derived fields\n');
  const listed = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, type, field, answer, words]) => `${type} ${field} ${answer} ${words}`);
  const derived = types.flatMap(({ name, fields }) =>
    Object.entries(fields).map(([field, { type, args, description }]) => {
      const call = args ? `${field}(${Object.keys(args).join(', ')})` : field;
      return `\`${name}\` \`${call}\` \`${type}\` ${description}`;
    }),
  );
  expect(derived.length).toBeGreaterThan(25);
  expect(listed).toEqual(derived);
});
