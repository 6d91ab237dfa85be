export interface SearchableArticle {
  title: string;
  description: string;
  tags: readonly string[];
  mainCategory: string;
}

/** Folds text for comparing: case, width, composed and decomposed letters, curly and straight apostrophes, runs of spaces. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[’‘ʼ`´]/g, "'").replace(/\s+/gu, ' ').trim();

/**
 * Articles whose title, description or one tag contains the text, case-insensitively, and that belong to the category
 * (specification section 9). Empty text finds all; without a category, all categories count.
 */
export function searchArticles<A extends SearchableArticle>(articles: readonly A[], text: string, category?: string): A[] {
  const wanted = foldText(text);
  return articles.filter(
    (article) =>
      (!category || article.mainCategory === category) &&
      (wanted === '' || [article.title, article.description, ...article.tags].some((field) => foldText(field).includes(wanted))),
  );
}
