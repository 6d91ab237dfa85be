import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Paths of all files in a folder, at any depth, relative to it, with forward slashes, sorted. @throws if it is missing
 */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
