/** What the article list costs a visitor, from the built files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of a file as a host sends it, in brotli. */
const sentBytes = (path: string): number => brotliCompressSync(readFileSync(path)).length;

/** Sizes in bytes as sent. */
export interface ListCost {
  /** Page, its data and every script that it can load. */
  firstLoad: number;
  html: number;
  data: number;
  /** The index that search fetches. */
  index: number;
}

/** Sizes of the article list of a finished site, in bytes as sent. */
export function measureList(dist: string): ListCost {
  const html = readFileSync(join(dist, 'blogs.html'), 'utf8');
  const bundles = JSON.parse(/id="bundles"[^>]*>([^<]*)</.exec(html)![1]!) as string[];
  const pageData = join(dist, 'page-data/blogs/page-data.json');
  const { result, staticQueryHashes } = JSON.parse(readFileSync(pageData, 'utf8')) as {
    result: { pageContext: { articleIndex: string } };
    staticQueryHashes: string[];
  };
  const data = [pageData, ...staticQueryHashes.map((hash) => join(dist, `page-data/sq/d/${hash}.json`))];
  const template = readdirSync(dist).filter((name) =>
    /^component---src-templates-article-list-page-.*\.js$/.test(name),
  );
  const scripts = [...new Set([...bundles.map((path) => path.slice(1)), ...template])].map((name) => join(dist, name));
  const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + sentBytes(path), 0);
  const sizes = { html: sentBytes(join(dist, 'blogs.html')), data: sum(data) };
  return {
    ...sizes,
    firstLoad: sizes.html + sizes.data + sum(scripts),
    index: sentBytes(join(dist, result.pageContext.articleIndex)),
  };
}
