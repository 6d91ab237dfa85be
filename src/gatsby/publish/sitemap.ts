import { escapeMarkup } from '../../lib/escapeMarkup';
import { LIST_PATH } from '../../lib/listState';
import { lastChange } from '../../lib/lastChange';
import { newestChange, type PublishedSite } from './siteFiles';

/** The path of a page, from its own canonical link; undefined for pages that must not be listed. */
export function findCanonicalPath(html: string, siteUrl: string): string | undefined {
  if (/<meta[^>]+name="robots"[^>]+noindex/.test(html)) return undefined;
  const canonical = html.match(/<link\b[^>]*\brel="canonical"[^>]*>/)?.[0].match(/\bhref="([^"]+)"/)?.[1];
  return canonical?.startsWith(siteUrl) ? canonical.slice(siteUrl.length) : undefined;
}

/** The sitemap: every canonical page, with the day of its last change where the content knows it. */
export function renderSitemap({ siteUrl, articles }: PublishedSite, paths: readonly string[]): string {
  const changes = new Map<string, string | undefined>([
    ...articles.map((article) => [article.link, lastChange(article)] as const),
    [LIST_PATH, newestChange(articles)],
  ]);
  const entries = [...paths].sort().map((path) => {
    const change = changes.get(path);
    return `<url><loc>${escapeMarkup(siteUrl + path)}</loc>${change ? `<lastmod>${change}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** robots.txt: crawlers may read everything, and learn where the sitemap is. */
export const renderRobots = ({ siteUrl }: PublishedSite): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
