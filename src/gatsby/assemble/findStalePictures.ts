import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isText } from './shortNames';

/** The folder that Gatsby makes for each picture of the content, by the hash of its source. */
const OF_PICTURE = /^static\/([0-9a-f]{32})\//;

/**
 * Pictures of earlier builds that nothing in this one names, such as those of an article that waits for its day again,
 * or is gone. Gatsby never empties its folder.
 * @param paths the files that are left
 */
export function findStalePictures(folder: string, paths: readonly string[]): Set<string> {
  const unnamed = new Set(paths.flatMap((path) => OF_PICTURE.exec(path)?.[1] ?? []));
  for (const path of paths) {
    if (unnamed.size === 0 || !isText(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    for (const hash of unnamed) if (text.includes(hash)) unnamed.delete(hash);
  }
  return new Set(paths.filter((path) => unnamed.has(OF_PICTURE.exec(path)?.[1] ?? '')));
}
