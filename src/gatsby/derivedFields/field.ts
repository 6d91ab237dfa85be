/** The shape of derived fields, and how they read other content. */
import type { Node } from 'gatsby';
import { collections, type Collection } from '../../content-model/collections';

/** A node with a slug. */
export type SluggedNode = Node & { slug: string };

/** What Gatsby passes to resolvers, as far as it is used here. */
export interface Context {
  nodeModel: {
    findAll: <T>(args: { type: string; query?: object }) => Promise<{ entries: Iterable<T> }>;
    findOne: <T>(args: { type: string; query: object }) => Promise<T | null>;
    getNodeById: (args: { id: string }) => (Node & { children: string[] }) | null;
    getNodesByIds: (args: { ids: readonly string[] }) => Node[];
    trackPageDependencies: (result: readonly Node[], dependencies: { connectionType: string }) => unknown;
  };
}

/** A derived field of a GraphQL type. */
export type Field = {
  type: string;
  description: string;
  args?: Record<string, { type: string; description: string }>;
  /** Gatsby’s own, such as the arguments of a date. */
  extensions?: Record<string, object>;
  resolve: (source: never, args: never, context: Context) => unknown;
};

/** Every entry of a type. It reads them all, so a field of every article must not call it for articles. */
export const findAll = async <T>({ nodeModel }: Context, type: string): Promise<T[]> => [
  ...(await nodeModel.findAll<T>({ type })).entries,
];

/** The entry of a type that has only one. */
export const findSingle = async <T>(context: Context, type: string): Promise<T> =>
  (await findAll<T>(context, type))[0]!;

const routeOf = (typeName: string) =>
  (collections as readonly Collection[]).find((collection) => collection.typeName === typeName)!.route!;

/** Addresses of entries that have a page. */
export const pageFields = (typeName: string): Record<string, Field> => ({
  link: {
    type: 'String!',
    description: 'Path of its page on this site, e.g. /about.',
    resolve: (node: SluggedNode) => routeOf(typeName)(node),
  },
  url: {
    type: 'String!',
    description: 'Full address of its page, e.g. https://clinic.example/about.',
    resolve: async (node: SluggedNode, _, context) =>
      (await findSingle<{ siteUrl: string }>(context, 'Clinic')).siteUrl + routeOf(typeName)(node),
  },
});

/** A boolean field that content may leave out. It is false then, since filters match only values that are there. */
export const flag = (name: string, description: string): Field => ({
  type: 'Boolean!',
  description,
  resolve: (node: Record<string, boolean | undefined>) => node[name] ?? false,
});

/**
 * Place of an entry among those that other content lists by slug, from 0; one that is not listed comes last.
 * @param readSlugs reads the slugs in their order
 */
export const placeAmong = (
  readSlugs: (context: Context) => Promise<readonly string[]>,
  description: string,
): Field => ({
  type: 'Int!',
  description,
  resolve: async ({ slug }: SluggedNode, _, context) => {
    const slugs = await readSlugs(context);
    return slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length;
  },
});

/** Index of an entry in its list file, from 0. */
export const position: Field = {
  type: 'Int!',
  description: 'Position in its file, from 0; sort by it to keep the order that the clinic chose.',
  resolve: (node: Node, _, context) =>
    context.nodeModel.getNodeById({ id: node.parent ?? '' })?.children.indexOf(node.id) ?? 0,
};
