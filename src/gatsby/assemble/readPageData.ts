import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Gatsby says of a page: `page-data.json`, without the answer to the page’s own query. */
export interface PageData {
  /** As Gatsby knows it: `/blog/insomnia`, `/404.html`. */
  path: string;
  /** Name of the webpack chunk that holds its component. */
  componentChunkName: string;
  /** Names of the answers to queries that pages share (`page-data/sq/d/`). */
  staticQueryHashes: readonly string[];
}

/**
 * Reads what Gatsby says of each page of this build.
 * @param folder Gatsby’s output folder
 * @param paths all files in it
 */
export const readPageData = (folder: string, paths: readonly string[]): PageData[] =>
  paths
    .filter((path) => path.endsWith('/page-data.json'))
    .map((file) => {
      const {
        path,
        componentChunkName,
        staticQueryHashes = [],
      } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<PageData, 'staticQueryHashes'> &
        Partial<PageData>;
      return { path, componentChunkName, staticQueryHashes };
    });
