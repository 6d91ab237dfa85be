/**
 * How articles relate to each other, computed once for the whole set.
 *
 * A field that queried all articles each time would make a build’s time grow with their square; so the set is read
 * once, and only ids and what they are compared by are kept.
 */
import type { Node } from 'gatsby';
import { findMainCategory } from '../../lib/mainCategory';
import { byNewest, indexRelatedArticles, type RelatableArticle } from '../../lib/relatedArticles';
import { findAll, findSingle, type Context } from './field';

/** An article’s node, as far as the set reads it. */
export type ArticleNode = Node & RelatableArticle & { author?: string };
interface CategoryNode extends Node {
  name: string;
  tags: string[];
}
type Member = RelatableArticle & { id: string };

interface ArticleSet {
  /** Ids of the related articles of an article. */
  relatedTo: (article: RelatableArticle) => string[];
  /** Name of an article’s main category. */
  categoryOf: (tags: readonly string[]) => string;
  /** Its id; undefined if the article is in none. */
  categoryIdOf: (tags: readonly string[]) => string | undefined;
  /** Ids by name of the main category, newest first. */
  byCategory: ReadonlyMap<string, string[]>;
  /** Ids by slug of the author, newest first. */
  byAuthor: ReadonlyMap<string, string[]>;
}

/** Groups the ids of a sorted list by key, in the same order. */
function groupIds<A extends { id: string }>(articles: readonly A[], keyOf: (article: A) => string) {
  const groups = new Map<string, string[]>();
  for (const article of articles) {
    const key = keyOf(article);
    const ids = groups.get(key);
    if (ids) ids.push(article.id);
    else groups.set(key, [article.id]);
  }
  return groups;
}

/** Categories in the order of their file. */
async function findCategories(context: Context): Promise<CategoryNode[]> {
  const entries = await findAll<CategoryNode>(context, 'Category');
  const order = context.nodeModel.getNodeById({ id: entries[0]?.parent ?? '' })?.children ?? [];
  return entries.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

async function readArticleSet(context: Context): Promise<ArticleSet> {
  const categories = (await findCategories(context)).map(({ id, name, tags }) => ({ id, name, tags: [...tags] }));
  const { otherCategory } = await findSingle<{ otherCategory: string }>(context, 'ArticleListPage');
  const { leadPsychiatrist } = await findSingle<{ leadPsychiatrist: string }>(context, 'Clinic');
  const articles = (await findAll<ArticleNode>(context, 'Article'))
    .map(({ id, slug, title, tags, date, author }) => ({ id, slug, title, tags: [...tags], date, author }))
    .sort(byNewest);
  const categoryOf = (tags: readonly string[]) => findMainCategory(tags, categories)?.name ?? otherCategory;
  const related = indexRelatedArticles<Member>(articles);
  return {
    relatedTo: (article) => related(article).map(({ id }) => id),
    categoryOf,
    categoryIdOf: (tags) => findMainCategory(tags, categories)?.id,
    byCategory: groupIds(articles, ({ tags }) => categoryOf(tags)),
    byAuthor: groupIds(articles, ({ author }) => author ?? leadPsychiatrist),
  };
}

let known: Promise<ArticleSet> | undefined;

/** Makes the set be read again; to be called whenever content may have changed. */
export function forgetArticleSet(): void {
  known = undefined;
}

/**
 * The set of articles. Each page that asks is registered with Gatsby to be queried again when an article, a category,
 * the words of the list or the clinic change, even if the set was read for another page.
 */
export function findArticleSet(context: Context): Promise<ArticleSet> {
  for (const connectionType of ['Article', 'Category', 'ArticleListPage', 'Clinic'])
    context.nodeModel.trackPageDependencies([], { connectionType });
  known ??= readArticleSet(context);
  return known;
}
