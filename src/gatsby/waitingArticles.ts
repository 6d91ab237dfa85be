import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findCollection } from '../content-model/collections';
import { isHidden } from '../content-model/files/readContent';
import { formatDate } from '../lib/formatDate';
import { isPublished } from '../lib/isPublished';
import { dayInIndia } from '../lib/indianTime';

/** An article whose day is still to come. */
interface WaitingArticle {
  /** File below the content folder, such as `blog/healthy-habits.json`. */
  path: string;
  /** The day that it waits for, YYYY-MM-DD. */
  date: string;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

function dateIn(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { date?: unknown } | null)?.date;
  } catch {
    // The content check reports broken files.
    return undefined;
  }
}

/**
 * The articles of a content folder that wait for their day, by file name.
 * @param today YYYY-MM-DD at the clinic
 */
export function findWaitingArticles(content: string, today: string): WaitingArticle[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isHidden(path) && findCollection(path)?.typeName === 'Article')
    .sort()
    .flatMap((path) => {
      const date = dateIn(join(content, path));
      return isDay(date) && !isPublished({ date }, today) ? [{ path, date }] : [];
    });
}

/**
 * Decides which files a build does not read: a file that is no node has no page and is in no list, feed or sitemap. It
 * is decided once, when the build starts, and by the file’s path rather than its content, so that a kept cache can
 * neither hold back an article whose day has come nor keep one that waits again.
 */
export function ignoreWaitingArticles(content: string, now: Date): (path: string) => boolean {
  const waiting = new Set(findWaitingArticles(content, dayInIndia(now)).map(({ path }) => resolve(content, path)));
  return (path) => waiting.has(resolve(path));
}

/** One line for each waiting article, for the output of a build or a check. */
export const describeWaiting = (articles: readonly WaitingArticle[]): string[] =>
  articles.map(
    ({ path, date }) =>
      `content/${path} waits until ${formatDate(date)}, Indian time; until then a build leaves it out.`,
  );
