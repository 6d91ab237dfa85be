import { findAll, findSingle, flag, pageFields, placeAmong, type Context, type Field, type SluggedNode } from './field';

/** Slugs of the services, in the order of the menus. */
const readOrder = async (context: Context) =>
  (await findSingle<{ services: string[] }>(context, 'Navigation')).services;

/** Fields of `Service`: addresses, and the other services. */
export const serviceFields: Record<string, Field> = {
  ...pageFields('Service'),
  position: placeAmong(readOrder, 'Place in the menus, from 0; sort by it to keep the order that the clinic chose.'),
  aboutChildren: flag(
    'aboutChildren',
    'Whether it is about children or teenagers; the crisis help then also has the children’s helplines.',
  ),
  otherServices: {
    type: '[Service!]!',
    description: 'The other services, in the order of the menus.',
    resolve: async (service: SluggedNode, _, context) => {
      const nodes = await findAll<SluggedNode>(context, 'Service');
      return (await readOrder(context))
        .filter((slug) => slug !== service.slug)
        .flatMap((slug) => nodes.find((node) => node.slug === slug) ?? []);
    },
  },
};
