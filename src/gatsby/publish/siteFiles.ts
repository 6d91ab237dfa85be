/** What the files for search engines, feed readers and home screens are made from. */
import { lastChange } from '../../lib/lastChange';

/** An article, as far as these files need it. */
export interface PublishedArticle {
  link: string;
  title: string;
  description: string;
  /** Days, YYYY-MM-DD. */
  date: string;
  /** The day of publication in words. */
  dateText: string;
  updated: string | null;
  language: string;
  mainCategory: string;
  author: { name: string };
}

/** A helpline with its numbers, as people read and as telephones dial them. */
export interface Helpline {
  name: string;
  numbers: readonly { display: string; href: string }[];
}

/** The site, as far as these files need it. */
export interface PublishedSite {
  siteUrl: string;
  name: string;
  fullName: string;
  email: string;
  /** Day of the build, YYYY-MM-DD. */
  builtOn: string;
  /** One sentence on the site. */
  description: string;
  /** Words of the list of all articles for browsers without scripts: its heading, and the name of the page before. */
  plainList: { heading: string; back: string };
  /** Helplines, and the heading before them. */
  help: { heading: string; lines: readonly Helpline[] };
  /** Newest first. */
  articles: readonly PublishedArticle[];
}

/** Day on which any article last changed; undefined if there is none. */
export const newestChange = (articles: readonly PublishedArticle[]): string | undefined =>
  articles.map(lastChange).sort().at(-1);

/**
 * The site’s own address, if it can stand before a path.
 * @throws if there is none, or if it ends with a slash or a path
 */
export function checkSiteUrl(siteUrl: string | undefined): string {
  if (siteUrl && /^https:\/\/[^/\s?#]+$/.test(siteUrl)) return siteUrl;
  throw new Error(
    `content/clinic.json: siteUrl is ${siteUrl ? JSON.stringify(siteUrl) : 'missing'}; it must be the site’s address without a slash at its end, such as "https://www.clinic.example".`,
  );
}
