import type { PageData } from './readPageData';

/** The answer to a query that several pages share, by its hash. */
const OF_QUERY = /^page-data\/sq\/d\/(\d+)\.json$/;

/**
 * Answers to queries of earlier builds, which no page of this one asks for. Gatsby never empties its folder, and an
 * answer may hold all of the clinic’s details as they were then.
 * @param paths all files in Gatsby’s output folder
 * @param pages all pages of this build
 */
export function findStaleQueries(paths: readonly string[], pages: readonly PageData[]): Set<string> {
  const asked = new Set(pages.flatMap(({ staticQueryHashes }) => staticQueryHashes));
  return new Set(
    paths.filter((path) => {
      const hash = OF_QUERY.exec(path)?.[1];
      return hash !== undefined && !asked.has(hash);
    }),
  );
}
