import { escapeMarkup } from '../../lib/escapeMarkup';
import type { SiteRedirect } from '../hosting/hostRules';

/** A page at an old path, for hosts that know no redirect rules (decisions, “Routes”). */
export function redirectPage({ to }: SiteRedirect, siteUrl: string): string {
  const path = escapeMarkup(to);
  const url = escapeMarkup(siteUrl + to);
  return `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${path}"></head><body><p>This page has moved to <a href="${path}">${url}</a>.</p></body></html>\n`;
}
