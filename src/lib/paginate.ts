/** Articles on a page of the list (LIS-07); src/templates/ArticleListPage.tsx queries as many. */
export const PAGE_SIZE = 9;

/** Number of pages; an empty list has one. */
export const countPages = (items: number, size = PAGE_SIZE): number => Math.max(1, Math.ceil(items / size));

/**
 * Clamps a page number to 1 … `pages`; text that is no whole number becomes 1.
 * @param page a number, or its decimal digits as in an address
 */
export function clampPage(page: unknown, pages: number): number {
  const number = typeof page === 'string' && /^-?\d+$/.test(page) ? Number(page) : page;
  if (typeof number !== 'number' || Number.isNaN(number)) return 1;
  return Math.min(Math.max(Math.trunc(number), 1), pages);
}

/** The items of a page, counting from 1. */
export const pageOf = <T>(items: readonly T[], page: number, size = PAGE_SIZE): T[] =>
  items.slice((page - 1) * size, page * size);

/**
 * What the pagination shows: first, last, current and its neighbours, with an ellipsis where the distance from the
 * current page is two (LIS-08).
 */
export function paginationItems(current: number, pages: number): (number | 'ellipsis')[] {
  return Array.from({ length: pages }, (_, index) => index + 1).flatMap((page): (number | 'ellipsis')[] => {
    const distance = Math.abs(page - current);
    if (page === 1 || page === pages || distance <= 1) return [page];
    return distance === 2 ? ['ellipsis'] : [];
  });
}
