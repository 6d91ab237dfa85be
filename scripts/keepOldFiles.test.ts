import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
