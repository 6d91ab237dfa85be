/** Searches a finished site for what must, or must not, be in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/gatsby/assemble/listFiles';

/** A run of characters that neither HTML, JSON nor XML escapes or breaks up. */
const PLAIN = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N} ,.-]{10,}/gu;

/**
 * The longest part of each text that reads the same in every kind of file; texts too short to be distinctive yield
 * none.
 */
export const needlesOf = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => (text.match(PLAIN) ?? []).sort((a, b) => b.length - a.length).slice(0, 1))
      .map((part) => part.trim()),
  ),
];

const isText = (path: string) => !/\.(?:avif|webp|jpe?g|png|ico|woff2?)$/.test(path);

/** Files of a folder that hold one of the needles in their text or path, as `path: needle`. */
export function findTraces(folder: string, needles: readonly string[]): string[] {
  return listFiles(folder).flatMap((path) => {
    const text = isText(path) ? readFileSync(join(folder, path), 'utf8') : '';
    const found = needles.find((needle) => path.includes(needle) || text.includes(needle));
    return found ? [`${path}: ${found}`] : [];
  });
}
