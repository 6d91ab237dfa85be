import { applyEdits, modify, parse } from 'jsonc-parser';
import { collections, type Collection } from '../collections';
import { toFieldTables } from './toFieldTables';
import { toJsonSchema } from './toJsonSchema';

/** Where the editor’s schemas go, from the repository’s root. */
export const SCHEMA_FOLDER = '.vscode/content-schemas';
/** The editor’s settings, from the repository’s root. */
export const SETTINGS_FILE = '.vscode/settings.json';

const schemaFile = ({ typeName }: Collection) => `${SCHEMA_FOLDER}/${typeName}.json`;
const contentFiles = ({ kind, path }: Collection) =>
  kind === 'folder' ? `/content/${path}/*.json` : `/content/${path}`;

/** The editor’s settings with our schemas in them; all other settings, comments and the layout stay. */
export function writeSettings(settings: string): string {
  const schemas = collections.map((collection) => ({
    fileMatch: [contentFiles(collection)],
    url: `./${schemaFile(collection)}`,
  }));
  const known = (parse(settings) as Record<string, unknown> | undefined)?.['json.schemas'];
  if (JSON.stringify(known) === JSON.stringify(schemas)) return settings;
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(settings || '{}', ['json.schemas'], schemas, { formattingOptions });
  return `${applyEdits(settings || '{}', edits).trim()}\n`;
}

/**
 * Everything that `npm run derive` writes, by path.
 * @param settings the current text of the editor’s settings
 */
export function deriveFiles(settings: string): Map<string, string> {
  return new Map([
    ...collections.map(
      (collection) => [schemaFile(collection), `${JSON.stringify(toJsonSchema(collection), null, 2)}\n`] as const,
    ),
    [SETTINGS_FILE, writeSettings(settings)],
    ['docs/content-fields.md', toFieldTables()],
  ]);
}
