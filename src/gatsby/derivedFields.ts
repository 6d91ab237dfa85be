/** Fields that nobody writes: computed once here from the pure functions of `lib`, never in components. */
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { collections, type Collection } from '../content-model/collections';
import { formatShift } from '../lib/clockTime';
import { formatDate } from '../lib/formatDate';
import { findMainCategory } from '../lib/mainCategory';
import { digitsOf, formatPhone, telHref } from '../lib/phone';
import { readMinutes, type ReadableText } from '../lib/readMinutes';
import { byNewest, indexRelatedArticles, type RelatableArticle } from '../lib/relatedArticles';
import { whatsappChatUrl } from '../lib/whatsappMessage';

type ArticleNode = Node &
  RelatableArticle &
  ReadableText & { updated?: string; author?: string; language?: 'en' | 'hi' };
type SluggedNode = Node & { slug: string };
interface Context {
  nodeModel: {
    findAll: <T>(args: { type: string; query?: object }) => Promise<{ entries: Iterable<T> }>;
    findOne: <T>(args: { type: string; query: object }) => Promise<T | null>;
    getNodeById: (args: { id: string }) => (Node & { children: string[] }) | null;
  };
}
type Field = {
  type: string;
  description: string;
  resolve: (source: never, args: unknown, context: Context) => unknown;
};

const all = async <T>(context: Context, type: string) => [...(await context.nodeModel.findAll<T>({ type })).entries];
const one = async <T>(context: Context, type: string) => (await all<T>(context, type))[0]!;
const siteUrl = async (context: Context) => (await one<{ siteUrl: string }>(context, 'Clinic')).siteUrl;
const routeOf = (typeName: string) =>
  (collections as readonly Collection[]).find((collection) => collection.typeName === typeName)!.route!;

const pageFields = (typeName: string): Record<string, Field> => ({
  link: {
    type: 'String!',
    description: 'Path of its page on this site.',
    resolve: (node: SluggedNode) => routeOf(typeName)(node),
  },
  url: {
    type: 'String!',
    description: 'Full address of its page.',
    resolve: async (node: SluggedNode, _, context) => (await siteUrl(context)) + routeOf(typeName)(node),
  },
});

/** Index of related articles, made once a set of articles; the set is told by its newest and its size. */
const relatedIndexes = new WeakMap<object, (article: RelatableArticle) => ArticleNode[]>();
let relatedKey: { digest: string; key: object } = { digest: '', key: {} };
function relatedIndex(articles: ArticleNode[]) {
  const digest = articles.map(({ internal }) => internal.contentDigest).join();
  if (relatedKey.digest !== digest) relatedKey = { digest, key: {} };
  const known = relatedIndexes.get(relatedKey.key) ?? indexRelatedArticles(articles);
  relatedIndexes.set(relatedKey.key, known);
  return known;
}

const categories = async (context: Context) => {
  const entries = await all<Node & { name: string; slug: string; tags: string[] }>(context, 'Category');
  const order = context.nodeModel.getNodeById({ id: entries[0]?.parent ?? '' })?.children ?? [];
  return entries.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
};

const articleFields: Record<string, Field> = {
  ...pageFields('Article'),
  author: {
    type: 'TeamMember!',
    description: 'Who wrote it: the author that the article names, else the lead psychiatrist.',
    resolve: async (article: ArticleNode, _, context) => {
      const slug = article.author ?? (await one<{ leadPsychiatrist: string }>(context, 'Clinic')).leadPsychiatrist;
      return context.nodeModel.findOne({ type: 'TeamMember', query: { filter: { slug: { eq: slug } } } });
    },
  },
  language: {
    type: 'String!',
    description: 'Language of the text: en or hi.',
    resolve: (article: ArticleNode) => article.language ?? 'en',
  },
  dateText: {
    type: 'String!',
    description: 'Day of publication in words, in the article’s language.',
    resolve: ({ date, language }: ArticleNode) => formatDate(date, language),
  },
  updatedText: {
    type: 'String',
    description: 'Day of the last change in words, in the article’s language.',
    resolve: ({ updated, language }: ArticleNode) => updated && formatDate(updated, language),
  },
  mainCategory: {
    type: 'String!',
    description: 'Name of the first category that holds one of the tags, else the name for other articles.',
    resolve: async ({ tags }: ArticleNode, _, context) =>
      findMainCategory(tags, await categories(context))?.name ??
      (await one<{ otherCategory: string }>(context, 'ArticleListPage')).otherCategory,
  },
  readMinutes: {
    type: 'Int!',
    description:
      'Read time in minutes: words of introduction, conclusion, diagnosis and remedies at 100 a minute, rounded up.',
    resolve: (article: ArticleNode) => readMinutes(article),
  },
  relatedArticles: {
    type: '[Article!]!',
    description:
      'Up to three related articles: +1 a shared tag, +0.5 a shared title word of four letters or more; higher scores first, then newer.',
    resolve: async (article: ArticleNode, _, context) =>
      relatedIndex(await all<ArticleNode>(context, 'Article'))(article),
  },
  labels: {
    type: 'ArticleLabels!',
    description: 'Labels around the text, in its language.',
    resolve: async ({ language }: ArticleNode, _, context) =>
      context.nodeModel.findOne({ type: 'ArticleLabels', query: { filter: { language: { eq: language ?? 'en' } } } }),
  },
};

