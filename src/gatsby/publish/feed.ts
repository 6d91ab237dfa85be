import { escapeMarkup } from '../../lib/escapeMarkup';
import { htmlLang, toLanguage } from '../../lib/language';
import { LIST_PATH } from '../../lib/listState';
import { lastChange } from '../../lib/lastChange';
import { newestChange, type PublishedArticle, type PublishedSite } from './siteFiles';

/** The start of a day in India, where the clinic is. */
const startOfDay = (day: string) => `${day}T00:00:00+05:30`;

function renderEntry(siteUrl: string, article: PublishedArticle): string {
  const url = escapeMarkup(siteUrl + article.link);
  return [
    `<entry xml:lang="${htmlLang(toLanguage(article.language))}">`,
    `<title>${escapeMarkup(article.title)}</title>`,
    `<id>${url}</id>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${startOfDay(article.date)}</published>`,
    `<updated>${startOfDay(lastChange(article))}</updated>`,
    `<author><name>${escapeMarkup(article.author.name)}</name></author>`,
    `<summary>${escapeMarkup(article.description)}</summary>`,
    '</entry>\n',
  ].join('');
}

/** The Atom feed of all articles, newest first. */
export function renderFeed({ siteUrl, name, description, articles }: PublishedSite): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang('en')}">\n`,
    `<title>${escapeMarkup(name)}</title>\n`,
    `<subtitle>${escapeMarkup(description)}</subtitle>\n`,
    `<id>${escapeMarkup(siteUrl)}/</id>\n`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(siteUrl)}/feed.xml"/>\n`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(siteUrl + LIST_PATH)}"/>\n`,
    `<updated>${startOfDay(newestChange(articles) ?? '1970-01-01')}</updated>\n`,
    ...articles.map((article) => renderEntry(siteUrl, article)),
    '</feed>\n',
  ].join('');
}
