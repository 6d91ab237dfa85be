import { splitWords } from '../../lib/words';
import type { ContentOf } from '../collections';

type Article = ContentOf<'Article'>;

/** The running text of an article, part by part, in reading order and without headings. */
export const bodyOf = ({ text1, crux, hookText, keyPoints, diagnosis, remedies, conclusion }: Article): string[] => [
  text1,
  crux,
  hookText,
  ...keyPoints,
  ...diagnosis.content,
  ...remedies.content,
  conclusion,
];

/** Words of an article’s text, with the headings of its two lists. */
export const countArticleWords = (article: Article): number =>
  [...bodyOf(article), article.diagnosis.title, article.remedies.title].reduce(
    (sum, text) => sum + splitWords(text).length,
    0,
  );
