import { decodeArticleIndex, type ListedArticle } from '../../lib/articleIndex';
import { prepareSearch } from '../../lib/searchArticles';

type CardPicture = NonNullable<Queries.ArticleCardContentFragment['image']['src']['childImageSharp']>;
/** An article of the index, with the picture of its card. */
export type ListItem = ListedArticle<CardPicture>;

/** Milliseconds after which a fetch counts as failed; Safari before 16 waits for as long as the network does. */
const LONGEST_WAIT = 20_000;

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout?.(LONGEST_WAIT) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.json();
}

/**
 * Address of the newest index, from the newest data of the list’s page; Gatsby keeps each page’s data at such an
 * address.
 */
async function findNewestAddress(path: string): Promise<string> {
  const { result } = (await fetchJson(`/page-data${path}/page-data.json`)) as {
    result: { pageContext: { articleIndex: string } };
  };
  return result.pageContext.articleIndex;
}

async function fetchIndex(address: string, path: string): Promise<ListItem[]> {
  let index: unknown;
  try {
    index = await fetchJson(address);
  } catch (error) {
    // The site may have changed since the page was opened; its newest index serves too.
    const newest = await findNewestAddress(path);
    if (newest === address) throw error;
    index = await fetchJson(newest);
  }
  const articles = decodeArticleIndex<CardPicture>(index);
  prepareSearch(articles);
  return articles;
}

const fetched = new Map<string, Promise<ListItem[]>>();
const known = new Map<string, ListItem[]>();

/** The articles of an index, if it has been fetched. */
export const knownArticles = (address: string): ListItem[] | undefined => known.get(address);

/**
 * Fetches an index once, however often it is asked for; after a failure the next call tries again.
 * @param address address of the index of this page’s own build
 * @param path path of the article list
 */
export function fetchArticleIndex(address: string, path: string): Promise<ListItem[]> {
  const running = fetched.get(address);
  if (running) return running;
  const started = fetchIndex(address, path);
  fetched.set(address, started);
  started.then(
    (articles) => known.set(address, articles),
    () => fetched.delete(address),
  );
  return started;
}
