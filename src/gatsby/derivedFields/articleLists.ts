/** Fields that are lists of articles, and those beside them. */
import { FIRST_VIEW, listHref } from '../../lib/listState';
import { findArticleSet } from './articleSet';
import { findSingle, placeAmong, position, type Context, type Field } from './field';

const limitArgument = { limit: { type: 'Int', description: 'Most to return, 0 or more; all of them if left out.' } };

/**
 * The first articles of some ids; all without a limit.
 * @throws if the limit is negative
 */
function take({ nodeModel }: Context, ids: readonly string[] = [], limit?: number | null) {
  if (limit && limit < 0) throw new Error(`limit is ${limit}; it must be 0 or more.`);
  return nodeModel.getNodesByIds({ ids: ids.slice(0, limit ?? undefined) });
}

/** Fields of `Category`: its place and its articles. */
export const categoryFields: Record<string, Field> = {
  position,
  link: {
    type: 'String!',
    description: 'Path of the list of its articles, e.g. /blogs?category=sleep.',
    resolve: ({ slug }: { slug: string }) => listHref({ ...FIRST_VIEW, category: slug }),
  },
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

/** Fields of `TeamMember`: place, and what they wrote. */
export const teamMemberFields: Record<string, Field> = {
  position: placeAmong(
    async (context) => (await findSingle<{ team: { members: string[] } }>(context, 'AboutPage')).team.members,
    'Place in the team on the About page, from 0; sort by it to keep the order that the clinic chose.',
  ),
  articles: {
    type: '[Article!]!',
    description: 'Articles that they wrote, newest first.',
    args: limitArgument,
    resolve: async ({ slug }: { slug: string }, { limit }: { limit?: number }, context) =>
      take(context, (await findArticleSet(context)).byAuthor.get(slug), limit),
  },
};
