import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npmProgram } from '../npmProgram';
import { replaceOrAppendSection } from '../replaceSection';

const FILE = 'docs/performance.md';

/** Puts a text between the markers of its name in docs/performance.md; without markers, at the end. */
export function writeSection(name: string, text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Performance\n';
  const markers = { start: `<!-- ${name}: written by npm run bench:builds -->`, end: `<!-- ${name}: end -->` };
  writeFileSync(FILE, replaceOrAppendSection(before, markers, text));
  const { file, args, shell } = npmProgram(['npx', 'prettier', '--write', FILE]);
  execFileSync(file, args, { shell });
}
