import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

const FILE = 'docs/performance.md';

const begin = (name: string) => `<!-- ${name}: written by a script -->`;
const end = (name: string) => `<!-- ${name}: end -->`;

/** Puts a text between the marks of its name in docs/performance.md; without marks, at the end. */
export function writeSection(name: string, text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Performance\n';
  const block = `${begin(name)}\n\n${text}\n\n${end(name)}`;
  const [start, stop] = [before.indexOf(begin(name)), before.indexOf(end(name))];
  const after =
    start >= 0 && stop > start
      ? before.slice(0, start) + block + before.slice(stop + end(name).length)
      : `${before.trimEnd()}\n\n${block}\n`;
  writeFileSync(FILE, after);
  execFileSync('npx', ['prettier', '--write', FILE]);
}
