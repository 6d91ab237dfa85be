/** Articles for tests that need one of a kind, whatever the clinic has written; each by the path of its page. */
import { findSuicideWords } from '../../src/content-model/text/speaksOfSuicide';
import { publishedArticles } from '../publishedArticles';

/** What tests read of an article’s file. */
interface Article {
  slug: string;
  date: string;
  title: string;
  description: string;
  language?: 'hi';
  tags: string[];
  text1: string;
  conclusion: string;
}

const articles = publishedArticles<Article>();
const pathOf = ({ slug }: Article) => `/blog/${slug}`;
const lengthOf = (article: Article) => JSON.stringify(article).length;
const namesSuicide = ({ title, description }: Article) =>
  [title, description].some((text) => findSuicideWords(text) !== undefined);

const inEnglish = articles.filter(({ language }) => language !== 'hi');
const [longest] = inEnglish
  .filter((article) => !namesSuicide(article))
  .sort((one, other) => lengthOf(other) - lengthOf(one));
if (!longest) throw new Error('These tests need an article in English whose title does not speak of suicide.');

/** Any article: the longest in English, since it tries a page most. Its title does not speak of suicide. */
export const anArticle = pathOf(longest);

/** An article in Hindi; none if the clinic has none. */
export const someHindiArticle: readonly string[] = articles
  .filter(({ language }) => language === 'hi')
  .slice(0, 1)
  .map(pathOf);

/** An article in English whose title or summary speaks of suicide, so that it begins with the numbers; or none. */
export const someCrisisArticle: readonly string[] = inEnglish.filter(namesSuicide).slice(0, 1).map(pathOf);

/** What the file of a page’s article holds. */
export const articleAt = (path: string): Article => articles.find((article) => pathOf(article) === path)!;

/** Titles of the articles that a search is to find, in order: those with the words in title, summary or a tag. */
export const titlesWith = (words: string): string[] =>
  articles
    .filter(({ title, description, tags }) =>
      [title, description, ...tags].some((text) => text.toLowerCase().includes(words.toLowerCase())),
    )
    .map(({ title }) => title);
