/** What a search looks at in an article. */
export interface SearchableArticle {
  title: string;
  description: string;
  tags: readonly string[];
  mainCategory: string;
}

const withStraightApostrophes = (text: string) => text.replace(/[’‘ʼ`´′\u1FEF\u1FFD\uFF40]/g, "'");

/**
 * Folds the ways in which Hindi is typed: without the dot below a letter (ज़/ज), and with one sign for a nasal, be it
 * ँ, or ङ्, ञ्, ण्, न् or म् before a consonant of its own group (हिन्दी/हिंदी). Leaves letters composed.
 */
const foldHindi = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\u093C/g, '')
    .replace(/\u0901|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902')
    .normalize('NFC');

/**
 * Folds text for comparing: case, width, composed and decomposed letters, curly and straight apostrophes, runs of
 * spaces, invisible joiners and hyphens, spellings of Hindi. Apostrophes are folded first, since NFKC would break up the
 * free-standing accent, and again after it, since it makes one of ŉ.
 */
export const foldText = (text: string): string => {
  const plain = withStraightApostrophes(text).replace(/[\u00AD\u200B-\u200D\uFEFF]/g, '');
  // Most texts have only these characters, which have one form.
  const folded = /^[\0-\x7F]*$/.test(plain)
    ? plain.toLowerCase()
    : foldHindi(withStraightApostrophes(plain.normalize('NFKC').toLowerCase()));
  return folded.replace(/\s+/gu, ' ').trim();
};

/** Separates the fields of an article, so that no text is found across two; nobody can type it. */
const BORDER = '\0';

/** Folded texts of articles, kept as long as the articles are, so that a key press folds nothing twice. */
const foldedTexts = new WeakMap<SearchableArticle, string>();
function textOf(article: SearchableArticle): string {
  const known = foldedTexts.get(article);
  if (known !== undefined) return known;
  const text = foldText([article.title, article.description, ...article.tags].join(BORDER));
  foldedTexts.set(article, text);
  return text;
}

/** Folds the texts of articles ahead, so that the first key press need not do it. */
export const prepareSearch = (articles: readonly SearchableArticle[]): void => articles.forEach(textOf);

/**
 * Articles whose title, description or one tag contains the text, case-insensitively, and that belong to the category
 * (LIS-15, LIS-16). Empty text finds all; without a category, all categories count.
 */
export function searchArticles<A extends SearchableArticle>(
  articles: readonly A[],
  text: string,
  category?: string,
): A[] {
  const wanted = foldText(text.replaceAll(BORDER, ' '));
  return articles.filter(
    (article) =>
      (!category || article.mainCategory === category) && (wanted === '' || textOf(article).includes(wanted)),
  );
}
