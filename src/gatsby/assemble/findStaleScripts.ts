import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HASHED = /-([0-9a-f]{20})\.js$/;

/**
 * Scripts of earlier builds. Gatsby never empties its folder, so they lie beside this build’s, which are named in
 * webpack’s own list or, by their hashes, in the runtime that it names.
 * @param paths all files in the folder
 */
export function findStaleScripts(folder: string, paths: readonly string[]): Set<string> {
  const list = join(folder, 'webpack.stats.json');
  if (!existsSync(list)) return new Set();
  const named = readFileSync(list, 'utf8');
  const runtimes = paths
    .filter((path) => path.startsWith('webpack-runtime-') && named.includes(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const isOfThisBuild = (path: string) =>
    named.includes(path) || runtimes.some((runtime) => runtime.includes(path.match(HASHED)![1]!));
  return new Set(paths.filter((path) => HASHED.test(path) && !isOfThisBuild(path)));
}
