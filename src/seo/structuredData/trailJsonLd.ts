import type { BreadcrumbList } from 'schema-dts';
import { findTrail } from '../../lib/trail';
import { urlOf, type PageFacts, type SiteFacts } from './site';

/** A link of the menu. */
export interface MenuLink {
  label: string;
  link: string;
}

/** The breadcrumbs from the home page to a page, named as in the menu; undefined on the home page itself. */
export function trailJsonLd(
  site: SiteFacts,
  { path, title, crumb = title }: PageFacts,
  menu: readonly MenuLink[],
): BreadcrumbList | undefined {
  if (path === '/') return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': urlOf(site, `${path}#trail`),
    itemListElement: findTrail({ name: crumb, link: path }, menu).map(({ name, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(site, link),
    })),
  };
}
