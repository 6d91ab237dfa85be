/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../src/content-model/checkContent';
import { readContent } from '../../src/content-model/readContent';
import { findTraces, needlesOf } from './findTraces';
import { bareContent, textsIn } from './leaveOut';
import { dayInIndia } from '../../src/lib/indianTime';

const folder = mkdtempSync(join(tmpdir(), 'bare-'));
beforeAll(() => cpSync('content', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

jest.setTimeout(60_000);

test('content is right without everything that it may leave out, and nothing of that is left', () => {
  const left = bareContent(folder);
  expect([...new Set(left.map(({ name }) => name))].sort()).toEqual(
    expect.arrayContaining([
      'bring',
      'closures',
      'fieldsOfWork',
      'gettingThere',
      'languages',
      'notices',
      'reachBar',
      'registration',
    ]),
  );
  const { files, pictures } = readContent(folder);
  expect(
    checkContent(files, pictures, dayInIndia(new Date())).map(({ file, field, found }) => `${file} ${field}: ${found}`),
  ).toEqual([]);
  const texts = left.filter(({ name }) => ['closures', 'gettingThere'].includes(name)).map(({ value }) => value);
  expect(findTraces(folder, needlesOf(textsIn(texts)))).toEqual([]);
});

test('what is left in a site is found by its words and by its name', () => {
  expect(needlesOf(['“A long name”, they say: and more of it', 'Holi'])).toEqual(['and more of it']);
  expect(findTraces('content/blog', ['mental-disorders-chil', 'It is two in the morning'])).toEqual([
    expect.stringMatching(/^insomnia\.json: It is two/),
    'mental-disorders-children.jpg: mental-disorders-chil',
    'mental-disorders-children.json: mental-disorders-chil',
  ]);
});
