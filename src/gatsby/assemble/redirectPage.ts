import { escapeMarkup } from '../../lib/escapeMarkup';
import type { SiteRedirect } from '../hosting/hostRules';

/**
 * A page at an old path, for hosts that know no redirect rules. It has no words of its own but the title of the page that
 * it leads to, in that page’s language.
 * @param target that page as HTML
 */
export function redirectPage({ to }: SiteRedirect, siteUrl: string, target: string): string {
  const path = escapeMarkup(to);
  const url = escapeMarkup(siteUrl + to);
  const language = target.match(/<html[^>]*? lang="([^"]*)"/)?.[1] ?? '';
  const title = target.match(/<title[^>]*>([^<]*)<\/title>/)?.[1] || url;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${path}"></head><body><p><a href="${path}">${title}</a></p></body></html>\n`;
}
