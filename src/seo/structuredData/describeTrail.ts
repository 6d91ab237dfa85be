import type { BreadcrumbList } from 'schema-dts';
import { urlOf, type PageFacts, type SiteFacts } from './site';

export interface MenuLink {
  label: string;
  link: string;
}

/** Pages above a page, by the start of its path. Services have no page above them but the home page. */
const PARENTS: readonly (readonly [start: string, parent: string])[] = [['/blog/', '/blogs']];

/** The way from the home page to a page, in the menu’s words; undefined on the home page itself. */
export function describeTrail(
  site: SiteFacts,
  { path, title }: PageFacts,
  menu: readonly MenuLink[],
): BreadcrumbList | undefined {
  if (path === '/') return undefined;
  const parents = PARENTS.filter(([start]) => path.startsWith(start)).map(([, parent]) => parent);
  const nameOf = (link: string) => menu.find((item) => item.link === link)?.label;
  return {
    '@type': 'BreadcrumbList',
    '@id': urlOf(site, `${path}#trail`),
    itemListElement: ['/', ...parents, path].map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(link) ?? (link === path ? title : link),
      item: urlOf(site, link),
    })),
  };
}
