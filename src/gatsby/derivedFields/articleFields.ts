import type { ContentOf } from '../../content-model/collections';
import { findSuicideWords } from '../../content-model/text/speaksOfSuicide';
import { formatDate } from '../../lib/formatDate';
import { isPublished } from '../../lib/isPublished';
import { readMinutes } from '../../lib/readMinutes';
import { lastChange } from '../../lib/lastChange';
import { dayInIndia } from '../../lib/indianTime';
import { findArticleSet, type ArticleNode } from './articleSet';
import { findSingle, flag, pageFields, type Field } from './field';

type FullArticleNode = ArticleNode & ContentOf<'Article'>;

/** All words of an article, in the order in which they are read. */
const textOf = (article: FullArticleNode): string =>
  [
    article.title,
    article.description,
    article.text1,
    article.crux,
    article.hookTitle,
    article.hookText,
    ...article.keyPoints,
    article.diagnosis.title,
    ...article.diagnosis.content,
    article.remedies.title,
    ...article.remedies.content,
    article.conclusion,
  ].join('\n\n');

/** Fields of `Article`: addresses, days in words, how it relates to other articles. */
export const articleFields: Record<string, Field> = {
  ...pageFields('Article'),
  author: {
    type: 'TeamMember!',
    description: 'Who wrote it: the author named in the article, or else the lead psychiatrist.',
    resolve: async (article: FullArticleNode, _, context) => {
      const slug =
        article.author ?? (await findSingle<{ leadPsychiatrist: string }>(context, 'Clinic')).leadPsychiatrist;
      return context.nodeModel.findOne({ type: 'TeamMember', query: { filter: { slug: { eq: slug } } } });
    },
  },
  language: {
    type: 'String!',
    description: 'Language of the text: en or hi.',
    resolve: (article: FullArticleNode) => article.language ?? 'en',
  },
  speaksOfSuicide: flag(
    'speaksOfSuicide',
    'Whether the text speaks of suicide or self-harm; the crisis help is then shown before it and at its end.',
  ),
  aboutChildren: flag(
    'aboutChildren',
    'Whether it is about children or teenagers; the crisis help then also has the children’s helplines.',
  ),
  dateText: {
    type: 'String!',
    description: 'Day of publication in words, in the article’s language.',
    resolve: ({ date, language }: FullArticleNode) => formatDate(date, language),
  },
  updatedText: {
    type: 'String',
    description: 'Day of the last change in words, in the article’s language.',
    resolve: ({ updated, language }: FullArticleNode) => updated && formatDate(updated, language),
  },
  sourcesCheckedOnText: {
    type: 'String!',
    description: 'Day of the last check of the sources in words, in the article’s language.',
    resolve: ({ sourcesCheckedOn, language }: FullArticleNode) => formatDate(sourcesCheckedOn, language),
  },
  isWaiting: {
    type: 'Boolean!',
    description:
      'Whether its date is in the future. Such articles appear in development only; a build leaves them out.',
    resolve: ({ date }: FullArticleNode) => !isPublished({ date }, dayInIndia(new Date())),
  },
  namesSuicide: {
    type: 'Boolean!',
    description: 'Whether its title or summary speaks of suicide or self-harm; help is then shown before them too.',
    resolve: ({ title, description }: FullArticleNode) =>
      [title, description].some((text) => findSuicideWords(text) !== undefined),
  },
  lastChanged: {
    type: 'Date!',
    description: 'Day of the last change: `updated`, or else the day of publication.',
    extensions: { dateformat: {} },
    resolve: (article: FullArticleNode) => lastChange(article),
  },
  text: {
    type: 'String!',
    description:
      'All words of the article, from title to conclusion, in reading order: for filters with regex, as in { text: { regex: "/sleep/i" } }.',
    resolve: textOf,
  },
  category: {
    type: 'Category',
    description: 'The first category that has one of the tags; null if none has.',
    resolve: async ({ tags }: FullArticleNode, _, context) => {
      const { categoryIdOf } = await findArticleSet(context);
      return context.nodeModel.getNodeById({ id: categoryIdOf(tags) ?? '' });
    },
  },
  mainCategory: {
    type: 'String!',
    description: 'Name of that category, or else the name for other articles.',
    resolve: async ({ tags }: FullArticleNode, _, context) => (await findArticleSet(context)).categoryOf(tags),
  },
  readMinutes: {
    type: 'Int!',
    description:
      'Reading time in minutes: the words of introduction, diagnosis, remedies and conclusion at 100 per minute, rounded up.',
    resolve: (article: FullArticleNode) => readMinutes(article),
  },
  relatedArticles: {
    type: '[Article!]!',
    description:
      'Up to three related articles: 1 point per shared tag, 0.5 per shared title word of four letters or more; highest scores first, then newest.',
    resolve: async (article: FullArticleNode, _, context) =>
      context.nodeModel.getNodesByIds({ ids: (await findArticleSet(context)).relatedTo(article) }),
  },
  labels: {
    type: 'ArticleLabels!',
    description: 'Labels around the text, in its language.',
    resolve: async ({ language }: FullArticleNode, _, context) =>
      context.nodeModel.findOne({ type: 'ArticleLabels', query: { filter: { language: { eq: language ?? 'en' } } } }),
  },
};
