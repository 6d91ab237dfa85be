/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exampleContent } from '../tests/content/examples/exampleContent';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = () =>
  spawnSync(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, resolve('scripts/reportContent.ts')],
    { cwd: folder, encoding: 'utf8' },
  );
const guide = () => join(folder, 'docs/content.md');

/** Puts right files in the place of those that somebody may be writing. */
function writeExamples(): void {
  rmSync(join(folder, 'content'), { recursive: true });
  cpSync('content/blog', join(folder, 'content/blog'), { recursive: true, filter: (path) => !path.endsWith('.json') });
  for (const { path, text } of exampleContent('minimal').files) {
    cpSync('package.json', join(folder, 'content', path));
    writeFileSync(join(folder, 'content', path), text);
  }
}

test('a page is written of right files, whatever the rules say of their words', () => {
  writeExamples();
  expect(run()).toMatchObject({ status: 0, stdout: 'docs/content.md is written.\n' });
  expect(readFileSync(guide(), 'utf8')).toContain('| article-one |');
});

test.each([
  ['broken', '{', /content\/blog\/insomnia\.json:1\n {4}found {5}broken JSON/],
  ['faulty', '{ "slug": "insomnia" }', /content\/blog\/insomnia\.json:1 {2}title\n/],
])('nothing is written while a file is %s, which is told', (_, text, told) => {
  writeFileSync(join(folder, 'content/blog/insomnia.json'), text);
  const { status, stderr } = run();
  expect(stderr).toMatch(told);
  expect(stderr).toMatch(/\n\ndocs\/content\.md is not written\.\n$/);
  expect(status).toBe(1);
  expect(existsSync(guide())).toBe(false);
});
