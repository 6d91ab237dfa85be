import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The answer to a query that several pages share, by its hash. */
const OF_QUERY = /^page-data\/sq\/d\/(\d+)\.json$/;

/**
 * Answers to queries of earlier builds, which no page of this one asks for. Gatsby never empties its folder, and an
 * answer may hold all of the clinic’s details as they were then.
 * @param paths all files in the folder
 */
export function findStaleQueries(folder: string, paths: readonly string[]): Set<string> {
  const asked = new Set<string>();
  for (const path of paths.filter((each) => each.endsWith('/page-data.json'))) {
    const { staticQueryHashes = [] } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as {
      staticQueryHashes?: string[];
    };
    for (const hash of staticQueryHashes) asked.add(hash);
  }
  return new Set(
    paths.filter((path) => {
      const hash = OF_QUERY.exec(path)?.[1];
      return hash !== undefined && !asked.has(hash);
    }),
  );
}
