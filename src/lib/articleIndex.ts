/**
 * The index of all articles, which the article list fetches once search, filter or a later page is used. The build
 * writes it and the browser reads it, so both directions are in this one file.
 */

/** Raised when the format changes, so that a page from before a deploy does not misread an index from after it. */
const INDEX_VERSION = 2;

/** What the list needs of an article: what is searched, and what a card shows. */
export interface ListedArticle<Picture = unknown> {
  title: string;
  description: string;
  tags: readonly string[];
  link: string;
  language: string;
  mainCategory: string;
  dateText: string;
  readMinutes: number;
  labels: { readMinutes: string };
  image: { alt: string; src: { childImageSharp: Picture | null } };
}

/**
 * A picture: the number of its pattern, and what fills the gaps (hash, name, colour); null if it has no optimised
 * versions.
 */
type PictureEntry = [pattern: number, ...gaps: string[]] | null;

type Row = [
  link: string,
  title: string,
  description: string,
  dateText: string,
  readMinutes: number,
  tags: number[],
  mainCategory: number,
  language: number,
  label: number,
  picture: PictureEntry,
];

interface ArticleIndex {
  version: number;
  tags: string[];
  categories: string[];
  languages: string[];
  labels: string[];
  /** JSON of pictures, with gaps for what differs. */
  pictures: string[];
  articles: Row[];
}

/** Numbers texts; equal ones get the same number. */
function makeTable() {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  return { numberOf, texts: () => [...numbers.keys()] };
}

// Characters that JSON never holds unescaped.
const GAPS = ['\u0001', '\u0002', '\u0003'];

/** The file that all versions of a picture are made from: its hash and its name, as in each address. */
const FILE = /\/static\/([\da-f]{16,})\/[\da-f]+\/([^"/ ]+)\.\w+/;

/** Separates what pictures share (sizes, formats, options) from what is a picture’s own. */
function splitPicture(picture: unknown): [pattern: string, ...gaps: string[]] {
  const json = JSON.stringify(picture);
  const [, hash, name] = FILE.exec(json) ?? [];
  const color = /"backgroundColor":("#[\da-f]+")/.exec(json)?.[1];
  const gaps = [hash && `/${hash}/`, name && `/${name}.`, color].map((part) => part ?? '');
  const pattern = gaps.reduce((text, gap, index) => (gap ? text.replaceAll(gap, GAPS[index]!) : text), json);
  return [pattern, ...gaps.map((gap) => gap.slice(1, -1))];
}

const fillPicture = (pattern: string, [hash = '', name = '', color = '']: readonly string[]): unknown =>
  JSON.parse(
    pattern
      .replaceAll(GAPS[0]!, () => `/${hash}/`)
      .replaceAll(GAPS[1]!, () => `/${name}.`)
      .replaceAll(GAPS[2]!, () => `"${color}"`),
  );

/** Makes the index of all articles, given in the order of the list. */
export function encodeArticleIndex(articles: readonly ListedArticle[]): ArticleIndex {
  const [tags, categories, languages, labels, pictures] = [
    makeTable(),
    makeTable(),
    makeTable(),
    makeTable(),
    makeTable(),
  ] as const;
  const pictureOf = (picture: unknown): PictureEntry => {
    if (!picture) return null;
    const [pattern, ...gaps] = splitPicture(picture);
    return [pictures.numberOf(pattern), ...gaps];
  };
  const rows = articles.map((article): Row => [
    article.link,
    article.title,
    article.description,
    article.dateText,
    article.readMinutes,
    article.tags.map(tags.numberOf),
    categories.numberOf(article.mainCategory),
    languages.numberOf(article.language),
    labels.numberOf(article.labels.readMinutes),
    pictureOf(article.image.src.childImageSharp),
  ]);
  return {
    version: INDEX_VERSION,
    tags: tags.texts(),
    categories: categories.texts(),
    languages: languages.texts(),
    labels: labels.texts(),
    pictures: pictures.texts(),
    articles: rows,
  };
}

/**
 * Reads an index. Pictures are assembled only when they are shown, and have no alternative text: in cards they are
 * decoration.
 * @throws if it is no index, or one of another version
 */
export function decodeArticleIndex<Picture>(value: unknown): ListedArticle<Picture>[] {
  const index = value as ArticleIndex;
  if (index?.version !== INDEX_VERSION || !Array.isArray(index.articles)) throw new Error('This is no article index.');
  return index.articles.map(
    ([link, title, description, dateText, readMinutes, tags, category, language, label, picture]) => ({
      link,
      title,
      description,
      dateText,
      readMinutes,
      tags: tags.map((tag) => index.tags[tag]!),
      mainCategory: index.categories[category]!,
      language: index.languages[language]!,
      labels: { readMinutes: index.labels[label]! },
      get image() {
        const data = picture && fillPicture(index.pictures[picture[0]]!, picture.slice(1) as string[]);
        return { alt: '', src: { childImageSharp: data as Picture | null } };
      },
    }),
  );
}
