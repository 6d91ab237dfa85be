/** A step of the way to a page. */
interface TrailStep {
  name: string;
  link: string;
}

/**
 * Pages above a page, by the start of its path. Services have no page above them but the home page. The list’s path is
 * written out, since importing LIST_PATH would bring its module (listState.ts) to every page; a test keeps the two
 * equal.
 */
const PARENTS: readonly (readonly [start: string, parent: string])[] = [['/blog/', '/blogs']];

/**
 * The way from the home page to a page, both included, named as in the menu; shown on the page and given to search
 * engines.
 * @param page the page itself, which the menu need not name
 * @param menu the links of the menu
 */
export function findTrail(page: TrailStep, menu: readonly { label: string; link: string }[]): TrailStep[] {
  const parents = PARENTS.filter(([start]) => page.link.startsWith(start)).map(([, parent]) => parent);
  const nameOf = (link: string) => menu.find((item) => item.link === link)?.label;
  return ['/', ...parents, page.link].map((link) => ({
    name: nameOf(link) ?? (link === page.link ? page.name : link),
    link,
  }));
}
