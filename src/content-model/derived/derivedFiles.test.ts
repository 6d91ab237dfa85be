import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'jsonc-parser';
import { collections } from '../collections';
import { deriveFiles, SCHEMA_FOLDER, SETTINGS_FILE, writeSettings } from './derivedFiles';

const root = resolve(__dirname, '../../..');
const read = (path: string) =>
  existsSync(resolve(root, path)) ? readFileSync(resolve(root, path), 'utf8') : undefined;
const derived = deriveFiles(read(SETTINGS_FILE) ?? '');

test('the committed files are what the content model derives', () => {
  const stale = [...derived].filter(([path, text]) => read(path) !== text).map(([path]) => path);
  const orphans = readdirSync(resolve(root, SCHEMA_FOLDER))
    .map((name) => `${SCHEMA_FOLDER}/${name}`)
    .filter((path) => !derived.has(path));
  const toDo = [...stale, ...orphans].map(
    (path) => `${path} is not what src/content-model says: run \`npm run derive\``,
  );
  expect(toDo).toEqual([]);
});

test('maps every collection to its schema in the editor’s settings', () => {
  const settings = parse(derived.get(SETTINGS_FILE)!) as { 'json.schemas': { fileMatch: string[]; url: string }[] };
  expect(settings['json.schemas']).toHaveLength(collections.length);
  expect(settings['json.schemas']).toContainEqual({
    fileMatch: ['/content/clinic.json'],
    url: './.vscode/content-schemas/Clinic.json',
  });
  expect(settings['json.schemas']).toContainEqual({
    fileMatch: ['/content/blog/*.json'],
    url: './.vscode/content-schemas/Article.json',
  });
  for (const { url } of settings['json.schemas']) expect(derived.has(url.slice(2))).toBe(true);
});

test('leaves settings alone that say the right thing in another layout', () => {
  const settings = JSON.stringify(JSON.parse(writeSettings('')));
  expect(writeSettings(settings)).toBe(settings);
});

test('keeps the editor’s other settings and their comments', () => {
  const text = writeSettings('{\n  // why\n  "editor.tabSize": 2,\n  "json.schemas": []\n}\n');
  expect(text).toContain('// why\n  "editor.tabSize": 2,');
  expect(text).toContain('"url": "./.vscode/content-schemas/Redirect.json"');
  expect(writeSettings(text)).toBe(text);
});