const serviceFields: Record<string, Field> = {
  ...pageFields('Service'),
  otherServices: {
    type: '[Service!]!',
    description: 'The other services, in the order of the menus.',
    resolve: async (service: SluggedNode, _, context) => {
      const { services } = await one<{ services: string[] }>(context, 'Navigation');
      const nodes = await all<SluggedNode>(context, 'Service');
      return services
        .filter((slug) => slug !== service.slug)
        .flatMap((slug) => nodes.find((node) => node.slug === slug) ?? []);
    },
  },
};

/** Place of an entry in its list file, from 0. */
const position: Field = {
  type: 'Int!',
  description: 'Place in its file, from 0; sort by it to keep the order that the clinic chose.',
  resolve: (node: Node, _, context) =>
    context.nodeModel.getNodeById({ id: node.parent ?? '' })?.children.indexOf(node.id) ?? 0,
};

export const derivedFields: Record<string, Record<string, Field>> = {
  Article: articleFields,
  Service: serviceFields,
  TeamMember: {
    articles: {
      type: '[Article!]!',
      description: 'Articles that they wrote, newest first.',
      resolve: async ({ slug }: SluggedNode, _, context) => {
        const { leadPsychiatrist } = await one<{ leadPsychiatrist: string }>(context, 'Clinic');
        return (await all<ArticleNode>(context, 'Article'))
          .filter(({ author }) => (author ?? leadPsychiatrist) === slug)
          .sort(byNewest);
      },
    },
  },
  Category: {
    position,
    articles: {
      type: '[Article!]!',
      description: 'Articles whose main category it is, newest first.',
      resolve: async ({ name }: { name: string }, _, context) => {
        const ordered = await categories(context);
        return (await all<ArticleNode>(context, 'Article'))
          .filter(({ tags }) => findMainCategory(tags, ordered)?.name === name)
          .sort(byNewest);
      },
    },
  },
  Testimonial: { position },
  FaqItem: {},
  Phone: {
    display: {
      type: 'String!',
      description: 'The number as people read it.',
      resolve: ({ number }: { number: string }) => formatPhone(number),
    },
    href: {
      type: 'String!',
      description: 'Link that dials it.',
      resolve: ({ number }: { number: string }) => telHref(number),
    },
  },
  HelplineNumber: {
    href: {
      type: 'String!',
      description: 'Link that dials it.',
      resolve: ({ digits }: { digits: string }) => telHref(digits),
    },
  },
  Shift: {
    text: {
      type: 'String!',
      description: 'The shift as shown, e.g. 09:00 AM–01:00 PM.',
      resolve: (shift: { opens: string; closes: string }) => formatShift(shift),
    },
  },
  Clinic: {
    whatsappUrl: {
      type: 'String!',
      description: 'Plain WhatsApp chat link.',
      resolve: ({ whatsappNumber }: { whatsappNumber: string }) => whatsappChatUrl(whatsappNumber),
    },
    whatsappDigits: {
      type: 'String!',
      description: 'Digits of the WhatsApp number, as links want them.',
      resolve: ({ whatsappNumber }: { whatsappNumber: string }) => digitsOf(whatsappNumber),
    },
    helplinesCheckedOnText: {
      type: 'String!',
      description: 'Day on which the helplines were last checked, in words.',
      resolve: ({ helplinesCheckedOn }: { helplinesCheckedOn: string }) => formatDate(helplinesCheckedOn),
    },
    helplinesCheckedOnTextInHindi: {
      type: 'String!',
      description: 'The same day in Hindi words.',
      resolve: ({ helplinesCheckedOn }: { helplinesCheckedOn: string }) => formatDate(helplinesCheckedOn, 'hi'),
    },
    copyrightYear: {
      type: 'Int!',
      description: 'Year of the build, in India.',
      resolve: () =>
        Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format(new Date())),
    },
  },
};

type BuildObjectType = NodePluginArgs & { schema: { buildObjectType: (config: object) => unknown } };

/** The derived fields as Gatsby type builders, which merge with the types written from the schemas. */
export function buildDerivedTypes(schema: BuildObjectType['schema']): unknown[] {
  return Object.entries(derivedFields)
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .map(([name, fields]) => schema.buildObjectType({ name, fields }));
}

export type CreateSchemaCustomization = GatsbyNode['createSchemaCustomization'];
