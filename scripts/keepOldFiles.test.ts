import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepOldFiles } from './keepOldFiles';

const folder = mkdtempSync(join(tmpdir(), 'keep-'));
const [dist, archive] = [join(folder, 'dist'), join(folder, 'archive')];
afterAll(() => rmSync(folder, { recursive: true }));

const script = (deploy: number) => `/app-${String(deploy).padStart(20, '0')}.js`;
function deploy(number: number): number {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, `static/${number}`), { recursive: true });
  for (const path of [script(number), `/static/${number}/a.jpg`, '/static/same.woff2', '/about.html'])
    writeFileSync(join(dist, path), String(number));
  writeFileSync(join(dist, '_headers'), `/static/*\n  Cache-Control: kept\n${script(number)}\n  Cache-Control: kept\n`);
  return keepOldFiles(dist, archive);
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
});

test('the same build deployed again pushes nothing out', () => {
  expect(deploy(5)).toBe(6);
  expect(deploy(5)).toBe(6);
  expect(has(script(2))).toBe(true);
});

test('a host that reads `_headers` keeps the files of earlier deploys as long as its own', () => {
  deploy(6);
  const headers = readFileSync(join(dist, '_headers'), 'utf8');
  expect(headers.match(/^\/.*$/gm)).toEqual(['/static/*', ...[6, 5, 4, 3].map(script)]);
  expect(headers).toContain(`${script(5)}\n  Cache-Control: public, max-age=31536000, immutable\n`);
});
