/** A category with the tags that belong to it. */
export interface TaggedCategory {
  name: string;
  tags: readonly string[];
}

const fold = (tag: string) => tag.trim().toLowerCase();

/**
 * The category of an article: the first one, in the given order, that holds any of its tags; undefined if none does
 * (shown as “Other”; LIS-13).
 */
export function findMainCategory<C extends TaggedCategory>(
  tags: readonly string[],
  categories: readonly C[],
): C | undefined {
  const wanted = new Set(tags.map(fold));
  return categories.find((category) => category.tags.some((tag) => wanted.has(fold(tag))));
}
