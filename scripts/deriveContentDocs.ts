/** `npm run derive`: writes the editor’s schemas and settings and the field tables, all from the content model. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { deriveFiles, SCHEMA_FOLDER, SETTINGS_FILE } from '../src/content-model/derived/derivedFiles';

const root = resolve(__dirname, '..');
const settings = resolve(root, SETTINGS_FILE);
const derived = deriveFiles(existsSync(settings) ? readFileSync(settings, 'utf8') : '');

for (const [path, text] of derived) {
  mkdirSync(dirname(resolve(root, path)), { recursive: true });
  writeFileSync(resolve(root, path), text);
}
for (const name of readdirSync(resolve(root, SCHEMA_FOLDER))) {
  if (!derived.has(`${SCHEMA_FOLDER}/${name}`)) rmSync(resolve(root, SCHEMA_FOLDER, name));
}
console.log(`${derived.size} files derived from src/content-model.`);
