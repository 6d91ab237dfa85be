/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../src/content-model/checkContent';
import { readContent } from '../../src/content-model/files/readContent';
import { addArticles } from './siteCopy';
import { dayInIndia } from '../../src/lib/indianTime';

const folder = mkdtempSync(join(tmpdir(), 'growth-'));
beforeAll(() => cpSync('content', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

jest.setTimeout(60_000);

test('synthetic articles pass every rule of the content, and differ', () => {
  addArticles(folder, 83);
  const { files, pictures } = readContent(folder);
  expect(files.filter(({ path }) => path.startsWith('blog/'))).toHaveLength(83);
  expect(
    checkContent(files, pictures, dayInIndia(new Date())).map(({ file, field, found }) => `${file} ${field}: ${found}`),
  ).toEqual([]);
});
