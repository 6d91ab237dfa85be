export interface SearchableArticle {
  title: string;
  description: string;
  tags: readonly string[];
  mainCategory: string;
}

/**
 * Folds text for comparing: case, width, composed and decomposed letters, curly and straight apostrophes, runs of spaces,
 * invisible joiners and hyphens. Apostrophes come first, since NFKC would tear the free-standing accent apart.
 */
export const foldText = (text: string): string =>
  text
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(/[\u00AD\u200B-\u200D\uFEFF]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();

/** Folded fields of an article, kept as long as the article is, so that a key press folds nothing twice. */
const foldedFields = new WeakMap<SearchableArticle, string[]>();
function fieldsOf(article: SearchableArticle): string[] {
  const fields = foldedFields.get(article) ?? [article.title, article.description, ...article.tags].map(foldText);
  foldedFields.set(article, fields);
  return fields;
}

/**
 * Articles whose title, description or one tag contains the text, case-insensitively, and that belong to the category
 * (specification section 9). Empty text finds all; without a category, all categories count.
 */
export function searchArticles<A extends SearchableArticle>(
  articles: readonly A[],
  text: string,
  category?: string,
): A[] {
  const wanted = foldText(text);
  return articles.filter(
    (article) =>
      (!category || article.mainCategory === category) &&
      (wanted === '' || fieldsOf(article).some((field) => field.includes(wanted))),
  );
}
