import { findSuicideWords } from '../../content-model/text/speaksOfSuicide';
import { formatDate } from '../../lib/formatDate';
import { isPublished } from '../../lib/isPublished';
import type { Language } from '../../lib/language';
import { readMinutes, type ReadableText } from '../../lib/readMinutes';
import { dayInIndia } from '../../lib/indianTime';
import { findArticleSet, type ArticleNode } from './articleSet';
import { findSingle, flag, pageFields, position, type Context, type Field } from './field';

type FullArticleNode = ArticleNode &
  ReadableText & { description: string; updated?: string; sourcesCheckedOn: string; language?: Language };

const limitArgument = { limit: { type: 'Int', description: 'Most to return; all of them if left out.' } };

/** The first articles of some ids; all without a limit. */
const take = ({ nodeModel }: Context, ids: readonly string[] = [], limit?: number | null) =>
  nodeModel.getNodesByIds({ ids: ids.slice(0, limit ?? undefined) });

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
  mainCategory: {
    type: 'String!',
    description: 'Name of the first category that has one of the tags, or else the name for other articles.',
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
      take(context, (await findArticleSet(context)).relatedTo(article)),
  },
  labels: {
    type: 'ArticleLabels!',
    description: 'Labels around the text, in its language.',
    resolve: async ({ language }: FullArticleNode, _, context) =>
      context.nodeModel.findOne({ type: 'ArticleLabels', query: { filter: { language: { eq: language ?? 'en' } } } }),
  },
};

/** Fields of `Category`: its place and its articles. */
export const categoryFields: Record<string, Field> = {
  position,
  articles: {
    type: '[Article!]!',
    description: 'Articles whose main category this is, newest first.',
    args: limitArgument,
    resolve: async ({ name }: { name: string }, { limit }: { limit?: number }, context) =>
      take(context, (await findArticleSet(context)).byCategory.get(name), limit),
  },
};

/** Fields of `ArticleListPage`: the articles that no category has. */
export const articleListFields: Record<string, Field> = {
  otherArticles: {
    type: '[Article!]!',
    description: 'Articles in no category, newest first.',
    args: limitArgument,
    resolve: async ({ otherCategory }: { otherCategory: string }, { limit }: { limit?: number }, context) =>
      take(context, (await findArticleSet(context)).byCategory.get(otherCategory), limit),
  },
};

/** Fields of `TeamMember`: what they wrote. */
export const teamMemberFields: Record<string, Field> = {
  articles: {
    type: '[Article!]!',
    description: 'Articles that they wrote, newest first.',
    args: limitArgument,
    resolve: async ({ slug }: { slug: string }, { limit }: { limit?: number }, context) =>
      take(context, (await findArticleSet(context)).byAuthor.get(slug), limit),
  },
};
