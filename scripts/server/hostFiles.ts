/** Reads `_redirects` and `_headers` as hosts do, so that our own server applies them too. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readLines = (folder: string, name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').split('\n') : [];

/** Old paths and where they lead: the lines `from to status` of `_redirects`. */
export function readRedirects(folder: string): Map<string, string> {
  return new Map(
    readLines(folder, '_redirects')
      .map((line) => line.split(/\s+/))
      .filter(([from, to]) => from && to)
      .map(([from, to]) => [from!, to!]),
  );
}

interface HeaderRule {
  /** A path, or the start of paths before a star. */
  path: string;
  /** Without a value: takes back that header of the rules before it. */
  headers: [name: string, value?: string][];
}

/** The rules of `_headers`: a path, and below it, indented, its headers; `! name` takes one back. */
export function readHeaders(folder: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(folder, '_headers')) {
    const header = line.match(/^\s+([^:\s]+):\s*(.*)$/);
    const unset = line.match(/^\s+!\s*(\S+)\s*$/);
    if (unset) rules.at(-1)?.headers.push([unset[1]!]);
    else if (header) rules.at(-1)?.headers.push([header[1]!, header[2]!]);
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** Headers of a path, by all rules that name it. */
export function headersOf(path: string, rules: readonly HeaderRule[]): [name: string, value: string][] {
  let found: [string, string][] = [];
  const fitting = rules.filter(({ path: of }) => (of.endsWith('*') ? path.startsWith(of.slice(0, -1)) : of === path));
  for (const [name, value] of fitting.flatMap(({ headers }) => headers))
    if (value === undefined) found = found.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
    else found.push([name, value]);
  return found;
}
