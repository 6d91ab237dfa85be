import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOldFiles, recordDeploy, type Build } from './keepOldFiles';

const folder = mkdtempSync(join(tmpdir(), 'keep-'));
const [dist, archive] = [join(folder, 'dist'), join(folder, 'archive')];
afterAll(() => rmSync(folder, { recursive: true }));

const script = (build: number) => `/app-${String(build).padStart(20, '0')}.js`;

/** Makes a build; its file for `_headers` is as Cloudflare Pages reads it. */
function build(number: number): Build {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, `static/${number}`), { recursive: true });
  const hashed = [script(number), `/static/${number}/a.jpg`, '/static/same.woff2'];
  for (const path of [...hashed, '/about.html']) writeFileSync(join(dist, path), String(number));
  writeFileSync(join(dist, '_headers'), `/static/*\n  Cache-Control: kept\n${script(number)}\n  Cache-Control: kept\n`);
  return { dist, hashed };
}

/** A deploy that succeeds. @returns how many old files it had */
function deploy(number: number): number {
  const made = build(number);
  const added = addOldFiles(made, archive);
  recordDeploy(made, archive);
  return added;
}
const has = (path: string) => existsSync(join(dist, path));

test('hashed files stay for three deploys and no longer; pages are always the newest', () => {
  expect(deploy(1)).toBe(0);
  expect(deploy(2)).toBe(2);
  deploy(3);
  expect(deploy(4)).toBe(6);
  expect([1, 2, 3, 4].map((number) => has(script(number)))).toEqual([true, true, true, true]);
  expect(deploy(5)).toBe(6);
  expect([1, 2, 5].map((number) => has(script(number)) && has(`/static/${number}/a.jpg`))).toEqual([false, true, true]);
  expect(existsSync(join(archive, 'files', script(1)))).toBe(false);
  expect(readFileSync(join(dist, 'about.html'), 'utf8')).toBe('5');
});

test('the same build deployed again pushes nothing out', () => {
  expect(deploy(5)).toBe(6);
  expect(deploy(5)).toBe(6);
  expect(has(script(2))).toBe(true);
});

test('deploys that fail before they are live push nothing out', () => {
  for (const failed of [60, 61, 62, 63, 64]) addOldFiles(build(failed), archive);
  expect(deploy(6)).toBe(6);
  expect([3, 4, 5, 64].map((number) => has(script(number)))).toEqual([true, true, true, false]);
});

test('a deploy tried again from the same folder is the same deploy, and says each thing once', () => {
  const made = build(7);
  addOldFiles(made, archive);
  const headers = readFileSync(join(dist, '_headers'), 'utf8');
  expect(addOldFiles(made, archive)).toBe(6);
  expect(readFileSync(join(dist, '_headers'), 'utf8')).toBe(headers);
  recordDeploy(made, archive);
  recordDeploy(made, archive);
  expect(deploy(8)).toBe(6);
  expect([5, 6, 7].map((number) => has(script(number)))).toEqual([true, true, true]);
});

test('a host that reads `_headers` keeps the files of earlier deploys as long as its own', () => {
  deploy(9);
  const headers = readFileSync(join(dist, '_headers'), 'utf8');
  expect(headers.match(/^\/.*$/gm)).toEqual(['/static/*', ...[9, 8, 7, 6].map(script)]);
  expect(headers).toContain(`${script(8)}\n  Cache-Control: public, max-age=31536000, immutable\n`);
});
