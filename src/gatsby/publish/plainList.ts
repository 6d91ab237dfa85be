import { escapeMarkup } from '../../lib/escapeMarkup';
import { htmlLang, toLanguage } from '../../lib/language';
import { LIST_PATH } from '../../lib/listState';
import type { Helpline, PublishedArticle, PublishedSite } from './siteFiles';

const STYLE =
  'body{max-width:44rem;margin:auto;padding:1rem;font:1.125rem/1.5 sans-serif;color-scheme:light dark}li{margin:.75rem 0}[href^=tel]{white-space:nowrap}';

function groupByCategory(articles: readonly PublishedArticle[]): Map<string, PublishedArticle[]> {
  const groups = new Map<string, PublishedArticle[]>();
  for (const article of articles) {
    const members = groups.get(article.mainCategory);
    if (members) members.push(article);
    else groups.set(article.mainCategory, [article]);
  }
  return groups;
}

function renderItem({ link, title, date, dateText, language }: PublishedArticle): string {
  const lang = htmlLang(toLanguage(language));
  return `<li><a href="${escapeMarkup(link)}" xml:lang="${lang}" lang="${lang}">${escapeMarkup(title)}</a> <time datetime="${date}" xml:lang="${lang}" lang="${lang}">${escapeMarkup(dateText)}</time></li>\n`;
}

const renderHelpline = ({ name, numbers }: Helpline) =>
  [
    escapeMarkup(name),
    ...numbers.map(({ display, href }) => `<a href="${escapeMarkup(href)}">${escapeMarkup(display)}</a>`),
  ].join(' ');

/**
 * The list of all articles for browsers without scripts, by category: the article list’s page holds only the newest, so
 * that it does not grow, and its other pages need scripts.
 *
 * It is no page of the site, which has no routes but the given ones (RTE-07), but a file beside the sitemap and the
 * feed: XHTML, which every browser shows as a page, and every host sends with the right type by its extension. Since
 * its titles speak of suicide, the helplines stand before them (docs/words.md, “Suicide and self-harm”).
 */
export function renderPlainList({ name, plainList, help, articles }: PublishedSite): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en-IN" lang="en-IN"><head>\n',
    `<title>${escapeMarkup(`${plainList.heading} | ${name}`)}</title>\n`,
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'"/>\n',
    '<meta name="viewport" content="width=device-width"/><meta name="robots" content="noindex"/>\n',
    `<style>${STYLE}</style></head><body>\n`,
    `<p><a href="${LIST_PATH}">${escapeMarkup(plainList.back)}</a></p>\n<h1>${escapeMarkup(plainList.heading)}</h1>\n`,
    `<p><strong>${escapeMarkup(help.heading)}</strong> ${help.lines.map(renderHelpline).join(' · ')}</p>\n`,
    ...[...groupByCategory(articles)].flatMap(([category, members]) => [
      `<h2>${escapeMarkup(category)}</h2>\n<ul>\n`,
      ...members.map(renderItem),
      '</ul>\n',
    ]),
    '</body></html>\n',
  ].join('');
}
