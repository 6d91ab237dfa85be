/**
 * Gatsby names the folder of each picture, and each font, by a hash of 32 hexadecimal digits. They do not compress, and
 * a page has up to thirty of them. Hosts get the first digits only, as many as keep all hashes different.
 */

const HASH = /[0-9a-f]{32}/g;
/** `static/HASH/…` for pictures, `static/NAME-HASH.…` for fonts. */
const NAMED_BY_HASH = /^static\/(?:[^/]*-)?([0-9a-f]{32})[/.]/;
/** How many digits to keep of a hash, the fewest first; the last keeps all. */
const LENGTHS = [8, 12, 16, 32];

/** Files that may name others. */
export const isText = (path: string): boolean => /\.(?:html|json|js)$/.test(path);

/**
 * Prepares the shortening of a build’s hashes.
 * @param paths all files, as Gatsby names them
 * @returns a function that shortens the hashes of these files wherever they are in a path or a text: the index of
 * articles has them without paths
 */
export function makeShortener(paths: readonly string[]): (text: string) => string {
  const hashes = new Set(paths.flatMap((path) => NAMED_BY_HASH.exec(path)?.[1] ?? []));
  const countAfter = (length: number) => new Set([...hashes].map((hash) => hash.slice(0, length))).size;
  const length = LENGTHS.find((length) => countAfter(length) === hashes.size);
  return (text) => text.replace(HASH, (hash) => (hashes.has(hash) ? hash.slice(0, length) : hash));
}
