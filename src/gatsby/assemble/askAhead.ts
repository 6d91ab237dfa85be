import type { PageData } from './readPageData';

/** Files of webpack’s chunks, by the chunk’s name: `namedChunkGroups` of `webpack.stats.json`. */
export type ChunkFiles = Readonly<Record<string, { assets: readonly { name: string }[] } | undefined>>;

/** What all have in common. */
const findShared = (lists: readonly (readonly string[])[]): string[] =>
  (lists[0] ?? []).filter((each) => lists.every((list) => list.includes(each)));

/** The first segment of a page’s path, by which pages of one kind are told from others. */
const findKind = (path: string) => path.split('/')[1]!;

/**
 * Script at the start of the merged bundles: it preloads all that React’s first render needs while the bundles still
 * run. Otherwise Gatsby requests the page’s data after them, and its component and the answers that pages share only
 * once it has read those: two more round trips. The loader (src/early/loader.ts) has set `pagePath` before; the names of
 * the files are Gatsby’s. Where pages of one kind have several components, the component is left to Gatsby.
 *
 * Where the list is about to search the index of all articles, that is preloaded too: the visitor is in the list’s form, or
 * the address narrows the list (by the names of `listHref`, src/lib/listState.ts). Otherwise the list asks for it itself.
 * @param pages all pages of this build
 * @throws if webpack names no files for a page’s component
 */
export function writeAskAhead(pages: readonly PageData[], chunks: ChunkFiles): string {
  const scriptsOf = ({ path, componentChunkName }: PageData) => {
    const files = chunks[componentChunkName]?.assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
    if (!files)
      throw new Error(`webpack.stats.json names no files for ${componentChunkName}, the component of ${path}.`);
    return files;
  };
  const kinds = [...new Set(pages.map(({ path }) => findKind(path)))];
  const scripts = kinds.map((kind) => [
    kind,
    findShared(pages.filter(({ path }) => findKind(path) === kind).map(scriptsOf)),
  ]);
  const queries = findShared(pages.map(({ staticQueryHashes }) => staticQueryHashes)).map((hash) => `sq/d/${hash}`);
  return (
    '{const ask=(as,crossOrigin,href)=>document.head.append(Object.assign(document.createElement("link"),' +
    '{rel:"preload",as,crossOrigin,href}));' +
    `for(const name of [${JSON.stringify(['app-data', ...queries]).slice(1, -1)},` +
    '(pagePath==="/"?"index":pagePath.slice(1))+"/page-data"])ask("fetch","","/page-data/"+name+".json");' +
    `for(const name of new Map(${JSON.stringify(scripts)}).get(pagePath.split("/")[1])||[])ask("script",null,"/"+name);` +
    'const list=document.querySelector("[data-index]");' +
    'if(list&&(/[?&](q|category|page)=[^&]/.test(location.search)||list.contains(document.activeElement)))' +
    'ask("fetch","",list.dataset.index)}'
  );
}
