import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findTests, type FoundTest } from './findTests';

/** All tests of the project, in the order of their files’ names. */
export const readTests = (root: string): FoundTest[] =>
  ['tests', 'src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(spec|test)\.tsx?$/.test(name))
      .map((name) => join(folder, name).split(sep).join('/'))
      .sort()
      .flatMap((file) => findTests(file, readFileSync(join(root, file), 'utf8'))),
  );
