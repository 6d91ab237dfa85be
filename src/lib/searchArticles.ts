/** What a search looks at in an article. */
export interface SearchableArticle {
  title: string;
  description: string;
  tags: readonly string[];
  mainCategory: string;
}

const withStraightApostrophes = (text: string) => text.replace(/[’‘ʼ`´′\u1FEF\u1FFD\uFF40]/g, "'");

const withoutDots = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\u093C/g, '')
    .normalize('NFC');

/**
 * Writes nasals of Hindi with one sign, be it ँ, or ङ्, ञ्, ण्, न् or म् before a consonant of its own group
 * (हिन्दी/हिंदी).
 */
const foldNasals = (text: string) =>
  text.replace(/\u0901|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902');

/**
 * Folds characters: case, width, composed and decomposed letters, curly and straight apostrophes, runs of spaces,
 * invisible joiners and hyphens, dots below letters of Hindi (ज़/ज). Apostrophes are folded first, since NFKC would break
 * up the free-standing accent, and again after it, since it makes one of ŉ.
 */
const foldCharacters = (text: string): string => {
  const plain = withStraightApostrophes(text).replace(/[\u00AD\u200B-\u200D\uFEFF]/g, '');
  // Most texts have only these characters, which have one form.
  const folded = /^[\0-\x7F]*$/.test(plain)
    ? plain.toLowerCase()
    : withoutDots(withStraightApostrophes(plain.normalize('NFKC').toLowerCase()));
  return folded.replace(/\s+/gu, ' ').trim();
};

/** Folds text for comparing words: characters, and the ways in which nasals of Hindi are spelt. */
export const foldText = (text: string): string => foldNasals(foldCharacters(text));

/** Separates the fields of an article, so that no text is found across two; nobody can type it. */
const BORDER = '\0';

/** Folded texts of articles, kept as long as the articles are, so that a key press folds nothing twice. */
const foldedTexts = new WeakMap<SearchableArticle, string>();
function textOf(article: SearchableArticle): string {
  const known = foldedTexts.get(article);
  if (known !== undefined) return known;
  const asWritten = foldCharacters([article.title, article.description, ...article.tags].join(BORDER));
  // Both, since half of a word may be typed: हिन is the beginning of हिन्दी as written only.
  const text = asWritten + BORDER + foldNasals(asWritten);
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
  const wanted = foldCharacters(text.replaceAll(BORDER, ' '));
  // At the end, the consonant that follows a nasal may be still to be typed.
  const spellings = [wanted, foldNasals(wanted).replace(/[ङञणनम]्$/, '\u0902')];
  return articles.filter(
    (article) =>
      (!category || article.mainCategory === category) &&
      spellings.some((spelling) => textOf(article).includes(spelling)),
  );
}
