/** Looks through a finished site for what must not be in it, or must. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/gatsby/assemble/listFiles';

/** Letters in a row that no writer of HTML, JSON or XML escapes or divides. */
const PLAIN = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N} ,.-]{10,}/gu;

/** Of each text its longest part that stands the same in every kind of file; texts too short to be told apart have none. */
export const needlesOf = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => (text.match(PLAIN) ?? []).sort((a, b) => b.length - a.length).slice(0, 1))
      .map((part) => part.trim()),
  ),
];

const isText = (path: string) => !/\.(?:avif|webp|jpe?g|png|ico|woff2?)$/.test(path);

/** The files of a folder that hold one of the needles, in what they say or in their name, as `path: needle`. */
export function findTraces(folder: string, needles: readonly string[]): string[] {
  return listFiles(folder).flatMap((path) => {
    const text = isText(path) ? readFileSync(join(folder, path), 'utf8') : '';
    const found = needles.find((needle) => path.includes(needle) || text.includes(needle));
    return found ? [`${path}: ${found}`] : [];
  });
}
