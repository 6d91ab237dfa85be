/** Finds traces of one machine in the repository’s files: registry hosts, home and work folders, private addresses. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Patterns are written in parts, so that this file does not match them itself. */
const pattern = (...parts: string[]) => new RegExp(parts.join(''), 'i');

const TRACES: [what: string, pattern: RegExp][] = [
  ['a registry’s host', pattern('registry', '\\.[a-z0-9-]+\\.[a-z]{2,}')],
  ['a registry’s host', pattern('(?:https?:)?//[^\\s/"\'`]*(?:npmjs|yarnpkg|artifactory|verdaccio|jfrog)', '\\.')],
  ['a folder of one machine', pattern('(?<![\\w.~*:/-])/', '(?:root|home/\\w|Users/\\w|work/\\w|tmp/\\w)')],
  ['an address of a private network', pattern('https?://', '(?:10|192\\.168|172\\.(?:1[6-9]|2\\d|3[01]))\\.[\\d.]+')],
];

/** Traces in one text, each with its line. */
export function findTraces(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      TRACES.filter(([, trace]) => trace.test(line)).map(([what]) => `line ${index + 1}: ${what}`),
    );
}

/** All files of the repository but pictures, fonts and other binary files. */
export function listTextFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 16 * 2 ** 20,
  })
    .split('\0')
    .filter((path) => path && !/\.(?:jpe?g|png|avif|webp|ico|woff2?|ttf|blend|pdf|exr|hdr)$/i.test(path));
}

/** All traces of the given files, as `path, line: what`. */
export const findAllTraces = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => findTraces(readFileSync(path, 'utf8')).map((trace) => `${path}, ${trace}`));
