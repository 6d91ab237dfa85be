import { readFileSync } from 'node:fs';

/** Reads a JSON file of the repository. @throws if it is missing or no JSON */
export const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
